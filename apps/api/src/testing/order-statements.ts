import type { Store } from '../store.ts';
import { oneTerminal } from './test-orders.ts';
import { submittedTestApplication } from './test-store.ts';

const CHOICE = oneTerminal('BUY', 'CARD');
const ADDRESS = {
  country: 'US',
  line1: '12 Oak St',
  city: 'Boulder',
  territory: 'CO',
  zip: '80302',
} as const;
const CENTS = 24_900;
const SUMMARY = {
  lines: [],
  firstCents: CENTS,
  offerCents: 0,
  subtotalCents: CENTS,
  shippingCents: 0,
  totalCents: CENTS,
  todayCents: 0,
  onApprovalCents: CENTS,
  upcoming: [],
};

export async function callOrderStatements(store: Store): Promise<void> {
  const { orders, orderDrafts, orderCounts, orderCharges, openCases, debits } = store;
  const actor = 'test';
  const { id } = await submittedTestApplication(store);
  await orderDrafts.save(id, { choice: CHOICE, address: ADDRESS });
  await orderDrafts.of(id);
  const { type, paymentMethod } = CHOICE;
  const instrument = { instrumentId: 'card_1', instrumentLast4: '4242' };
  const ordered = {
    type,
    paymentMethod,
    choice: CHOICE,
    address: ADDRESS,
    summary: SUMMARY,
    totalCents: CENTS,
    ...instrument,
  };
  const orderId = await orders.submit(
    id,
    { ...ordered, state: 'held', currency: 'USD' },
    { actor, isApproved: false },
  );
  if (orderId === undefined) throw new Error('the order was not taken');
  const given = {
    plan: 'POYNTC',
    quantity: 1,
    perUnitCents: 0,
    cents: 0,
    every: 'once',
    trialPeriodDays: 0,
    isComplimentary: true,
  } as const;
  const { id: ofReseller } = await submittedTestApplication(store);
  await orders.complimentaryUsed(ofReseller);
  await orders.submit(
    ofReseller,
    { ...ordered, summary: { ...SUMMARY, lines: [given] }, state: 'held', currency: 'USD' },
    { actor, isApproved: false, complimentaryLimit: 1 },
  );
  await orders.of(id);
  await orderCounts.read();
  await orders.cardFor({ applicationId: id, ...instrument });
  await orders.customersFor({ applicationId: id });
  for (const event of ['approved', 'refused'] as const)
    await orders.advance(orderId, event, { actor });
  const mandate = { bankId: 'bank_1', scheme: 'ACH', version: '1', language: 'en' } as const;
  await orders.advance(orderId, 'paidAgain', { actor, mandate });
  await orders.advance(orderId, 'debited', { actor });
  await orders.advance(orderId, 'charged', { actor, facts: { chargeId: 'pi_0' } });
  await orders.recordDelay(orderId, 'outOfStock');
  const month = { trialDays: 0, day: '2026-12-20', cents: 1_995 };
  await orderCharges.waive({ id: orderId, applicationId: id }, { ...month, period: 0 });
  for (const outcome of [
    { state: 'unpaid', refusal: 'declined' } as const,
    { state: 'charged', chargeId: 'pi_1' } as const,
  ]) {
    await orderCharges.begin({ id: orderId, applicationId: id }, { ...month, period: 1 }, 'card_1');
    await orderCharges.record(orderId, { trialDays: 0, period: 1 }, outcome, { actor });
  }
  await orderCharges.of(orderId);
  await debits.recordMethod(id, 'bank_1', { customerId: 'cus_1', methodId: 'pm_1' });
  await debits.methodOf('bank_1');
  await debits.agreedAt(orderId);
  await debits.heardOfPayment({
    eventId: 'evt_1',
    name: 'payment_intent.succeeded',
    subject: orderId,
  });
  await debits.heardOfReturn({ eventId: 'evt_2', name: 'charge.dispute.created', subject: 'pi_1' });
  await debits.paidBy('pi_1');
  for (const charge of ['pi_0', 'pi_1'])
    await debits.recordTakenBack(charge, { refusal: 'bankFunds', day: month.day }, { actor });
  await debits.unanswered();
  await openCases.countOf('order.owed');
  await openCases.waiting();
  for (const event of ['shipped', 'delivered', 'returned'] as const)
    await orders.advance(orderId, event, { actor });
  await orders.recordRefund(orderId, CENTS);
  const { state, refundedCents } = (await orders.byId(orderId)) ?? {};
  if (state !== 'returned' || refundedCents !== CENTS)
    throw new Error('the order was not followed to its end');
}
