import { LIMITS } from '@signet/rulebook/core/limits';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildStore } from '../../store.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { jobsOf, loseJobs } from '../../testing/test-jobs.ts';
import {
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../../testing/test-store.ts';
import { ProviderDown } from '../provider-down.ts';
import { sql } from '../sql/sql.ts';
import { followClock } from './product-clock-store.ts';
import { type JobKinds, startQueue } from './queue.ts';
import { addJobs } from './store.ts';

const quiet = { error: () => undefined };
const dayMs = 24 * 3_600_000;
const soon = { timeout: 10_000 };

forEachDatabase('the job queue', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  beforeEach(async () => {
    await loseJobs(at.database);
    await followClock(at.database, at.clock); // or a job added before the start would lie in the future
  });

  const start = async (kinds: JobKinds, on: Pick<StoreUnderTest, 'database' | 'store'> = at) => {
    const queue = await startQueue({ ...on, clock: at.clock, kinds, log: quiet });
    onTestFinished(() => queue.close());
    return queue;
  };
  const failing = () => at.database.run(sql`select kind, application_id, fault from failing_jobs`);
  const moveToNextTry = async (id: string): Promise<void> => {
    const [job] = await jobsOf(at.database, { id });
    await at.clock.advance(Math.max((job?.dueAt ?? 0) - at.clock.now(), 0) + 1);
  };
  /** What is left of the pause before the next try, so at most the pause. */
  const pauseSeconds = async (id: string): Promise<number> => {
    const [row] = await at.database.run<{ seconds: number }>(sql`
      select extract(epoch from start_after - job_queue.job_now())::float8 as seconds
      from job_queue.job where singleton_key = ${id}`);
    return row?.seconds ?? 0;
  };

  test('runs the job of a change and removes it', async () => {
    const ran: unknown[] = [];
    await start({ decide: async (job) => void ran.push(job) });
    const { id } = await submittedTestApplication(at.store);
    const job = {
      id: `decide:${id}:1`,
      kind: 'decide',
      applicationId: id,
      payload: { round: 1 },
      attempts: 1,
    };
    await expect.poll(() => ran, soon).toEqual([job]);
    await expect.poll(() => jobsOf(at.database, { id: job.id })).toEqual([]);
  });

  test('adds a job if and only if its change is committed', async () => {
    const add = (id: string, isBroken: boolean) =>
      at.database.transaction(async (tx) => {
        addJobs({ announcements: at.store.changes }, tx, [{ id, kind: 'unheard-of' }]);
        if (isBroken) throw new Error('the change is refused');
      });
    await expect(add('refused', true)).rejects.toThrow('refused');
    await add('kept', false);
    expect((await jobsOf(at.database, { kind: 'unheard-of' })).map(({ id }) => id)).toEqual([
      'kept',
    ]);
  });

  test('twenty additions of one id make one job, even while it runs', async () => {
    const ran: string[] = [];
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const addTwenty = () =>
      runConcurrently(20, () => at.store.jobs.add({ id: 'one', kind: 'one' }));
    await addTwenty();
    const queue = await start({
      one: async ({ id }) => {
        ran.push(id);
        begun.resolve();
        await release.promise;
      },
    });
    await begun.promise;
    await addTwenty();
    release.resolve();
    await queue.runDue();
    expect(ran).toEqual(['one']);
    await at.store.jobs.add({ id: 'one', kind: 'one' });
    await queue.runDue();
    expect(ran).toEqual(['one', 'one']);
  });

  test('runs each job once with two workers', async () => {
    const ran: string[] = [];
    const kinds: JobKinds = { count: async ({ id }) => void ran.push(id) };
    const first = await start(kinds);
    const database = await at.second();
    await start(kinds, {
      database,
      store: buildStore({ database, sealer: at.sealer, clock: at.clock }),
    });
    const ids = Array.from({ length: 200 }, (_nothing, turn) => `count-${turn}`);
    await Promise.all(ids.map((id) => at.store.jobs.add({ kind: 'count', id })));
    await first.runDue();
    await expect.poll(() => ran.length, soon).toBe(ids.length);
    expect([...ran].sort()).toEqual([...ids].sort());
  });

  test('runs many jobs at once: one that waits for a vendor delays no other', async () => {
    const waiting = new Set<string>();
    const all = Array.from({ length: 24 }, (_nothing, turn) => `slow-${turn}`);
    const met = Promise.withResolvers<void>();
    const slow = async ({ id }: { id: string }) => {
      waiting.add(id);
      if (waiting.size === all.length) met.resolve();
      await met.promise; // none ends before all have begun
    };
    await at.store.jobs.add(...all.map((id) => ({ kind: 'slow', id })));
    await start({ slow });
    await expect.poll(() => jobsOf(at.database, { kind: 'slow' }), soon).toEqual([]);
    expect(waiting.size).toBe(all.length);
  });

  test('completes each job of a batch on its own', async () => {
    const held = Promise.withResolvers<void>();
    await at.store.jobs.add({ kind: 'held', id: 'held' }, { kind: 'quick', id: 'quick' });
    await start({ held: () => held.promise, quick: async () => undefined });
    await expect.poll(() => jobsOf(at.database, { id: 'quick' }), soon).toEqual([]);
    expect(await jobsOf(at.database, { id: 'held' })).toHaveLength(1);
    held.resolve();
  });

  test('runs jobs that became due, and the jobs they add, before a clock move ends', async () => {
    const ran: string[] = [];
    await start({
      later: async ({ payload }) => {
        ran.push('later');
        await at.store.jobs.add({ kind: 'after', payload });
      },
      after: async () => void ran.push('after'),
    });
    await at.store.jobs.add({ kind: 'later', dueAt: Date.now() + at.clock.offsetMs() + 3 * dayMs });
    await at.clock.advance(dayMs);
    expect(ran).toEqual([]);
    await at.clock.advance(2 * dayMs + 60_000);
    expect(ran).toEqual(['later', 'after']);
  });

  test('moving the clock hands no running job to another worker', async () => {
    const ran: string[] = [];
    const held = Promise.withResolvers<void>();
    await at.store.jobs.add({ kind: 'long', id: 'long' });
    await start({
      long: async ({ id }) => {
        ran.push(id);
        await held.promise;
      },
    });
    await expect.poll(() => ran, soon).toEqual(['long']);
    const moved = at.clock.advance(dayMs);
    const sinceTheMove = new Date(at.clock.now() - dayMs / 2);
    await expect
      .poll(
        () =>
          at.database.run(sql`select 1 as one from job_queue.job
            where singleton_key = 'long' and heartbeat_on > ${sinceTheMove}`),
        soon,
      )
      .toHaveLength(1);
    expect(await at.store.jobs.hasAbandoned()).toBe(false);
    held.resolve();
    await moved;
    expect(ran).toEqual(['long']);
  });

  test('a failing job is retried forever, with pauses that grow from a second to an hour', async () => {
    const tries: number[] = [];
    await start({
      fails: async ({ attempts }) => {
        tries.push(attempts);
        if (attempts < 16) throw new Error('a name that somebody typed');
      },
    });
    await at.store.jobs.add({ kind: 'fails', id: 'fails-long' });
    await expect.poll(() => tries, soon).toEqual([1]);
    const pauses: number[] = [];
    for (let attempts = 1; attempts < 16; attempts += 1) {
      await expect
        .poll(() => jobsOf(at.database, { id: 'fails-long' }), soon)
        .toMatchObject([{ state: 'retry' }]);
      pauses.push(await pauseSeconds('fails-long'));
      await moveToNextTry('fails-long');
    }
    await expect.poll(() => jobsOf(at.database, { id: 'fails-long' }), soon).toEqual([]);
    expect(tries).toEqual(Array.from({ length: 16 }, (_nothing, before) => before + 1));
    for (const [before, pause] of pauses.entries())
      expect(pause).toBeLessThanOrEqual(Math.min(2 ** (before + 1), 3_600));
    expect(pauses.at(-1)).toBeGreaterThan(1_700); // half an hour at least, and time to read it
  }, 60_000);

  test('a waiting job is never deleted for its age', async () => {
    const [row] = await at.database.run<{ years: number }>(sql`
      select min(extract(year from age(keep_until, start_after)))::integer as years from job_queue.job`);
    expect(row?.years).toBeGreaterThanOrEqual(9);
  });

  test('a job that keeps failing is listed for staff with its vendor until it succeeds', async () => {
    let isDown = true;
    await start({
      down: async () => {
        if (isDown) throw new ProviderDown('plaid', 'timeout');
      },
    });
    const dueAt = Date.now() + at.clock.offsetMs() + dayMs;
    await at.store.jobs.add({ kind: 'down', id: 'down-1', applicationId: 'app', dueAt });
    await at.database.run(sql`update job_queue.job
      set retry_count = ${LIMITS.jobQuickRetriesMs.length - 1} where singleton_key = 'down-1'`);
    await moveToNextTry('down-1');
    await expect
      .poll(() => jobsOf(at.database, { id: 'down-1' }), soon)
      .toMatchObject([{ state: 'retry' }]);
    expect(await failing()).toEqual([]);
    await moveToNextTry('down-1');
    await expect
      .poll(failing, soon)
      .toEqual([{ kind: 'down', applicationId: 'app', fault: 'plaid is down: timeout' }]);
    isDown = false;
    await moveToNextTry('down-1');
    await expect.poll(failing, soon).toEqual([]);
  }, 30_000);

  test('a job kind of another release waits for that release', async () => {
    const queue = await start({});
    await at.store.jobs.add({ kind: 'unknown-yet', id: 'unknown-yet' });
    await queue.runDue();
    expect(await jobsOf(at.database, { id: 'unknown-yet' })).toHaveLength(1);
    await queue.close();
    const ran: string[] = [];
    await start({ 'unknown-yet': async ({ id }) => void ran.push(id) });
    await expect
      .poll(async () => {
        await moveToNextTry('unknown-yet');
        return ran;
      }, soon)
      .toEqual(['unknown-yet']);
  });
});
