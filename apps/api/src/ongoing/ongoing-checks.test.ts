import type { ReplyOf } from '@signet/rulebook/endpoints';
import { WATCH_EVERY_MS } from '@signet/rulebook/ongoing/watched';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  testApi,
} from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import { doDuties } from '../testing/test-duties.ts';
import { postWebhook } from '../testing/test-inquiries.ts';

type Approved = Awaited<ReturnType<typeof approvedApplication>>;

forEachDatabase('approved businesses on the watch list', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  let now = 0;
  let zoe: Approved;
  let max: Approved;

  const named = (firstName: string, lastName: string) =>
    approvedApplication(at, 'ana', {
      ...{ 'applicant.name.firstName': firstName, 'applicant.name.lastName': lastName },
    });
  beforeAll(async () => {
    zoe = await named('Zoe', 'Listed');
    max = await named('Max', 'Calm');
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
  let told = 0;
  const tell = (subject: string) => {
    told += 1;
    return postWebhook(
      at,
      JSON.stringify({
        data: {
          type: 'event',
          id: `evt_watch_${told}`,
          attributes: {
            name: 'report/watchlist.matched',
            'created-at': new Date().toISOString(),
            payload: {
              data: {
                type: 'report/watchlist',
                id: 'rep_1',
                attributes: { 'reference-id': subject },
              },
            },
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

  test('after a month each is looked up once, and is due a month later', async () => {
    await pass(WATCH_EVERY_MS);
    await Promise.all([
      doDuties(at.deps.store, ['check.watchLists']),
      doDuties(at.deps.store, ['check.watchLists']),
    ]);
    await at.queue.runDue();
    for (const one of [zoe, max]) {
      const row = await rowOf(one);
      expect(row?.hits).toEqual([]);
      expect((row?.dueAt ?? 0) - (row?.checkedAt ?? 0)).toBe(WATCH_EVERY_MS);
      const { audit } = await at.deps.store.reviews.story(one.view.id);
      expect(audit.filter(({ action }) => action === 'watchList.checked')).toHaveLength(1);
      expect(await casesOf(one)).toEqual([]);
    }
  });

  test('a list that changes about somebody opens a case, and the applicant sees nothing of it', async () => {
    const before = await viewOf(zoe);
    await sandboxClient(at.sandbox).putOnWatchList('Zoe Listed');
    expect((await tell(zoe.view.id)).statusCode).toBe(202);
    await at.queue.runDue();
    expect(await casesOf(zoe)).toEqual(['watchList.hit']);
    expect(await casesOf(max)).toEqual([]);
    expect(await viewOf(zoe)).toEqual(before);
    expect(JSON.stringify(await viewOf(zoe))).not.toMatch(/watch/i);
  });

  test('a repeated event looks nobody up again', async () => {
    const before = await rowOf(zoe);
    told -= 1;
    expect((await tell(zoe.view.id)).statusCode).toBe(202);
    await at.queue.runDue();
    expect(await rowOf(zoe)).toEqual(before);
    expect((await tell('urn:app:nobody')).statusCode).toBe(202);
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
    await tell(zoe.view.id);
    await at.queue.runDue();
    expect(await casesOf(zoe)).toEqual(['watchList.hit']);
  });

  test('a silent list is asked again, and nothing is made of its silence', async () => {
    await breakVendor(at, 'persona', 'status-503', { times: 50, path: '/reports' });
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

  test('an account that is closed is looked up no more', async () => {
    await at.database.run(
      sql`update applications set closed_at = ${now}::bigint where id = ${max.view.id}`,
    );
    await pass(WATCH_EVERY_MS);
    await lookUp();
    expect(await rowOf(max)).toBeUndefined();
  });
});
