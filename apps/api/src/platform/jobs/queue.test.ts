import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retryDelayMs } from '@signet/rulebook/core/job-retries';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { buildStore } from '../../store.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import {
  openStore,
  type StoreUnderTest,
  submittedTestApplication,
} from '../../testing/test-store.ts';
import { ProviderDown } from '../provider-down.ts';
import { openDatabase } from '../sql/open-database.ts';
import { sql } from '../sql/sql.ts';
import { type JobKinds, startQueue } from './queue.ts';

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A worker that reports that its job has begun, and never ends it. */
const KILLED = `
  const { openDatabase } = await import(${here('../sql/open-database.ts')});
  const { migrate } = await import(${here('../../migrations/migrate.ts')});
  const { buildStore } = await import(${here('../../store.ts')});
  const { startQueue } = await import(${here('queue.ts')});
  const { openAsBlob } = await import('node:fs');
  const { snapshotFile, ...options } = JSON.parse(process.argv[1]);
  const database = await openDatabase({ ...options, snapshot: snapshotFile && (await openAsBlob(snapshotFile)) });
  await migrate(database);
  const clock = { now: () => 1_795_000_000_000, offsetMs: () => 0, today: () => '2026-11-20', onMoved: () => undefined };
  const store = buildStore({ database, sealer: undefined, clock });
  const held = () => new Promise(() => console.log('begun'));
  await startQueue({ database, store, clock, kinds: { held }, log: { info: console.error, error: console.error, auditBroken: () => undefined } });
  await store.jobs.add({ kind: 'held', id: 'held-1' });`;

const quiet = { info: () => undefined, error: () => undefined, auditBroken: () => undefined };

