import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { persona } from '@signet/personas/personas';
import { PROJECT } from '@signet/testing/project-folder';
import { startBenchWorld } from '@signet/testing/world';
import pg from 'pg';
import { atMost, rounded } from '../figures.ts';
import { allJobsDone, signUp } from '../sign-ups/sign-up.ts';

const workers = Number(process.env.PROCESSES_WORKERS ?? 10);
const signUps = Number(process.env.PROCESSES_SIGN_UPS ?? 60);
const atOnce = 4;
/** People differ, so that none is a duplicate of another. */
const firstPerson = 3_000;
/** After a start: duties are scheduled, statements prepared. */
const settleMs = 60_000;
const idleMs = 30_000;
/** What the image tells Node and the C library about memory. */
const SETTINGS = /^ENV (NODE_OPTIONS=.*)$/m.exec(readFileSync(join(PROJECT, 'Dockerfile'), 'utf8'));
const limits = { idleQueriesPerSecond: 20, memoryMb: 220 } as const;

/** Resident memory of a process in MB: now, and the most that it ever was. */
function memoryOf(pid: number | undefined): { nowMb: number; peakMb: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024);
  return { nowMb: mb('VmRSS'), peakMb: mb('VmHWM') };
}

/** What the processes of a cell take while nobody comes, and how much memory sign-ups need. */
export async function measure(): Promise<object> {
  if (SETTINGS === null) throw new Error('the Dockerfile sets no NODE_OPTIONS');
  for (const setting of (SETTINGS[1] ?? '').split(' ')) {
    const [name = '', ...value] = setting.split('=');
    process.env[name] = value.join('=');
  }
  const world = await startBenchWorld('processes', { database: 'postgres', product: 'api' });
  const database = new pg.Client({ connectionString: world.databaseUrl });
  try {
    await database.connect();
    // Autovacuum's transactions are counted in the same figure, and there are many after a start.
    await database.query('alter system set autovacuum = off');
    await database.query('select pg_reload_conf()');
    const pids: (number | undefined)[] = [];
    for (let at = 0; at < workers; at += 1) pids.push(await world.startWorker());
    await sleep(settleMs);
    const began = await transactions(database);
    await sleep(idleMs);
    const queriesPerSecond = ((await transactions(database)) - began) / (idleMs / 1_000);
    const memory = () => ({
      api: memoryOf(world.productPid()),
      worker: pids.map(memoryOf).toSorted((one, other) => other.peakMb - one.peakMb)[0],
    });
    const idle = memory();
    let person = firstPerson;
    const next = async (): Promise<void> => {
      while (person < firstPerson + signUps) {
        person += 1;
        await signUp(world, persona('ana', person));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    await allJobsDone(database);
    const loaded = memory();
    return {
      workers,
      signUps,
      idle: { api: idle.api.nowMb, worker: idle.worker?.nowMb },
      figures: {
        idleQueriesPerSecond: atMost(rounded(queriesPerSecond, 1), limits.idleQueriesPerSecond),
        apiPeakMb: atMost(loaded.api.peakMb, limits.memoryMb),
        workerPeakMb: atMost(loaded.worker?.peakMb ?? 0, limits.memoryMb),
      },
    };
  } finally {
    await database.end();
    await world.stop();
  }
}

/** All of this database so far: of the API process and all workers, and one of ours. */
async function transactions(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ all: string }>(
    'select xact_commit + xact_rollback as all from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.all);
}
