import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { onPostgres } from '../../testing/for-each-database.ts';
import { jobsOf } from '../../testing/test-jobs.ts';
import { openStore } from '../../testing/test-store.ts';
import { startQueue } from './queue.ts';

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A worker that reports that its job has begun, and never ends it. */
const KILLED = `
  const { openDatabase } = await import(${here('../sql/open-database.ts')});
  const { buildStore } = await import(${here('../../store.ts')});
  const { movableClock } = await import(${here('../clock.ts')});
  const { startQueue } = await import(${here('queue.ts')});
  const database = await openDatabase(JSON.parse(process.argv[1]));
  const clock = movableClock();
  const store = buildStore({ database, sealer: undefined, clock });
  const held = () => new Promise(() => console.log('begun'));
  await startQueue({ database, store, clock, kinds: { held }, log: { error: console.error } });
  await store.jobs.add({ kind: 'held', id: 'held-1' });`;

const quiet = { error: () => undefined };

onPostgres('a job of a killed worker', (open) => {
  test('runs again in another worker', {
    timeout: 90_000,
  }, async () => {
    const at = await openStore(open);
    const options = { databaseUrl: at.url, dataDir: '', statementTimeoutMs: 5_000 };
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', KILLED, JSON.stringify(options)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    const ran: number[] = [];
    const queue = await startQueue({
      ...at,
      clock: { ...at.clock, offsetMs: () => 0 },
      kinds: { held: async ({ attempts }) => void ran.push(attempts) },
      log: quiet,
    });
    onTestFinished(() => queue.close());
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await jobsOf(at.database, { id: 'held-1' })).toMatchObject([{ state: 'active' }]);
    await expect.poll(() => ran, { timeout: 60_000 }).toEqual([2]);
    await expect.poll(() => jobsOf(at.database, { id: 'held-1' })).toEqual([]);
  });
});
