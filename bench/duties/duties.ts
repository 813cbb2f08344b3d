import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import { startDurableCluster } from '@signet/testing/durable-postgres';
import pg from 'pg';
import type { DutyId } from '../../apps/api/src/duties.ts';
import { migrate } from '../../apps/api/src/migrations/migrate.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { folderStore } from '../../apps/api/src/platform/objects/folder-store.ts';
import { newKeys } from '../../apps/api/src/platform/seal/key-file.ts';
import { buildSealer } from '../../apps/api/src/platform/seal/seal.ts';
import { openDatabase } from '../../apps/api/src/platform/sql/open-database.ts';
import { buildStore, type Store } from '../../apps/api/src/store.ts';
import { atMost, rounded } from '../figures.ts';
import { copyApplications } from '../growth/copies.ts';

const sizes = (process.env.DUTIES_APPLICATIONS ?? '10000,100000,1000000').split(',').map(Number);
const limitSeconds = 60;
/** A duty that takes less is not listed. */
const leastSeconds = 0.05;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The share of an hour's rows that are due in it, at ten sign-ups a second of a hundred million. */
const dueEvery = 100;
/** Sign-ups in an hour, at ten a second; the newest have the highest numbers. */
const anHour = 36_000;
/** The middle of the newest hour that may be counted. */
const newestAt =
  Math.floor((Date.now() - INSIGHT_LIMITS.countLagMs - hourMs) / hourMs) * hourMs + hourMs / 2;
const signedUpAt = (size: number): string =>
  `(${newestAt}::bigint - (${size} - n) / ${anHour} * ${hourMs}::bigint)`;
/** Of the copies: the first has no number to find again, and but a few are decided. */
const differing = (size: number) => ({
  people: { tax_id_hmac: 'null::text' },
  applications: {
    decision: `case when n % 1000 = 0 then t.decision else 'APPROVED' end`,
    checking_since: `case when n % 1000 = 0 then t.checking_since end`,
    created_at: signedUpAt(size),
  },
  audit: { at: signedUpAt(size) },
});
const SCREENS =
  "array['applicant','business','category','address','owner-identity','check-answers','otp','bank']";

/**
 * Rows of each copy `n`, as SQL that knows `n` and `old`: when it signed up in ms, each hundredth
 * so long ago that nothing of it is kept.
 */
const ROWS: readonly string[] = [
  `insert into sessions (token_hash, user_id, created_at, last_seen_at)
    select 's' || n, 'usr_growth_' || n, old, old from copies`,
  `insert into outbox (id, application_id, channel, template, state, created_at, sent_at)
    select 'm' || n, id, 'email', 'test', 'sent', old, old from copies`,
  `insert into idempotency_keys (user_id, key, route, request_hmac, state, started_at, created_at)
    select 'usr_growth_' || n, 'k' || n, 'POST /', 'x', 'done', old, old from copies`,
  `insert into page_exits (token_hash, application_id, left_at) select 'e' || n, id, old from copies`,
  `insert into webhook_events (id, name, subject, happened_at, received_at)
    select 'w' || n, 'test', 'test', old, old from copies`,
  `insert into typed_answers (application_id, user_id, form, answers_sealed, typed_at)
    select id, 'usr_growth_' || n, 'address', 'x', old from copies`,
  `insert into analytics (type, params, at, application_id)
    select 'screen.shown', jsonb_build_object('screen', screen), old + nth * 20000, id
    from copies, unnest(${SCREENS}) with ordinality as s(screen, nth)`,
  `insert into audit_leaves (application_id, checkpoint, seq, hash)
    select c.id, 1, a.audit_seq, a.audit_head from copies c join applications a on a.id = c.id`,
];

type Told = { broken: number; errors: string[] };