forEachDatabase('the job queue', (open, kind) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  const read = async (id: string) =>
    (
      await at.database.run(
        sql`select state, attempts, last_fault, failing_since from jobs where id = ${id}`,
      )
    )[0];
  const start = async (kinds: JobKinds, on: Pick<StoreUnderTest, 'database' | 'store'> = at) => {
    const queue = await startQueue({ ...on, clock: at.clock, kinds, log: quiet });
    onTestFinished(() => queue.close());
    return queue;
  };

  test('runs what a change asked for, and its row is gone', async () => {
    const ran: unknown[] = [];
    await start({ decide: async (job) => void ran.push(job) });
    const { id } = await submittedTestApplication(at.store);
    await expect
      .poll(() => ran, { timeout: 5_000 })
      .toEqual([
        {
          id: `decide:${id}:1`,
          kind: 'decide',
          applicationId: id,
          payload: { round: 1 },
          attempts: 1,
        },
      ]);
    await expect.poll(() => at.store.jobs.load(`decide:${id}:1`)).toBeUndefined();
  });

  test('a finished job leaves the queue within minutes', async () => {
    await start({ decide: async () => undefined });
    const { id } = await submittedTestApplication(at.store);
    const inQueue = () =>
      at.database.run(
        sql`select from pgboss.job where singleton_key = ${`decide:${id}:1`} and state = 'completed'`,
      );
    await expect.poll(async () => (await inQueue()).length, { timeout: 10_000 }).toBe(1);
    await at.database.run(
      sql`update pgboss.job set completed_on = now() - interval '11 minutes' where state = 'completed'`,
    );
    await at.database.run(sql`update pgboss.queue set maintain_on = now() - interval '11 minutes'`);
    await expect
      .poll(async () => (await inQueue()).length, { timeout: 40_000, interval: 500 })
      .toBe(0);
  }, 60_000);

  test('runs each job once with two workers', async () => {
    const ran: string[] = [];
    const kinds: JobKinds = { count: async ({ id }) => void ran.push(id) };
    const first = await start(kinds);
    if (kind === 'postgres') {
      const database = await at.second();
      await start(kinds, {
        database,
        store: buildStore({ database, sealer: at.sealer, clock: at.clock }),
      });
    } else {
      await start(kinds);
    }
    const ids = Array.from({ length: 60 }, (_nothing, turn) => `count-${turn}`);
    await Promise.all(ids.map((id) => at.store.jobs.add({ kind: 'count', id })));
    await first.runDue();
    await expect.poll(() => ran.length, { timeout: 10_000 }).toBe(ids.length);
    expect([...ran].sort()).toEqual([...ids].sort());
  });

  test('works on many at once: a job that waits for somebody outside keeps no other waiting', async () => {
    const waiting = new Set<string>();
    const all = Array.from({ length: 24 }, (_nothing, turn) => `slow-${turn}`);
    const met = Promise.withResolvers<void>();
    const slow = async ({ id }: { id: string }) => {
      waiting.add(id);
      if (waiting.size === all.length) met.resolve();
      await met.promise; // none ends before all have begun
    };
    await Promise.all(all.map((id) => at.store.jobs.add({ kind: 'slow', id })));
    await start({ slow });
    await expect
      .poll(() => at.store.jobs.countOpen(), { timeout: 10_000 })
      .toBeLessThan(all.length);
    expect(waiting.size).toBe(all.length);
  });

  test('runs what fell due, and what that asked for, before a move of the clock ends', async () => {
    const ran: string[] = [];
    await start({
      later: async ({ payload }) => {
        ran.push('later');
        await at.store.jobs.add({ kind: 'after', payload });
      },
      after: async () => void ran.push('after'),
    });
    await at.store.jobs.add({ kind: 'later', dueAt: at.clock.now() + 3 * 24 * 3_600_000 });
    await at.clock.advance(24 * 3_600_000);
    expect(ran).toEqual([]);
    await at.clock.advance(2 * 24 * 3_600_000);
    expect(ran).toEqual(['later', 'after']);
  });

  test('a job that fails is tried again by the product’s clock, each time later', async () => {
    const tries: number[] = [];
    await start({
      fails: async ({ attempts }) => {
        tries.push(attempts);
        if (attempts < 4) throw new Error('a name that somebody typed');
      },
    });
    await at.store.jobs.add({ kind: 'fails', id: 'fails-long' });
    await expect.poll(() => tries).toEqual([1]);
    for (let attempts = 1; attempts < 4; attempts += 1) {
      await expect
        .poll(() => read('fails-long'))
        .toMatchObject({ state: 'waiting', attempts, lastFault: 'Error' });
      await at.clock.advance(retryDelayMs(attempts) - 1);
      expect(tries).toHaveLength(attempts);
      await at.clock.advance(1);
      expect(tries).toHaveLength(attempts + 1);
    }
    await expect.poll(() => at.store.jobs.load('fails-long')).toBeUndefined();
  });

  test('a vendor out of order is named, for staff to read', async () => {
    await start({
      down: async () => {
        throw new ProviderDown('plaid', 'timeout');
      },
    });
    await at.store.jobs.add({ kind: 'down', id: 'down-1' });
    await expect
      .poll(() => read('down-1'))
      .toMatchObject({ lastFault: 'plaid is down: timeout', failingSince: at.clock.now() });
    await at.store.jobs.done('down-1');
  });

  test('a row that was handed on and that pg-boss has lost is found within the hour', async () => {
    const ran: string[] = [];
    const queue = await start({ lost: async ({ id }) => void ran.push(id) });
    await queue.ready();
    await at.database.run(sql`insert into jobs (id, kind, payload, due_at, attempts, state, created_at, handed_at)
      values ('lost-1', 'lost', '{}', 0, 2, 'handed', 0, 0)`);
    await at.clock.advance(3_600_000);
    await expect.poll(() => ran).toEqual(['lost-1']);
  });

  test('a job that a killed process held runs again at once when a worker starts alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'signet-killed-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const url = kind === 'postgres' ? (await open()).url : undefined;
    const options = {
      databaseUrl: url,
      dataDir: join(folder, 'database'),
      statementTimeoutMs: 5_000,
    };
    // Already migrated: creating a database from scratch takes half a minute on a busy machine.
    const snapshotFile = kind === 'pglite' ? inject('databases').snapshotFile : undefined;
    const child = spawn(
      process.execPath,
      ['--input-type=module', '-e', KILLED, JSON.stringify({ ...options, snapshotFile })],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const database = await openDatabase(options);
    onTestFinished(() => database.close());
    const store = buildStore({ database, sealer: at.sealer, clock: at.clock });
    expect(await store.jobs.load('held-1')).toMatchObject({ attempts: 1 });
    const ran: number[] = [];
    await start({ held: async ({ attempts }) => void ran.push(attempts) }, { database, store });
    await expect.poll(() => ran, { timeout: 5_000 }).toEqual([2]);
    await expect.poll(() => store.jobs.countOpen(), { timeout: 5_000 }).toBe(1); // the next housekeeping job
  });

  test('asks for the next hour’s checkpoint, and makes it', async () => {
    const queue = await start({});
    await queue.ready();
    const [{ made } = { made: 0 }] = await at.database.run<{ made: number }>(
      sql`select count(*) as made from audit_checkpoints`,
    );
    await at.clock.advance(3_600_000);
    expect(await at.database.run(sql`select count(*) as made from audit_checkpoints`)).toEqual([
      { made: made + 1 },
    ]);
    expect((await at.store.audit.verifyAll()).broken).toEqual([]);
  });
});
