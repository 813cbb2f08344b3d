import { ANALYTICS_LIMITS } from '@signet/rulebook/analytics/limits';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase, onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi } from '../testing/test-api.ts';
import { sweep } from '../testing/test-duties.ts';
import { openStore } from '../testing/test-store.ts';

const REPORT = {
  release: '2026.11.22',
  page: 'bank',
  kind: 'TypeError',
  messageHash: '0badc0de',
  frames: ['/assets/main-x.js:1:10', '/assets/main-x.js:1:20'],
};
const PATH = '/api/v2/browser-errors';

onPostgres('reports of browser errors', (open) => {
  const at = testApi(open);
  const seen = () =>
    at.database.run<{ release: string; seen: number; page: string }>(
      sql`select release, seen, page from browser_errors order by release, seen`,
    );

  test('are counted by release and by place in the code', async () => {
    const visitor = newVisitor(at);
    const other = { ...REPORT, frames: ['/assets/main-x.js:2:1'] };
    for (const body of [
      REPORT,
      REPORT,
      { ...REPORT, page: 'owners' },
      { ...REPORT, release: '2026.11.23' },
      other,
    ])
      expect((await visitor.send('POST', PATH, body)).status).toBe(200);
    expect(await seen()).toEqual([
      { release: '2026.11.22', seen: 1, page: 'bank' },
      { release: '2026.11.22', seen: 3, page: 'bank' },
      { release: '2026.11.23', seen: 1, page: 'bank' },
    ]);
  });

  test.each([
    [{ ...REPORT, message: 'Ana Ruiz' }],
    [{ ...REPORT, kind: 'Ana Ruiz' }],
    [{ ...REPORT, page: '/urn:app:1/bank' }],
    [{ ...REPORT, messageHash: '123-45-6789' }],
    [{ ...REPORT, frames: ['https://x.example/?ssn=123456789:1:1'] }],
    [{ ...REPORT, frames: Array(100).fill('/a.js:1:1') }],
  ])('refuse %j, which could hold typed text', async (body) => {
    const before = await seen();
    expect((await newVisitor(at).send('POST', PATH, body)).status).toBe(422);
    expect(await seen()).toEqual(before);
  });

  test('are limited by network address', async () => {
    const visitor = newVisitor(at);
    const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const answers = await Promise.all(
      Array.from({ length: ANALYTICS_LIMITS.browserErrorsPerMinute + 20 }, () =>
        visitor.send('POST', PATH, REPORT, from),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
  });
});

forEachDatabase('stored browser errors', (open) => {
  test('are limited in number and deleted after their retention', async () => {
    const { store, database, clock } = await openStore(open);
    await database.run(sql`insert into browser_errors
      select 'r', 'f' || n, 'Error', '0', '[]'::jsonb, 'bank', 1, 0, ${clock.now()}::bigint from generate_series(1, ${ANALYTICS_LIMITS.browserErrorsKept}::integer) as n`);
    const add = (fingerprint: string) =>
      store.browserErrors.add({
        release: 'r',
        fingerprint,
        kind: 'Error',
        messageHash: '0',
        frames: [],
        page: 'bank',
      });
    expect([await add('another'), await add('f1')]).toEqual([{ isNew: false }, { isNew: false }]);
    const kept = () =>
      database.run(sql`select count(*) as kept, sum(seen) as seen from browser_errors`);
    expect(await kept()).toMatchObject([{ kept: ANALYTICS_LIMITS.browserErrorsKept }]);
    await clock.advance(ANALYTICS_LIMITS.browserErrorTtlMs + 1);
    await sweep(store);
    expect(await kept()).toMatchObject([{ kept: 0 }]);
  });
});
