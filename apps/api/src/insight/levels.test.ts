import { walksFrom } from '@signet/personas/walks';
import { DAY_MS, HOUR_MS, localDay } from '@signet/rulebook/core/dates';
import { REVIEW_CASES } from '@signet/rulebook/decision/review-queue';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, testApi, waitForDecision } from '../testing/test-api.ts';
import { type StaffVisitor, staffVisitor, testDesk } from '../testing/test-desk.ts';
import { doDuties } from '../testing/test-duties.ts';
import { decideByHand } from '../testing/test-reviews.ts';

type Reply = ReplyOf<'readLevels'>;
type Ended = {
  id: string;
  reviewCase: string;
  market: string;
  enteredAt: number;
  endedAt: number;
  dueBy: string;
  staffId: string | null;
  claimedAt: number | null;
};

const SSN = 'applicant.governmentIdentification.value';
const endings = 600;

/** The value that this share of a list is at most. */
function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const at = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  return at === undefined ? undefined : Math.round(at / 1_000);
}

onPostgres('service levels', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  const people = {} as Record<'robin' | 'priya' | 'mei', StaffVisitor>; // filled in below
  let ended: Ended[] = [];
  beforeAll(async () => {
    for (const name of ['robin', 'priya', 'mei'] as const)
      people[name] = await staffVisitor(desk, name);
    const now = at.clock.now();
    await at.deps.store.walks.add(walksFrom(now - DAY_MS, 1_000, 1));
    const [walk] = walksFrom(now - DAY_MS, 1_000, 1);
    const staff = await at.database.run<{ id: string }>(
      sql`select id from reviewers where kind = 'person' order by name`,
    );
    ended = Array.from({ length: endings }, (_nothing, nth) => {
      const endedAt = now - nth * 2.3 * HOUR_MS;
      const enteredAt = endedAt - ((nth * 7) % 90) * HOUR_MS - 60_000;
      const person = nth % 4 === 0 ? null : (staff[nth % staff.length]?.id ?? null);
      return {
        id: walk?.id ?? '',
        reviewCase: REVIEW_CASES[nth % 5] ?? '',
        market: nth % 3 === 0 ? 'CA' : 'US',
        ...{ enteredAt, endedAt: Math.round(endedAt), staffId: person },
        dueBy: localDay('US', enteredAt + ((nth % 5) - 1) * DAY_MS),
        claimedAt: person === null || nth % 6 === 0 ? null : Math.round(endedAt) - nth * 1_000,
      };
    });
    await at.database.run(sql`insert into case_history (application_id, review_case, owner_id,
        market, portal, locale, risk_rank, entered_at, due_by, ended_at, staff_id, claimed_at)
      select r.id, r."reviewCase", '', r.market, 'POYNT', 'en-US', 1, r."enteredAt", r."dueBy",
        r."endedAt", r."staffId", r."claimedAt"
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as r (id text, "reviewCase" text,
        market text, "enteredAt" bigint, "endedAt" bigint, "dueBy" text, "staffId" text, "claimedAt" bigint)`);
  });

  const read = async (who: keyof typeof people, query = '?weeks=3') =>
    people[who].call<Reply>('readLevels', { query });

  const levelOf = (rows: readonly Ended[]) => {
    const settled = rows.filter(({ staffId }) => staffId !== null);
    const waited = settled.map((row) => row.endedAt - row.enteredAt);
    const worked = rows.flatMap((row) =>
      row.claimedAt === null ? [] : [row.endedAt - row.claimedAt],
    );
    return {
      ended: rows.length,
      kept: rows.filter((row) => localDay('US', row.endedAt) <= row.dueBy).length,
      settled: settled.length,
      medianSeconds: quantile(waited, 0.5),
      p90Seconds: quantile(waited, 0.9),
      workSeconds: quantile(worked, 0.5),
      overturned: 0,
    };
  };

  test('are those of a count by hand: of all, of each case, of each day', async () => {
    const { body } = await read('priya');
    const within = ended.filter(({ endedAt }) => localDay('US', endedAt) >= body.firstDay);
    const before = ended.filter(
      ({ endedAt }) =>
        localDay('US', endedAt) < body.firstDay &&
        localDay('US', endedAt) >= localDay('US', Date.parse(body.firstDay) - 20.5 * DAY_MS),
    );
    expect(within.length).toBeGreaterThan(100);
    expect(before.length).toBeGreaterThan(100);
    expect(body.whole).toEqual(levelOf(within));
    expect(body.before).toEqual(levelOf(before));
    for (const { case: reviewCase, open: _open, ...level } of body.cases)
      expect(level).toEqual(levelOf(within.filter((row) => row.reviewCase === reviewCase)));
    expect(body.days).toEqual(
      [...Map.groupBy(within, ({ endedAt }) => localDay('US', endedAt))]
        .map(([day, rows]) => {
          const { kept } = levelOf(rows);
          return { day, kept, late: rows.length - kept };
        })
        .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    );
  });

  test('are narrowed by country and by case', async () => {
    const { body } = await read('mei', '?weeks=3&market=CA&case=decision');
    const within = ended.filter(
      (row) =>
        localDay('US', row.endedAt) >= body.firstDay &&
        row.market === 'CA' &&
        row.reviewCase === 'decision',
    );
    expect(body.whole).toEqual(levelOf(within));
    expect(body.decided).toBeUndefined();
  });

  test('of a reviewer are their own; a senior reads those of a colleague, an analyst none', async () => {
    const own = (await read('robin')).body;
    expect(own.colleagues).toEqual([]);
    const { staff = '' } = own;
    const within = ended.filter(
      (row) => localDay('US', row.endedAt) >= own.firstDay && row.staffId === staff,
    );
    expect(own.whole).toEqual(levelOf(within));
    const senior = (await read('priya', `?weeks=3&staff=${staff}`)).body;
    expect(senior.whole).toEqual(own.whole);
    expect(senior.colleagues.map(({ id }) => id)).toContain(staff);
    expect((await read('mei', `?weeks=3&staff=${staff}`)).status).toBe(404);
    expect((await read('mei')).body.colleagues).toEqual([]);
  });

  test('know how long a reviewer held a case, and that their word was taken back', async () => {
    const counted = async () => (await read('priya', '?weeks=1&case=decision')).body.whole;
    const before = await counted();
    const made = await approvedApplication(at, 'ana', { [SSN]: '0004' });
    const { id } = made.view;
    await people.robin.call('claimReview', { id });
    await at.clock.moveTo(at.clock.offsetMs() + 60_000);
    await people.robin.call('claimReview', { id }); // the page renews its claim
    await at.clock.moveTo(at.clock.offsetMs() + 60_000);
    const { body: claimed } = await people.robin.call<ReplyOf<'claimReview'>>('claimReview', {
      id,
    });
    const said = { decision: 'DECLINED', reason: 'review.refused', note: 'Not theirs.' };
    await people.robin.call('decideReview', { id, body: said, version: claimed.review.version });
    await doDuties(at.deps.store, ['cases.marked']);
    const [row] = await at.database.run<{ held: number; ended: string; byStaff: boolean }>(
      sql`select ended_at - claimed_at as held, ended_with as ended, staff_id is not null as by_staff
        from case_history where application_id = ${id} and review_case = 'decision'`,
    );
    expect(row).toMatchObject({ byStaff: true });
    expect(row?.held).toBeGreaterThanOrEqual(120_000);
    expect(row?.held).toBeLessThan(180_000);
    expect((await counted()).overturned).toBe(before.overturned);

    const today = (await read('robin', '?days=1')).body;
    expect(today.outcomes).toEqual({ approved: 0, declined: 1, asked: 0 });
    expect(today.firstDay).toBe(today.lastDay);
    expect(today.whole.settled).toBeLessThan((await read('robin')).body.whole.settled);

    const { priya, robin } = people;
    const versionOf = async () =>
      (await priya.call<ReplyOf<'explainApplication'>>('explainApplication', { id })).body.review
        .version;
    const proposed = { reason: 'reopening.newFacts', note: 'They sent the deed of sale.' };
    await priya.call('reopenApplication', { id, body: proposed, version: await versionOf() });
    await robin.call('claimReview', { id });
    const confirmed = { case: 'reopening.proposed', action: 'reopen' };
    await robin.call('settleReviewCase', { id, body: confirmed, version: await versionOf() });
    await robin.call('releaseReview', { id });
    await waitForDecision(at, made.visitor, id);
    const approved = await decideByHand(at, id, { decision: 'APPROVED', reason: 'review.passed' });
    expect(approved.body.review.decision).toBe('APPROVED');
    await doDuties(at.deps.store, ['cases.marked']);
    expect((await counted()).overturned).toBe(before.overturned + 1);
  });

  test('count what is open by its age, and what waits for applicants apart', async () => {
    const { body } = await read('mei');
    const counts = await people.priya.call<ReplyOf<'countReviews'>>('countReviews');
    const all = counts.body.views.find(({ id }) => id === 'all')?.count;
    expect(body.ages.reduce((sum, row) => sum + row.open, 0)).toBe(all);
    expect(body.cases.reduce((sum, row) => sum + row.open, 0)).toBe(all);
  });

  test('are shown to nobody who may not see them', async () => {
    const jules = await staffVisitor(desk, 'jules');
    expect((await jules.call('readLevels')).status).toBe(404);
  });
});