/** How long each duty takes among more and more applications, of whose rows a hundredth is due. */
export async function measure(): Promise<object> {
  const cluster = await startDurableCluster();
  const folder = mkdtempSync(join(tmpdir(), 'signet-duties-'));
  const client = new pg.Client({ connectionString: cluster.url });
  const database = await openDatabase({
    databaseUrl: cluster.url,
    dataDir: '',
    statementTimeoutMs: LIMITS.dutyStatementMs,
    connections: LIMITS.dutyConnections,
  });
  try {
    await client.connect();
    await migrate(database);
    const store = buildStore({
      database,
      clock: systemClock(),
      sealer: buildSealer(newKeys()),
      objects: folderStore(folder),
    });
    // Before there are rows, as in a cell that has run for a while.
    await secondsOf(store, { broken: 0, errors: [] }, ['partitions.analytics', 'partitions.audit']);
    const applicationId = await firstApplication(store);
    await client.query(`insert into audit_checkpoints (seq, at, heads, before, hash, root, leaves)
      values (1, ${Date.now() - 10 * dayMs}, '', '', '', '', 0)`);
    const bySize: object[] = [];
    let [slowest, failed, had] = [0, 0, 1];
    for (const size of sizes) {
      await copyApplications({ database: client, applicationId }, had + 1, size, {
        differing: differing(size),
      });
      await fill(client, had + 1, size);
      had = size;
      // What is due is the newest hour, as it is for a duty that runs every hour.
      await client.query(`insert into insight_progress (counted_until, place)
        values (${newestAt - hourMs / 2}, '') on conflict (only_row) do update
        set counted_until = excluded.counted_until, place = excluded.place`);
      const told: Told = { broken: 0, errors: [] };
      const seconds = await secondsOf(store, told);
      slowest = Math.max(slowest, ...seconds.map(([, taken]) => taken));
      failed += told.errors.length;
      bySize.push({
        applications: size,
        all: rounded(seconds.reduce((sum, [, taken]) => sum + taken, 0)),
        duties: Object.fromEntries(seconds.filter(([, taken]) => taken >= leastSeconds)),
        ...(told.errors.length === 0 ? {} : { errors: told.errors }),
      });
      console.error(JSON.stringify(bySize.at(-1)));
    }
    return {
      unit: 's of each duty from its first batch to its last, pauses between batches left out',
      sizes: bySize,
      figures: {
        slowestSeconds: atMost(slowest, limitSeconds),
        failedBatches: atMost(failed, 0),
      },
    };
  } finally {
    await client.end();
    await database.close();
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A sent application, which the others are copies of. */
async function firstApplication({ users, applications }: Store): Promise<string> {
  const { id: userId } = await users.findOrCreate({
    subject: 'duties',
    emailAddress: 'duties@example.com',
  });
  const { id } = await applications.create({
    ...{ userId, portal: 'POYNT', market: 'US', currency: 'USD', intent: 'CREATE_BUSINESS' },
    ...{ locale: 'en-US', level: 'FULL', actor: userId },
    answers: { 'applicant.name.firstName': 'Ana', 'company.registered': false },
  });
  const terms = { id: 'merchant-agreement-us', version: '2026-10-01' };
  await applications.onboard({ id, userId, terms, actor: userId });
  return id;
}

async function fill(client: pg.Client, from: number, to: number): Promise<void> {
  const old = Date.now() - 400 * dayMs;
  for (const rows of ROWS)
    await client.query(`with copies as (
        select n, a.id, case when n % ${dueEvery} = 0 then ${old}::bigint else ${signedUpAt(to)} end as old
        from generate_series(${from}, ${to}) n join applications a on a.user_id = 'usr_growth_' || n)
      ${rows}`);
  await client.query('vacuum (analyze)');
}

/** Slowest first. */
async function secondsOf(
  { duties }: Store,
  told: Told,
  ids: readonly DutyId[] = keysOf(duties),
): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const id of ids) {
    const log = {
      info: () => undefined,
      error: (_error: unknown, line: string) => void told.errors.push(`${id}: ${line}`),
      auditBroken: () => {
        told.broken += 1; // a copy has the lines of another application
      },
      casesDiffered: () => undefined,
    };
    const began = performance.now();
    for (let place: string | undefined = ''; place !== undefined; )
      place = await duties[id].batch(place, log).catch((error: unknown) => {
        told.errors.push(`${id}: ${error instanceof Error ? error.message : 'failed'}`);
        return undefined;
      });
    found.push([id, rounded((performance.now() - began) / 1_000)]);
  }
  return found.toSorted(([, one], [, other]) => other - one);
}
