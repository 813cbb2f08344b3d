import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { canaries } from '@signet/personas/canaries';
import { persona } from '@signet/personas/personas';
import { completeApplication, mailTo, submitApplication } from '@signet/testing/applications';
import { dumpDatabase } from '@signet/testing/dump-database';
import { startDurableCluster } from '@signet/testing/durable-postgres';
import { signInByHttp } from '@signet/testing/http-client';
import { findPostgres } from '@signet/testing/installed-programs';
import { freePort, startProgram, stopProgram, waitFor } from '@signet/testing/programs';
import { type BenchWorld, startBenchWorld, TEST_OUTPUT_FOLDER } from '@signet/testing/world';
import pg from 'pg';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { secretsIn } from '../../tools/find-secrets.ts';
import { withProductStore } from '../../tools/product-store.ts';

const people = 12;
const personIds = ['ana', 'chloe'] as const;

/**
 * Rehearses a restore: dump, restore into an empty cluster, start on it, verify the audit log,
 * search for secrets.
 */
export async function measure(): Promise<object> {
  const bin = findPostgres();
  if (bin === undefined)
    throw new Error('PostgreSQL is not installed; set PG_BIN to the folder of its programs');
  const world = await startBenchWorld('restore', { database: 'postgres' });
  const folder = mkdtempSync(join(tmpdir(), 'signet-restore-'));
  const empty = await startDurableCluster();
  try {
    await populate(world);
    const source = await databaseOf(world);
    const dataDir = join(TEST_OUTPUT_FOLDER, 'data', basename(world.dumpFile, '.jsonl'));
    const dump = join(folder, 'backup.sql');
    const dumpMs = timed(() =>
      execFileSync(join(bin, 'pg_dump'), ['--no-owner', '--file', dump, source]),
    );
    const restoreMs = timed(() =>
      execFileSync(join(bin, 'psql'), ['-q', '-v', 'ON_ERROR_STOP=1', '-f', dump, empty.url], {
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    );

    const port = String(await freePort());
    const log = join(folder, 'restored.log');
    const env = {
      SIGNET_ENV: 'ci',
      PORT: port,
      SANDBOX_PORT: new URL(world.sandboxUrl).port,
      DATA_DIR: dataDir,
      DATABASE_URL: empty.url,
    };
    const startedAt = performance.now();
    const product = startProgram('restored product', ['apps/api/src/main.ts', 'api'], env, log);
    await waitFor(`http://localhost:${port}/readyz`, product);
    const startMs = Math.round(performance.now() - startedAt);
    await stopProgram(product);

    const audit = await withProductStore(readConfig(env), (store) => store.audit.verifyAll());
    const rows = join(folder, 'rows.jsonl');
    await dumpDatabase(empty.url, rows);
    const searched = [dump, rows, log];
    const secrets = searched.flatMap((file) =>
      secretsIn(readFileSync(file, 'utf8'), canaries()).map(
        (name) => `${basename(file)} holds ${name}`,
      ),
    );
    const [before, after] = [await countsOf(source), await countsOf(empty.url)];
    const lost = Object.entries(before).filter(([table, count]) => after[table] !== count);
    return {
      applications: audit.applications,
      dumpBytes: statSync(dump).size,
      dumpMs,
      restoreMs,
      startMs,
      audit: { rows: audit.rows, checkpoints: audit.checkpoints, broken: audit.broken },
      tables: Object.keys(before).length,
      rowsDiffering: lost,
      secretsInClear: secrets,
      met:
        audit.applications === people &&
        audit.rows > 0 &&
        audit.broken.length === 0 &&
        lost.length === 0 &&
        secrets.length === 0,
    };
  } finally {
    await empty.stop();
    await world.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Completed applications in both markets, half of them submitted. An hour passes, so that an audit
 * checkpoint covers them.
 */
async function populate(world: BenchWorld): Promise<void> {
  for (let at = 0; at < people; at += 1) {
    const person = persona(personIds[at % personIds.length] ?? 'ana', 700 + at);
    const { call } = await signInByHttp(world, mailTo(person));
    const { id } = await completeApplication(call, person);
    if (at % 4 < 2) await submitApplication(call, String(id), person);
  }
  await world.advance(3_700_000);
}

function timed(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return Math.round(performance.now() - startedAt);
}

async function databaseOf({ cluster }: BenchWorld): Promise<string> {
  if (cluster === undefined) throw new Error('the world has no cluster');
  const [row] = await query<{ name: string }>(
    cluster.url,
    `select datname as name from pg_database where datname like 'e2e_%'`,
  );
  const url = new URL(cluster.url);
  url.pathname = `/${row?.name}`;
  return url.href;
}

async function countsOf(url: string): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    url,
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await query<{ rows: string }>(url, `select count(*) as rows from ${name}`);
    counts[name] = Number(row?.rows);
  }
  return counts;
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as Row[]; // the query's own columns
}
