import { BANK_CHECK_RESULTS, type BankCheckResult } from '@signet/rulebook/bank/bank-status';
import { DAY_MS, HOUR_MS } from '@signet/rulebook/core/dates';
import { isFinalDecision } from '@signet/rulebook/core/facts';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { CASE_RISKS } from '@signet/rulebook/decision/case-risk';
import type { QueueSort } from '@signet/rulebook/decision/queue-views';
import {
  DECIDED_CASES,
  type ReviewCaseFacts,
  reviewCases,
} from '@signet/rulebook/decision/review-queue';
import { LAST_TRY_DAYS, leftToPeopleAt } from '@signet/rulebook/orders/monthly-charges';
import { daysAfter } from '@signet/rulebook/orders/order-summary';
import { DECISIONS } from '@signet/rulebook/reference/enumerations';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { owedMonth } from '../testing/owed-month.ts';
import { openStore, type StoreUnderTest, submittedTestApplication } from '../testing/test-store.ts';
import type { QueueFilters, QueuePlace } from './review-queue-store.ts';
import type { ReviewQueueItem } from './review-store.ts';

const { checkStuckMs: stuckMs } = LIMITS;
const step = (type: 'OTP_SMS' | 'BO_VERIFICATION') => [{ type, requestedAt: 0 }];

/** Every combination of decision, check, step-ups and level. */
const PLACES = DECISIONS.flatMap((decision) =>
  [undefined, 0, stuckMs + 1].flatMap((checkingMs) =>
    [[], step('OTP_SMS'), step('BO_VERIFICATION')].flatMap((stepUps) =>
      (['BASIC', 'FULL'] as const).map((applicationLevel) => ({
        decision,
        checkingMs,
        stepUps,
        applicationLevel,
      })),
    ),
  ),
);
const RESULTS = [undefined, ...keysOf(BANK_CHECK_RESULTS)].filter(
  (result) =>
    result === undefined || result === 'depositsFailed' || BANK_CHECK_RESULTS[result] === 'PENDING',
);
const BANKS = DECISIONS.flatMap((decision) =>
  [0, stuckMs + 1].flatMap((sinceMs) =>
    RESULTS.map((result) => ({ decision, pendingBank: { result, sinceMs } })),
  ),
);
const JOBS: readonly [kind: string, hasFailingJob: boolean][] = [
  ['sync-inquiry', true],
  ['recheck', true],
  ['decide', false],
  ['send-message', false],
  ['recheck-bank', false],
];

type Place = Pick<ReviewCaseFacts, 'decision' | 'applicationLevel' | 'stepUps'> & {
  checkingMs?: number;
  pendingBank?: { result?: BankCheckResult; sinceMs: number };
};

