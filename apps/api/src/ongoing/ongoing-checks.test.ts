import type { ReplyOf } from '@signet/rulebook/endpoints';
import { WATCH_EVERY_MS } from '@signet/rulebook/ongoing/watched';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  submittedApplication,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import { doDuties } from '../testing/test-duties.ts';
import { postWebhook } from '../testing/test-inquiries.ts';
import { vendorCalls } from '../testing/vendor-calls.ts';

type Approved = Awaited<ReturnType<typeof approvedApplication>>;

onPostgres('approved businesses on the watch list', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  let now = 0;
  let zoe: Approved;
  let max: Approved;
  let ada: Approved;

  const named = (firstName: string, lastName: string) =>
    approvedApplication(at, 'ana', {
      ...{ 'applicant.name.firstName': firstName, 'applicant.name.lastName': lastName },
    });
  beforeAll(async () => {
    zoe = await named('Zoe', 'Listed');
    max = await named('Max', 'Calm');
    ada = await named('Ada', 'Quiet');
  });

  const pass = async (ms: number) => {
    now += ms;
    await at.clock.moveTo(now);
  };
  const lookUp = async () => {
    await doDuties(at.deps.store, ['check.watchLists']);
    await at.queue.runDue();
  };
  const rowOf = async ({ view }: Approved) => {
    const [row] = await at.database.run<{
      dueAt: number;
      checkedAt?: number;
      hits: string[];
      hitAt?: number;
    }>(sql`select due_at, checked_at, hits, hit_at from ongoing_checks
      where application_id = ${view.id}`);
    return row;
  };
  const casesOf = async ({ view }: Approved) =>
    ((await at.deps.store.reviews.find(view.id))?.cases ?? []).map((one) => one.case);
  const viewOf = async ({ view, visitor }: Approved) => {
    const { body, etag } = await visitor.get(`/api/v2/applications/${encodeURIComponent(view.id)}`);
    const { serverNow: _now, ...rest } = body;
    return { rest, etag };
  };
  /** The vendor's report of the first screening of an applicant. */
  const reportOf = async ({ view }: Approved): Promise<string> => {
    const { watchList } = await at.deps.store.applications.evidence(view.id, 1);
    return watchList?.reference ?? 'none';
  };
  let told = 0;
  const tell = (reportId: string, event = 'report/watchlist.matched') => {
    told += 1;
    return postWebhook(
      at,
      JSON.stringify({
        data: {
          type: 'event',
          id: `evt_watch_${told}`,
          attributes: {
            name: event,
            'created-at': new Date().toISOString(),
            payload: { data: { type: 'report/watchlist', id: reportId } },
          },
        },
      }),
    );
  };
  const settle = async (by: StaffVisitor, { view }: Approved, body: object) => {
    await by.call('claimReview', { id: view.id });
    const { body: history } = await by.call<ReplyOf<'explainApplication'>>('explainApplication', {
      id: view.id,
    });
    const { version } = history.review;
    return by.call('settleReviewCase', { id: view.id, body, version });
  };

  test('an approval is due again in a month, and before that nobody is looked up', async () => {
    const row = await rowOf(zoe);
    expect(row?.checkedAt).toBeUndefined();
    await lookUp();
    expect((await rowOf(zoe))?.checkedAt).toBeUndefined();
  });

  test('a list that changes about somebody opens a case, and the applicant sees nothing of it', async () => {
    const before = await viewOf(zoe);
    await sandboxClient(at.sandbox).putOnWatchList('Zoe Listed');
    expect((await tell(await reportOf(zoe))).statusCode).toBe(202);
    await at.queue.runDue();
    expect(await casesOf(zoe)).toEqual(['watchList.hit']);
    expect(await casesOf(max)).toEqual([]);
    expect(await viewOf(zoe)).toEqual(before);
    expect(JSON.stringify(await viewOf(zoe))).not.toMatch(/watch/i);
  });

  test('after a month each is looked up once, and is due a month later', async () => {
    await pass(WATCH_EVERY_MS);
    await Promise.all([
      doDuties(at.deps.store, ['check.watchLists']),
      doDuties(at.deps.store, ['check.watchLists']),
    ]);
    await at.queue.runDue();
    for (const one of [ada, max]) {
      const row = await rowOf(one);
      expect(row?.hits).toEqual([]);
      expect((row?.dueAt ?? 0) - (row?.checkedAt ?? 0)).toBe(WATCH_EVERY_MS);
      const { audit } = await at.deps.store.reviews.story(one.view.id);
      expect(audit.filter(({ action }) => action === 'watchList.checked')).toHaveLength(1);
      expect(await casesOf(one)).toEqual([]);
    }
  });

  test('looks nobody up for a repeated event, one about another report, or one of a report that it made itself', async () => {
    const before = await rowOf(zoe);
    told -= 1;
    expect((await tell(await reportOf(zoe))).statusCode).toBe(202);
    expect((await tell('rep_nobody')).statusCode).toBe(202);
    expect((await tell(await reportOf(zoe), 'report/watchlist.ready')).statusCode).toBe(202);
    const calls = await vendorCalls(at, 'persona');
    const first = await Promise.all([zoe, max, ada].map(reportOf));
    const made = calls
      .flatMap(({ path }) => /reports\/(rep_\w+)/.exec(path)?.[1] ?? [])
      .filter((id) => !first.includes(id));
    expect(made).not.toEqual([]);
    for (const id of made) expect((await tell(id)).statusCode).toBe(202);
    await at.queue.runDue();
    expect(await rowOf(zoe)).toEqual(before);
  });

  test('it takes two to say that it is somebody else, and the same match opens no other case', async () => {
    const robin = await staffVisitor(desk, 'robin');
    const sam = await staffVisitor(desk, 'sam');
    const clears = {
      ...{ case: 'watchList.hit', action: 'clearHit', reason: 'watch.otherBirthDate' },
      note: 'The one on the list was born in another year.',
    };
    expect((await settle(robin, zoe, clears)).status).toBe(200);
    expect(await casesOf(zoe)).toEqual(['watchList.hit']);
    expect((await settle(robin, zoe, clears)).status).not.toBe(200);
    await robin.call('releaseReview', { id: zoe.view.id });
    expect((await settle(sam, zoe, clears)).status).toBe(200);
    expect(await casesOf(zoe)).toEqual([]);
    await pass(WATCH_EVERY_MS);
    await lookUp();
    expect(await casesOf(zoe)).toEqual([]);
    await tell(await reportOf(zoe));
    await at.queue.runDue();
    expect(await casesOf(zoe)).toEqual(['watchList.hit']);
  });

  test('a silent list is asked again, and nothing is made of its silence', async () => {
    await breakVendor(at, 'persona', '503', { times: 50, path: '/reports' });
    await pass(WATCH_EVERY_MS);
    const before = await rowOf(max);
    await lookUp();
    expect(await casesOf(max)).toEqual([]);
    expect((await rowOf(max))?.checkedAt).toBe(before?.checkedAt);
    await clearVendorFaults(at);
    await pass(24 * 3_600_000);
    await lookUp();
    expect((await rowOf(max))?.checkedAt).toBeGreaterThan(before?.checkedAt ?? 0);
  });

  test('a match in the business opens a case though the list is silent about somebody of it', async () => {
    const owen = await named('Owen', 'Quiet');
    await at.database.run(sql`update businesses set name = 'Quiet Foods'
      where application_id = ${owen.view.id}`);
    await sandboxClient(at.sandbox).putOnWatchList('Quiet Foods');
    await breakVendor(at, 'persona', '503', { path: '/reports' });
    expect((await tell(await reportOf(owen))).statusCode).toBe(202);
    await at.queue.runDue();
    const found = (await at.deps.store.reviews.find(owen.view.id))?.cases;
    expect(found?.map(({ watchList }) => watchList?.names)).toEqual([['Quiet Foods']]);
    expect((await rowOf(owen))?.checkedAt).toBeUndefined();
    await clearVendorFaults(at);
    await pass(24 * 3_600_000);
    await lookUp();
    expect((await rowOf(owen))?.checkedAt).toBeGreaterThan(0);
    expect(await casesOf(owen)).toEqual(['watchList.hit']);
  });

  test('whoever was approved in spite of a match is no new one, until another owner takes their place', async () => {
    const { visitor, view } = await submittedApplication(at, 'ana', {
      'applicant.name.lastName': 'Watchlisted',
    });
    await waitForDecision(at, visitor, view.id);
    for (const one of ['robin', 'sam'] as const) {
      const by = await staffVisitor(desk, one);
      const claimed = await by.call<ReplyOf<'claimReview'>>('claimReview', { id: view.id });
      const body = {
        ...{
          decision: 'APPROVED',
          reason: 'review.passed',
          note: 'Another person: born in another year.',
        },
        ...(one === 'sam' ? { looked: ['finding.watchList'] } : {}),
      };
      const { version } = claimed.body.review;
      expect((await by.call('decideReview', { id: view.id, body, version })).status).toBe(200);
      await by.call('releaseReview', { id: view.id });
    }
    await pass(WATCH_EVERY_MS);
    await lookUp();
    expect((await at.deps.store.reviews.find(view.id))?.cases).toEqual([]);
    await at.database.run(sql`update people set replaced_at = ${at.deps.clock.now()}::bigint
      where application_id = ${view.id}`);
    await pass(WATCH_EVERY_MS);
    await lookUp();
    expect((await at.deps.store.reviews.find(view.id))?.cases.map((one) => one.case)).toEqual([
      'watchList.hit',
    ]);
  });

  test('an account that is closed is looked up no more', async () => {
    await at.database.run(
      sql`update applications set closed_at = ${at.deps.clock.now()}::bigint where id = ${max.view.id}`,
    );
    await pass(WATCH_EVERY_MS);
    await lookUp();
    expect(await rowOf(max)).toBeUndefined();
  });
});
