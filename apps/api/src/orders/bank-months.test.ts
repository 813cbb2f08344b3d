import type { ReplyOf } from '@signet/rulebook/endpoints';
import { DEBIT_MANDATES } from '@signet/rulebook/orders/bank-debit';
import { orderSummary } from '@signet/rulebook/orders/order-summary';
import { mailTo } from '@signet/testing/applications';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { ACCOUNTS } from '../testing/order-turns.ts';
import { approvedApplication, mailSubjects, testApi } from '../testing/test-api.ts';
import { addTestCard, chargesAt, oneTerminal } from '../testing/test-orders.ts';
import { offerFor } from './offer.ts';

const RENT = oneTerminal('RENT', 'BANK');
const dayMs = 86_400_000;
const UNPAID = 'Your monthly payment didn’t go through';

onPostgres('a rental paid by bank debit', (open) => {
  const at = testApi(open);

  /** Advances the bank's clock and ours together. */
  const advance = async (ms: number) => {
    await sandboxClient(at.sandbox).advance(ms);
    await at.clock.moveTo(at.clock.offsetMs() + ms);
    await at.queue.runDue();
  };
  const days = async (count: number) => {
    for (let left = count; left > 0; left -= 1) await advance(dayMs);
  };
  /** A delivered rental with nothing charged yet, because the first month is free. */
  const rented = async (accountNumber: string) => {
    const { visitor, who, view } = await approvedApplication(at, 'ana');
    const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
    const path = (rest: string) => `/api/v2/applications/${view.id}${rest}`;
    await visitor.send('POST', path('/financial-instruments/manual'), { ...bank, accountNumber });
    const application = await at.deps.store.applications.loadForWork(view.id);
    if (application === undefined) throw new Error('it was just approved');
    const offer = offerFor(application, at.deps, { locale: 'en-US', complimentaryUsed: 0 });
    const territory = application.answers['company.address.territory'];
    const { totalCents, upcoming } = orderSummary(RENT, offer, {
      day: offer.day,
      isApproved: true,
      territory,
    });
    const body = {
      profiles: RENT,
      feeProfiles: { totalCents },
      mandate: DEBIT_MANDATES.US.version,
    };
    const { orderId } = (await visitor.send<ReplyOf<'submitOrder'>>('POST', path('/orders'), body))
      .body;
    await at.queue.runDue();
    await days(1);
    const addCard = async () => {
      await visitor.signIn(mailTo(who));
      await addTestCard(at, { visitor, id: view.id });
    };
    /** The charges of the first month, attempt by attempt. */
    const first = async () => {
      return (await chargesAt(at)).filter(
        ({ reference }) => reference?.startsWith(`${orderId}:`) && reference.endsWith(':0'),
      );
    };
    /** All but the last day of it, in which nothing is due. */
    const freeMonth = () => advance(((upcoming[0]?.trialDays ?? 0) - 1) * dayMs);
    const owed = async () =>
      (await at.deps.store.orders.byId(orderId))?.owed?.map(({ cents }) => cents);
    return {
      who,
      orderId,
      addCard,
      first,
      owed,
      freeMonth,
      cents: upcoming[0]?.cents ?? 0,
    };
  };

  test('debits each month once, and counts it as paid days later', async () => {
    const own = await rented(ACCOUNTS.pays);
    await own.freeMonth();
    await days(2);
    expect(await own.first()).toMatchObject([{ status: 'processing', cents: own.cents }]);
    const asked = await at.database.run(
      sql`select asked_at > ${at.clock.now() - 3 * dayMs}::bigint as lately from order_charges where order_id = ${own.orderId}`,
    );
    expect(asked).toEqual([{ lately: true }]);
    expect(await own.owed()).toBeUndefined();
    await days(6);
    expect(await own.first()).toMatchObject([{ status: 'succeeded', cents: own.cents }]);
  });

  test('sends one mail about a failed debit, retries it twice at most, and charges a card that is added', async () => {
    const own = await rented(ACCOUNTS.noFunds);
    await own.freeMonth();
    await days(28);
    expect((await own.first()).map(({ status }) => status)).toEqual(
      Array(3).fill('requires_payment_method'),
    );
    expect(await own.owed()).toEqual([own.cents]);
    expect((await mailSubjects(at, own.who)).filter((subject) => subject === UNPAID)).toHaveLength(
      1,
    );
    await own.addCard();
    await days(2);
    expect((await own.first()).filter(({ status }) => status === 'succeeded')).toMatchObject([
      { cents: own.cents },
    ]);
    expect(await own.owed()).toBeUndefined();
  });

  const died = new Error('the process has died');
  /**
   * Crashes right after a month is recorded as charged, and again after its reversal is; follow-up
   * work must be stored by then.
   */
  const dieOnTheWay = (orderId: string) => {
    const { orderCharges, debits } = at.deps.store;
    const { record } = orderCharges;
    const { recordTakenBack } = debits;
    orderCharges.record = async (...asked) => {
      const isRecorded = await record(...asked);
      if (asked[0] !== orderId || asked[2].state !== 'charged') return isRecorded;
      orderCharges.record = record;
      throw died;
    };
    debits.recordTakenBack = async (...asked) => {
      await recordTakenBack(...asked);
      debits.recordTakenBack = recordTakenBack;
      throw died;
    };
  };

  test('charges a reversed debit to the card, also when the process dies after each step', async () => {
    const own = await rented(ACCOUNTS.takenBack);
    dieOnTheWay(own.orderId);
    await own.freeMonth();
    await days(2);
    for (let waited = 0; waited < 20 && (await own.owed()) === undefined; waited += 1)
      await days(1);
    expect(await own.owed()).toEqual([own.cents]);
    await own.addCard();
    await days(2);
    expect(await own.owed()).toBeUndefined();
    expect(
      (await own.first()).filter(
        ({ status, isTakenBack }) => status === 'succeeded' && !isTakenBack,
      ),
    ).toHaveLength(1);
  });
});