forEachDatabase('the reviewers’ queue', (open, kind) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  const arrange = async ({
    decision,
    applicationLevel,
    checkingMs,
    stepUps,
    pendingBank,
  }: Place): Promise<string> => {
    const { id, userId } = await submittedTestApplication(at.store);
    const now = at.clock.now();
    if (pendingBank) {
      const { id: bankId } = await at.store.banks.add({
        id,
        kind: 'manual',
        accountType: 'CHECKING',
        routing: '021000021',
        accountNumber: '000123456789',
        last4: '6789',
        status: 'PENDING',
        checkResult: pendingBank.result,
        actor: userId,
      });
      await at.database.run(
        sql`update bank_accounts set created_at = ${now - pendingBank.sinceMs}::bigint where id = ${bankId}`,
      );
    }
    await at.database.run(sql`update applications set decision = ${decision}, application_level = ${applicationLevel},
      checking_since = ${checkingMs === undefined ? null : now - checkingMs}::bigint where id = ${id}`);
    for (const { type } of stepUps)
      await at.database.run(
        sql`insert into step_ups (application_id, round, type, requested_at, person_id) select ${id}, 1, ${type}, 0, id from people where application_id = ${id}`,
      );
    return id;
  };
  const reader = () => ({
    ...{ reviewerId: 'rev_nobody', now: at.clock.now() },
    today: at.clock.today('US'),
  });
  /** The whole queue, page by page. */
  const wholeQueue = async (filters: QueueFilters = {}, sort?: QueueSort) => {
    const all: ReviewQueueItem[] = [];
    for (let after: QueuePlace | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const { items, next } = await at.store.reviews.queue({
        ...{ filters, reader: reader(), sort, after },
      });
      all.push(...items);
      after = next;
    }
    return all;
  };
  const queued = async () => Map.groupBy(await wholeQueue(), ({ id }) => id);
  const nothing: Place = {
    ...{ decision: 'PENDING', applicationLevel: 'FULL', stepUps: [] },
    checkingMs: 0,
  };
  /** What the rulebook says of such a place now. */
  const casesNow = (
    { checkingMs, pendingBank, ...place }: Place,
    more: Partial<ReviewCaseFacts> = {},
  ) => {
    const now = at.clock.now();
    const since = now - (pendingBank?.sinceMs ?? 0);
    return reviewCases(
      {
        ...{ ...place, market: 'US', onboardedAt: 0 },
        ...{ unpaidMonths: [], areOwnersAwaited: false, owners: [] },
        checkingSince: checkingMs === undefined ? undefined : now - checkingMs,
        pendingBank: pendingBank && { ...pendingBank, since, linkedAt: since },
        ...more,
      },
      now,
    );
  };

  test('has each case when the rulebook says so, in every combination', {
    timeout: 120_000,
  }, async () => {
    const all = [...PLACES, ...BANKS]
      // The embedded database is the same engine, only slower: it sees every seventh.
      .filter((_place, at) => kind === 'postgres' || at % 7 === 0)
      .map((changed): Place => ({ ...nothing, ...changed }));
    const expected = new Map<string, Place>();
    for (const facts of all) expected.set(await arrange(facts), facts);
    const rows = await queued();
    const wrong = [...expected].flatMap(([id, facts]) => {
      const found = (rows.get(id) ?? []).map(({ reviewCase }) => reviewCase).sort();
      const should = casesNow(facts).sort();
      const mayDecide = [
        !isFinalDecision(facts.decision) && should.some((row) => DECIDED_CASES.includes(row)),
        ...(rows.get(id) ?? []).map(({ isDecidable }) => isDecidable),
      ];
      return String(found) === String(should) &&
        (found.length === 0 || new Set(mayDecide).size === 1)
        ? []
        : [{ facts, found, should, mayDecide }];
    });
    expect(wrong).toEqual([]);
  });

  test.each(JOBS)(
    'a job %s that keeps failing has a case of its own: %s',
    async (kind, hasFailingJob) => {
      const id = await arrange(nothing);
      await at.database.run(sql`insert into failing_jobs (key, application_id, kind, since, fault)
      values (${`${kind} ${id}`}, ${id}, ${kind}, 7, 'plaid is down: timeout')`);
      const rows = (await queued()).get(id) ?? [];
      expect(rows.map(({ reviewCase }) => reviewCase)).toEqual(
        casesNow(nothing, { failingJob: hasFailingJob ? { since: 7 } : undefined }),
      );
      if (hasFailingJob)
        expect(rows[0]).toMatchObject({ since: 7, fault: 'plaid is down: timeout' });
    },
  );

  test('lists an undeliverable message until a reviewer settles it', async () => {
    const id = await arrange(nothing);
    const { id: outboxId } = await at.store.outbox.add({
      channel: 'email',
      template: 'approved',
      to: '',
      text: '',
      applicationId: id,
    });
    expect((await queued()).get(id)).toBeUndefined();
    await at.store.outbox.failed(outboxId);
    expect((await queued()).get(id)).toMatchObject([
      { reviewCase: 'message.undelivered', since: at.clock.now(), fault: 'approved' },
    ]);
    expect(casesNow(nothing, { undeliveredMessage: { since: 0 } })).toEqual([
      'message.undelivered',
    ]);
  });

  test.each([
    ['unpaid', 1, -1],
    ['unpaid', 1, LAST_TRY_DAYS],
    ['unpaid', 1, LAST_TRY_DAYS + 1],
    ['unpaid', 4, 0],
    ['due', 5, 90],
    ['charged', 5, 90],
    ['waived', 5, 90],
    ['closed', 5, 90],
  ])('a month that is %s after %i tries and %i days', async (state, attempts, late) => {
    const id = await arrange(nothing);
    const today = at.clock.today('US');
    const day = daysAfter(today, -late);
    const refusedAt = at.clock.now() - DAY_MS;
    await owedMonth(at, id, { day, state, attempts, refusedAt });
    const rows = (await queued()).get(id) ?? [];
    const month = { day, attempts, refusedAt };
    const since = leftToPeopleAt(month, 'US');
    expect(rows.map(({ reviewCase }) => reviewCase)).toEqual(
      casesNow(nothing, { unpaidMonths: state === 'unpaid' ? [month] : [] }),
    );
    if (state === 'unpaid' && since <= at.clock.now())
      expect(rows[0]).toMatchObject({ since, fault: 'declined' });
  });

  test('a debt of the last try an hour ago is not late', async () => {
    const id = await arrange(nothing);
    const day = daysAfter(at.clock.today('US'), -LAST_TRY_DAYS);
    const refusedAt = at.clock.now() - HOUR_MS;
    await owedMonth(at, id, { day, state: 'unpaid', attempts: 4, refusedAt });
    const [row] = (await queued()).get(id) ?? [];
    expect(row).toMatchObject({ reviewCase: 'order.owed', since: refusedAt });
    expect((row?.dueBy ?? '') > at.clock.today('US')).toBe(true);
    const { items } = await at.store.reviews.queue({
      ...{ filters: { view: 'late' }, reader: reader(), after: undefined },
    });
    expect(items.map((one) => one.id)).not.toContain(id);
  });

  test.each([
    ['risk', ({ risk }: ReviewQueueItem) => CASE_RISKS.indexOf(risk)],
    ['waiting', ({ since }: ReviewQueueItem) => since],
  ] as const)('sorted by %s, it holds the same rows page by page', async (sort, keyOf) => {
    const sorted = await wholeQueue({}, sort);
    const keys = sorted.map(keyOf);
    expect(keys).toEqual(keys.toSorted((one, other) => one - other));
    const idsOf = (rows: readonly ReviewQueueItem[]) =>
      rows.map(({ id, reviewCase }) => `${id} ${reviewCase}`).toSorted();
    expect(idsOf(sorted)).toEqual(idsOf(await wholeQueue()));
  });

  test('sorts by due day, then risk, then waiting time', async () => {
    const keys = (await wholeQueue()).map(({ dueBy, risk, since }) => [
      dueBy,
      CASE_RISKS.indexOf(risk),
      since,
    ]);
    expect(keys.length).toBeGreaterThan(10);
    expect(keys).toEqual(
      keys.toSorted(
        ([day = '', risk = 0, at = 0], [otherDay = '', otherRisk = 0, otherAt = 0]) =>
          String(day).localeCompare(String(otherDay)) ||
          Number(risk) - Number(otherRisk) ||
          Number(at) - Number(otherAt),
      ),
    );
  });

  test('each view counts what it lists', async () => {
    const counts = await at.store.reviews.counts(reader(), []);
    const all = await wholeQueue();
    for (const { id: view, count } of counts.views) {
      const listed = await wholeQueue({ view });
      expect([view, listed.length]).toEqual([view, count]);
      if (view !== 'waiting') expect(all).toEqual(expect.arrayContaining(listed));
    }
  });

  test.each<[QueueFilters, (item: ReviewQueueItem) => boolean]>([
    [{ case: 'check.stuck' }, ({ reviewCase }) => reviewCase === 'check.stuck'],
    [{ market: 'CA' }, ({ market }) => market === 'CA'],
    [{ portal: 'POYNT' }, ({ portal }) => portal === 'POYNT'],
    [{ locale: 'en-US' }, ({ locale }) => locale === 'en-US'],
    [{ risk: 'medium' }, ({ risk }) => risk === 'medium'],
    [
      { reason: 'review' },
      ({ reviewCase, reason }) => reviewCase === 'decision' && reason === 'review',
    ],
    [{ claim: 'free' }, ({ heldBy }) => heldBy === undefined],
    [{ claim: 'others' }, ({ heldBy }) => heldBy !== undefined],
    [{ claim: 'mine' }, () => false],
    [{ waiting: 'week' }, ({ since }) => since <= at.clock.now() - 7 * 24 * 3_600_000],
  ])('the filter %j lists exactly what it names', async (filters, isNamed) => {
    const listed = await wholeQueue(filters);
    expect(listed).toEqual((await wholeQueue()).filter(isNamed));
  });

  test('a partner’s filter lists the applications of its referrals', async () => {
    const id = await arrange({ ...nothing, checkingMs: 20 * 60_000 });
    await at.database.run(sql`update applications set referral_url_id = 'spring' where id = ${id}`);
    const [found] = await wholeQueue({ referrals: ['POYNT/older', 'POYNT/spring'] });
    expect(found?.id).toBe(id);
    expect(await wholeQueue({ referrals: [] })).toEqual([]);
    const known = ['POYNT/older', 'POYNT/spring'];
    expect((await at.store.reviews.counts(reader(), known)).referrals).toEqual(['POYNT/spring']);
  });

  test('the next case is the first that nobody has claimed', async () => {
    const [first, second] = await wholeQueue({ case: 'check.stuck' });
    const next = () => at.store.reviews.nextOf({ case: 'check.stuck' }, reader());
    expect(await next()).toBe(first?.id);
    const { reviewer } = (await at.store.reviewers.add(`Kim ${kind}`)) ?? {};
    if (reviewer === undefined || first === undefined)
      throw new Error('nobody to claim, or nothing');
    expect(await at.store.reviews.claim(first.id, reviewer)).toBe(true);
    const claimed = await wholeQueue({ claim: 'others' });
    expect(claimed.map(({ id }) => id)).toContain(first.id);
    expect(await next()).toBe(second?.id);
    const mine = { ...reader(), reviewerId: reviewer.id };
    const { items } = await at.store.reviews.queue({ filters: { view: 'mine' }, reader: mine });
    expect(items.map(({ id }) => id)).toContain(first.id);
    await at.store.reviews.release(first.id, reviewer);
    expect(await next()).toBe(first.id);
  });
});
