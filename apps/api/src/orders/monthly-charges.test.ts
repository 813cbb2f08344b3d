import type { ReplyOf } from '@signet/rulebook/endpoints';
import { monthlyChargesBy } from '@signet/rulebook/orders/monthly-charges';
import { daysAfter, orderSummary } from '@signet/rulebook/orders/order-summary';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { CARDS } from '../testing/order-turns.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  mailSubjects,
  testApi,
} from '../testing/test-api.ts';
import { reconcile } from '../testing/test-duties.ts';
import { jobsOf, loseJobs } from '../testing/test-jobs.ts';
import { addTestCard, chargesAt, oneTerminal, parcelIs } from '../testing/test-orders.ts';
import { offerFor } from './offer.ts';
import { orderViewOf } from './order-view.ts';
import { CHARGE_MONTH_JOB } from './store.ts';

const RENT = { ...oneTerminal('RENT', 'CARD'), licences: 1 };
const HOUR_MS = 3_600_000;
const dayMs = 24 * HOUR_MS;
const WEEK_DAYS = 7;
/** Ms until the next noon in New York (winter time). */
const noonIn = (now: number): number => dayMs - ((now - 17 * HOUR_MS) % dayMs);
const UNPAID = 'Your monthly payment didn’t go through';
const STILL_UNPAID = 'Your monthly payment still hasn’t gone through';

