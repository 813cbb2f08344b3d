import { LIMITS } from '@signet/rulebook/core/limits';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { jobsOf, loseJobs } from '../../testing/test-jobs.ts';
import { openStore, type StoreUnderTest } from '../../testing/test-store.ts';
import { sql } from '../sql/sql.ts';
import { type Batch, type Duties, type DutyDeps, runDuty, scheduleDuties } from './duty.ts';
import { followClock } from './product-clock-store.ts';
import { startQueue } from './queue.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const soon = { timeout: 20_000 };

const hourly = (batch: Batch) => ({ everyMs: hourMs, batch });

forEachDatabase('duties', (open) => {
  let opened: Promise<StoreUnderTest> | undefined;
  let at: StoreUnderTest;
  beforeEach(async () => {
    opened ??= openStore(open);
    at = await opened;
    await loseJobs(at.database);
    await at.database.run(sql`delete from duties`);
    await followClock(at.database, at.clock);
  });

  const depsOf = (duties: Duties): DutyDeps & { failed: string[] } => {
    const failed: string[] = [];
    const log = {
      info: () => undefined,
      error: () => undefined,
      auditBroken: () => undefined,
      casesDiffered: () => undefined,
      dutyFailed: (id: string) => void failed.push(id),
    };
    return { duties, store: at.store, clock: at.clock, log, failed };
  };
  const start = async (duties: Duties) => {
    const deps = depsOf(duties);
    const kinds = { duty: (job: Parameters<typeof runDuty>[1]) => runDuty(deps, job) };
    const queue = await startQueue({ ...at, kinds, log: deps.log });
    onTestFinished(() => queue.close());
    await scheduleDuties(deps);
    return deps;
  };
  const run = (deps: DutyDeps, duty: string, dutyMs?: number) =>
    runDuty(deps, { payload: { duty } }, dutyMs);
  const timesOf = async () =>
    new Map((await at.store.dutyTimes.all()).map(({ id, finishedAt }) => [id, finishedAt]));

  test.each([
    ['its hour has not come', 0, 0],
    ['its hour has come', hourMs, 1],
    ['three hours passed without a worker', 3 * hourMs, 1],
  ])('where %s after %i ms, it was done %i times', async (_when, passedMs, times) => {
    let done = 0;
    await at.clock.advance(hourMs - (at.clock.now() % hourMs) + minuteMs); // a minute past the hour
    const begun = at.clock.now();
    await start({
      counted: hourly(async () => {
        done += 1;
        return undefined;
      }),
    });
    await at.clock.advance(passedMs);
    expect(done).toBe(times);
    expect(await timesOf()).toEqual(new Map([['counted', begun + times * passedMs]]));
    const next = Math.floor(at.clock.now() / hourMs + 1) * hourMs;
    expect(await jobsOf(at.database, { kind: 'duty' })).toMatchObject([{ dueAt: next }]);
  });

  test('all processes add the same next job, and duties start a minute apart', async () => {
    const deps = depsOf({
      one: hourly(async () => undefined),
      other: hourly(async () => undefined),
    });
    await scheduleDuties(deps);
    await scheduleDuties(deps);
    const minutes = (await jobsOf(at.database, { kind: 'duty' })).map(({ payload, dueAt }) => [
      payload.duty,
      (dueAt % hourMs) / minuteMs,
    ]);
    expect(minutes.toSorted()).toEqual([
      ['one', 0],
      ['other', 1],
    ]);
  });

  test('a failing one delays no other, is reported, and is retried', async () => {
    const done: string[] = [];
    let isBroken = true;
    const { failed } = await start({
      bad: hourly(async () => {
        if (isBroken) throw new Error('what somebody typed');
        done.push('bad');
        return undefined;
      }),
      good: hourly(async () => {
        done.push('good');
        return undefined;
      }),
    });
    const begun = await timesOf();
    await at.clock.advance(hourMs + minuteMs);
    await expect.poll(() => done, soon).toEqual(['good']);
    expect(new Set(failed)).toEqual(new Set(['bad']));
    const times = await timesOf();
    expect(times.get('bad')).toBe(begun.get('bad'));
    expect(times.get('good')).toBe(at.clock.now());
    isBroken = false;
    await expect.poll(() => done, soon).toEqual(['good', 'bad']);
  }, 60_000);

  test('work beyond one batch or the time limit continues in further jobs', async () => {
    await at.database.run(sql`insert into analytics (type, params, at)
      select 'pageView', '{}', n from generate_series(1, ${2 * LIMITS.rowsAtOnce + 100}::integer) n`);
    const left: number[] = [];
    const deps = depsOf(at.store.duties);
    await at.store.dutyTimes.begin(['forget.analytics']);
    for (let runs = 0; runs < 3; runs += 1) {
      await run(deps, 'forget.analytics', 0);
      const [row] = await at.database.run<{ rows: number }>(
        sql`select count(*) as rows from analytics`,
      );
      left.push(row?.rows ?? 0);
      const [job] = await jobsOf(at.database, { kind: 'duty' });
      expect(job).toMatchObject({ payload: { duty: 'forget.analytics' }, isDue: runs < 2 });
      await loseJobs(at.database);
    }
    expect(left).toEqual([LIMITS.rowsAtOnce + 100, 100, 0]);
  });

  test('one that was killed resumes after its last complete batch', async () => {
    const places: string[] = [];
    const deps = depsOf({
      counted: hourly(async (after) => {
        places.push(after);
        if (places.length === 3) throw new Error('killed');
        return after === '3' ? undefined : String(Number(after) + 1);
      }),
    });
    await at.store.dutyTimes.begin(['counted']);
    await expect(run(deps, 'counted')).rejects.toThrow('killed');
    await run(deps, 'counted');
    expect(places).toEqual(['', '1', '2', '2', '3']);
    await run(deps, 'counted');
    expect(places.at(5)).toBe('');
  });

  test('a duty of another release waits for that release', async () => {
    await expect(run(depsOf({}), 'of-another-release')).rejects.toThrow('no duty');
  });
});
