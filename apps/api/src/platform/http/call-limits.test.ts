import { CALL_LIMITS } from '@signet/rulebook/call-limits';
import { beforeAll, expect, test } from 'vitest';
import { buildStore } from '../../store.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { sweep } from '../../testing/test-duties.ts';
import { openStore, runConcurrently, type StoreUnderTest } from '../../testing/test-store.ts';
import { sql } from '../sql/sql.ts';
import { tooManyCalls } from './call-limit.ts';
import type { RequestCounts } from './request-count-store.ts';

const { windowMs, per } = CALL_LIMITS.bankAccounts;

forEachDatabase('the limit of a call', (open) => {
  let at: StoreUnderTest;
  let counts: RequestCounts;
  let other: RequestCounts;
  beforeAll(async () => {
    at = await openStore(open);
    const process = () =>
      buildStore({ database: at.database, sealer: at.sealer, clock: at.clock, limitFactor: 1 })
        .requestCounts;
    [counts, other] = [process(), process()];
  });

  const use = async (person: string, calls: number) => {
    for (let made = 0; made < calls; made += 1)
      expect(await counts.countCall('bankAccounts', { person })).toBeUndefined();
  };

  test('refuses the call after the last, in every process, until the oldest leaves the window', async () => {
    await use('ana', 1);
    await at.clock.advance(3_600_000);
    await use('ana', per.person - 1);
    const refused = await other.countCall('bankAccounts', { person: 'ana' });
    expect(refused?.waitMs).toBeGreaterThan(windowMs - 3_600_000 - 60_000);
    expect(refused?.waitMs).toBeLessThanOrEqual(windowMs - 3_600_000);
    await at.clock.advance(refused?.waitMs ?? 0);
    expect(await counts.countCall('bankAccounts', { person: 'ana' })).toBeUndefined();
    expect(await counts.countCall('bankAccounts', { person: 'ana' })).toBeDefined();
  });

  test('holds for parallel calls', async () => {
    const answers = await runConcurrently(per.person + 10, () =>
      counts.countCall('bankAccounts', { person: 'marcus' }),
    );
    expect(answers.filter((refused) => refused === undefined)).toHaveLength(per.person);
  });

  test('a refused call is not counted, and each person and application has a count of its own', async () => {
    await use('li', per.person);
    for (let more = 0; more < 5; more += 1)
      expect(await counts.countCall('bankAccounts', { person: 'li' })).toBeDefined();
    const [row] = await at.database.run<{
      made: number;
    }>(sql`select sum(requests)::integer as made from request_counts
      where subject = 'person:li'`);
    expect(row?.made).toBe(per.person);
    expect(await counts.countCall('bankAccounts', { person: 'tim' })).toBeUndefined();
    expect(await counts.countCall('bankAccounts', { application: 'li' })).toBeUndefined();
  });

  test('an application’s calls count together, whoever makes them', async () => {
    for (let made = 0; made < per.application; made += 1)
      await counts.countCall('bankAccounts', {
        person: `person-${made}`,
        application: 'urn:app:1',
      });
    expect(
      await counts.countCall('bankAccounts', { person: 'somebody', application: 'urn:app:1' }),
    ).toBeDefined();
  });

  test('one call may count as several', async () => {
    expect(
      await counts.countCall(
        'storeQueries',
        { person: 'zoe' },
        CALL_LIMITS.storeQueries.per.person - 1,
      ),
    ).toBeUndefined();
    expect(await counts.countCall('storeQueries', { person: 'zoe' }, 2)).toBeDefined();
    expect(await counts.countCall('storeQueries', { person: 'zoe' }, 1)).toBeUndefined();
  });

  test('housekeeping deletes counts only after their window', async () => {
    await use('kim', per.person);
    await at.clock.advance(windowMs / 2);
    await sweep(at.store);
    expect(await counts.countCall('bankAccounts', { person: 'kim' })).toBeDefined();
    await at.clock.advance(windowMs);
    await sweep(at.store);
    expect(
      await at.database.run(sql`select from request_counts where subject = 'person:kim'`),
    ).toEqual([]);
  });
});

test.each([
  [30_000, 'request.rateLimited', { seconds: 30 }],
  [20 * 60_000, 'request.retryInMinutes', { seconds: 1_200, minutes: 20 }],
  [23 * 3_600_000 + 1, 'request.retryInHours', { seconds: 82_801, hours: 24 }],
] as const)('a wait of %i ms is reported as %s', (waitMs, code, data) => {
  expect(tooManyCalls({ waitMs })).toMatchObject({ code, data });
});