onPostgres('a rental', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    // Steps of whole days then reach each month's morning on its own day, whatever the hour of the
    // run.
    await at.clock.moveTo(at.clock.offsetMs() + noonIn(at.clock.now()));
  });
  afterEach(() => clearVendorFaults(at));

  const untilNextCharge = async (): Promise<number> => {
    const charges = await jobsOf(at.database, { kind: CHARGE_MONTH_JOB });
    const waits = charges.map(({ dueAt }) => Math.ceil((dueAt - at.clock.now()) / dayMs));
    return Math.max(1, Math.min(...waits, WEEK_DAYS));
  };
  /** Stops on the first day, on each day of a charge, and once a week to look after parcels. */
  const days = async (count: number) => {
    for (let left = count; left > 0; ) {
      const passing = left === count ? 1 : Math.min(left, await untilNextCharge());
      await at.clock.moveTo(at.clock.offsetMs() + passing * dayMs);
      await at.queue.runDue();
      left -= passing;
    }
  };
  /** Successful monthly charges in cents, by month. */
  const months = async (orderId: string): Promise<string[]> => {
    const own = (await chargesAt(at)).filter(
      ({ reference = '', status }) => reference.startsWith(`${orderId}:`) && status === 'succeeded',
    );
    return own
      .map(({ reference = '', cents }) => `${reference.slice(orderId.length + 1)} ${cents}`)
      .sort();
  };
  /** A delivered rental, with everything that is due by now. */
  const rented = async (number?: string, status = 'delivered') => {
    const { visitor, who, view } = await approvedApplication(at, 'ana');
    await addTestCard(at, { visitor, id: view.id });
    const application = await at.deps.store.applications.loadForWork(view.id);
    if (application === undefined) throw new Error('it was just approved');
    const offer = offerFor(application, at.deps, { locale: 'en-US', complimentaryUsed: 0 });
    const territory = application.answers['company.address.territory'];
    const { totalCents, upcoming } = orderSummary(RENT, offer, {
      day: offer.day,
      isApproved: true,
      territory,
    });
    const path = `/api/v2/applications/${view.id}/orders`;
    const { body } = await visitor.send<ReplyOf<'submitOrder'>>('POST', path, {
      profiles: RENT,
      feeProfiles: { totalCents },
    });
    await at.queue.runDue();
    await parcelIs(at, body.orderId, status);
    await days(1);
    const signIn = () => visitor.signIn(who.answers['applicant.email.emailAddress'] ?? '');
    if (number !== undefined) {
      await signIn();
      await addTestCard(at, { visitor, id: view.id }, { number });
    }
    const due = () =>
      monthlyChargesBy(upcoming, offer.day, at.deps.clock.today('US'))
        .map(({ trialDays, period, cents }) => `${trialDays}:${period} ${cents}`)
        .sort();
    return { visitor, who, id: view.id, orderId: body.orderId, due, signIn };
  };
  const owed = async ({ orderId }: { orderId: string }) =>
    (await at.deps.store.orders.byId(orderId))?.owed;

  test('is charged once each month, on its day, at the agreed price', async () => {
    const own = await rented();
    const { config } = at.deps;
    const doubled: typeof config.partners.plansOf = (...asked) =>
      config.partners
        .plansOf(...asked)
        .map((row) => ({ ...row, perUnitCents: row.perUnitCents * 2 }));
    at.deps.config = { ...config, partners: { ...config.partners, plansOf: doubled } };
    expect(await months(own.orderId)).toEqual([]);
    await days(100);
    await Promise.all(
      [1, 2, 3].map(() =>
        at.deps.store.jobs.add({
          kind: CHARGE_MONTH_JOB,
          applicationId: own.id,
          payload: { orderId: own.orderId },
        }),
      ),
    );
    await at.queue.runDue();
    at.deps.config = config;
    expect(own.due().length).toBeGreaterThan(2);
    expect(await months(own.orderId)).toEqual(own.due());
    const late =
      await at.database.run(sql`select day from order_charges where order_id = ${own.orderId}
      and to_char(to_timestamp(charged_at / 1000.0) at time zone 'America/New_York', 'YYYY-MM-DD') <> day`);
    expect(late).toEqual([]);
  });

  test.each(['acts-500', 'reset'])(
    'is charged once although the provider answers %s for days',
    async (mode) => {
      const own = await rented();
      await days(29);
      await breakVendor(at, 'stripe', mode, { path: '/v1/payment_intents', times: 12 });
      await days(4);
      await clearVendorFaults(at);
      await days(35);
      expect(await months(own.orderId)).toEqual(own.due());
      expect((await mailSubjects(at, own.who)).includes(UNPAID)).toBe(false);
    },
  );

  const told = async ({ who }: Awaited<ReturnType<typeof rented>>) =>
    (await mailSubjects(at, who)).filter(
      (subject) => subject === UNPAID || subject === STILL_UNPAID,
    );
  const queued = async ({ id }: { id: string }) =>
    ((await at.deps.store.reviews.find(id))?.cases ?? []).map((row) => row.case);

  test('mails a decline, retries on its days, then opens a case, and charges a card that is added', async () => {
    const own = await rented(CARDS.declinedLater);
    await days(31);
    const order = await at.deps.store.orders.byId(own.orderId);
    const [first] = order?.owed ?? [];
    expect([await told(own), await queued(own)]).toEqual([[UNPAID], []]);
    const application = await at.deps.store.applications.loadForWork(own.id);
    expect(order && application && orderViewOf(order, application, at.deps.clock).owed).toEqual([
      { day: first?.day, cents: first?.cents, nextTryDay: daysAfter(first?.day ?? '', 3) },
    ]);
    await days(16);
    expect([await months(own.orderId), await told(own), await queued(own)]).toEqual([
      [],
      [STILL_UNPAID, UNPAID],
      ['order.owed'],
    ]);
    expect(await owed(own)).toMatchObject([{ attempts: 4 }]);
    await own.signIn();
    await addTestCard(at, own);
    await days(2);
    expect([await months(own.orderId), await owed(own), await queued(own)]).toEqual([
      own.due(),
      undefined,
      [],
    ]);
  });

  test('is retried once when a reviewer asks for it, and no longer once a reviewer closes it', async () => {
    const own = await rented(CARDS.declinedLater);
    await days(47);
    const robin = (await at.deps.store.reviewers.add(`Robin ${own.id}`))?.reviewer;
    if (robin === undefined) throw new Error('the reviewer was not taken');
    const settle = async (action: 'tryAgain' | 'close') => {
      await at.deps.store.reviews.claim(own.id, robin);
      const version = (await at.deps.store.applications.loadForWork(own.id))?.version ?? 0;
      const by = { reviewer: robin, version };
      const reason = action === 'close' ? 'debt.givenUp' : undefined;
      return at.deps.store.reviews.settle({
        id: own.id,
        reviewCase: 'order.owed',
        action,
        reason,
        by,
        messages: [],
      });
    };
    expect(await settle('tryAgain')).toBe(true);
    await at.queue.runDue();
    await at.queue.runDue();
    expect([(await owed(own))?.[0]?.attempts, (await told(own)).length]).toEqual([5, 3]);
    expect(await settle('close')).toBe(true);
    await own.signIn();
    await addTestCard(at, own);
    await days(5);
    expect([await months(own.orderId), await owed(own), await queued(own)]).toEqual([
      [],
      undefined,
      [],
    ]);
  });

  test('stays owed after the device is back, without further months', async () => {
    const own = await rented(CARDS.declinedLater);
    await days(31);
    await parcelIs(at, own.orderId, 'returned');
    await days(2);
    expect([
      (await at.deps.store.orders.byId(own.orderId))?.state,
      (await owed(own))?.length,
    ]).toEqual(['returned', 1]);
    await loseJobs(at.database, { applicationId: own.id });
    await reconcile(at.deps.store);
    await own.signIn();
    await addTestCard(at, own);
    await days(60);
    expect([(await months(own.orderId)).length, await owed(own)]).toEqual([1, undefined]);
  });

  test('costs nothing before it ships and nothing after its return', async () => {
    const [back, waiting] = [await rented(), await rented()];
    await days(35);
    await parcelIs(at, back.orderId, 'returned');
    const before = await months(back.orderId);
    await parcelIs(at, waiting.orderId, 'out_of_stock');
    await at.database.run(sql`update orders set state = 'placed' where id = ${waiting.orderId}`);
    await days(40);
    expect([await months(back.orderId), before.length]).toEqual([before, 1]);
    expect((await at.deps.store.orders.byId(back.orderId))?.state).toBe('returned');
    expect(await months(waiting.orderId)).toEqual(before);
  });

  test.each(['delivered', 'shipped'])(
    'continues after its job was lost while it was %s',
    async (status) => {
      const own = await rented(undefined, status);
      await loseJobs(at.database, { applicationId: own.id });
      await days(1); // so that the job counts as late
      await reconcile(at.deps.store);
      await days(40);
      expect(await months(own.orderId)).toEqual(own.due());
    },
  );
});
