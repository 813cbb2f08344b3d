import { BANK_INSTRUMENT_PREFIX, type DebitRefusal } from '@signet/rulebook/orders/bank-debit';
import { changeIfThere } from '../application/change-application.ts';
import { recordVendorEvent, type VendorEvent } from '../bank/bank-news-store.ts';
import type { HeldCard } from '../cards/port.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, codeOf } from '../platform/audit/audit-detail.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { addRefusal, type StoredMonth } from './charge-store.ts';
import { CHARGE_MONTH_JOB, CHARGE_ORDER_JOB } from './store.ts';

export const TAKEN_BACK_JOB = 'debit-taken-back';

export type PaidCharge = {
  orderId: string;
  isMonth: boolean;
  cents: number;
  currency: string;
  paidAt: number;
};
type Write = {
  actor: string;
  messages?: readonly OutboxMessage[];
  jobs?: readonly NewJob[];
};

export type Debits = {
  methodOf(bankId: string): Promise<HeldCard | undefined>;
  recordMethod(id: string, bankId: string, held: HeldCard): Promise<void>;
  agreedAt(orderId: string): Promise<number | undefined>;
  /**
   * Queues a check of an order or month that awaits its bank; `news` is false when nothing waits or
   * the event is a duplicate.
   */
  heardOfPayment(event: VendorEvent): Promise<{ news: boolean }>;
  heardOfReturn(event: VendorEvent): Promise<{ news: boolean }>;
  /**
   * What a bank account paid with this charge; undefined for cards, whose disputes are handled at
   * the provider.
   */
  paidBy(chargeId: string): Promise<PaidCharge | undefined>;
  /**
   * Makes the payment owed again: a month becomes unpaid, an order's own payment an extra unpaid
   * month. False when already recorded.
   */
  recordTakenBack(
    chargeId: string,
    back: { refusal: DebitRefusal; day: string },
    write: Write,
  ): Promise<boolean>;
  /**
   * Counts overdue debits: neither paid nor failed for too long, or not refunded after the order
   * ended. docs/decisions/0120.
   */
  unanswered(): Promise<number>;
};

/** The period number of the order's own payment, before its first month. */
export const ORDER_PERIOD = -1;
/** Twice the time a bank takes, plus a weekend and a holiday. docs/readings.md 217. */
const UNANSWERED_MS = 10 * 24 * 3_600_000;
/** Card disputes are not debit reversals, and do not cause a new charge. docs/decisions/0114. */
const byAccount = (instrument: Sql): Sql =>
  sql`starts_with(${instrument}, ${BANK_INSTRUMENT_PREFIX}::text)`;
const SENT_STATES = ['placed', 'shipped', 'delivered', 'returned'] as const;
const SENT = sql`o.state ${inTexts(SENT_STATES)}`;

export function buildDebits(deps: StoreDeps): Debits {
  const { database, clock } = deps;
  return {
    methodOf: async (bankId) => {
      const [row] = await database.run<HeldCard>(
        sql`select vendor_customer_id as customer_id, vendor_method_id as method_id
          from debit_methods where bank_id = ${bankId}`,
      );
      return row;
    },
    recordMethod: async (id, bankId, { customerId, methodId }) => {
      await database.run(sql`insert into debit_methods (bank_id, application_id, vendor_customer_id, vendor_method_id, held_at)
        values (${bankId}, ${id}, ${customerId}, ${methodId}, ${clock.now()}::bigint)
        on conflict do nothing`);
    },
    agreedAt: async (orderId) => {
      const [row] = await database.run<{ acceptedAt: number }>(
        sql`select accepted_at from debit_mandates where order_id = ${orderId}
          order by accepted_at desc limit 1`,
      );
      return row?.acceptedAt;
    },
    heardOfPayment: (event) => {
      const [orderId = '', month] = event.subject.split(':');
      const waits =
        month === undefined
          ? sql`o.state in ('clearing', 'cancelled', 'released')`
          : sql`exists (select 1 from order_charges c where c.order_id = o.id and c.state = 'clearing')`;
      const about = sql`select o.application_id, jsonb_build_object('orderId', o.id) as payload
        from orders o where o.id = ${orderId} and ${waits}`;
      const kind = month === undefined ? CHARGE_ORDER_JOB : CHARGE_MONTH_JOB;
      return recordVendorEvent(deps, event, about, kind);
    },
    heardOfReturn: (event) => {
      const charge = event.subject;
      const about = sql`select application_id, jsonb_build_object('chargeId', ${charge}::text) as payload from (
        select o.application_id from orders o
          where o.charge_id = ${charge} and ${byAccount(sql`o.instrument_id`)}
        union select c.application_id from order_charges c
          where c.charge_id = ${charge} and ${byAccount(sql`c.instrument_id`)}) paid`;
      return recordVendorEvent(deps, event, about, TAKEN_BACK_JOB);
    },
    paidBy: async (chargeId) => {
      const [row] =
        await database.run<PaidCharge>(sql`select o.id as order_id, false as is_month, o.total_cents as cents, o.currency, o.placed_at as paid_at
        from orders o where o.charge_id = ${chargeId} and ${SENT} and ${byAccount(sql`o.instrument_id`)}
        union all select c.order_id, true, c.cents, o.currency, c.charged_at from order_charges c
        join orders o on o.id = c.order_id where c.charge_id = ${chargeId} and c.state = 'charged'
          and ${byAccount(sql`c.instrument_id`)}`);
      return row;
    },
    unanswered: async () => {
      const before = clock.now() - UNANSWERED_MS;
      // The previous release did not write asked_at; the month's own day is earlier, so it is a
      // safe fallback.
      const [row] = await database.run<{
        debits: number;
      }>(sql`select (select count(*) from orders where state = 'clearing' and debited_at < ${before}::bigint)
        + (select count(*) from order_charges
          where state = 'clearing'
          and coalesce(asked_at, extract(epoch from day::date)::bigint * 1000) < ${before}::bigint)
        + (select count(*) from orders where state in ('cancelled', 'released')
          and charge_id is not null and refunded_cents = 0 and ended_at < ${before}::bigint) as debits`);
      return row?.debits ?? 0;
    },
    recordTakenBack: async (chargeId, { refusal, day }, { actor, messages, jobs }) => {
      const [paid] = await database.run<{
        applicationId: string;
      }>(sql`select application_id from orders o where charge_id = ${chargeId} and ${SENT}
        union all select application_id from order_charges
        where charge_id = ${chargeId} and state = 'charged'`);
      if (paid === undefined) return false;
      const asked = { id: paid.applicationId, actor };
      const recorded = await changeIfThere(deps, asked, async (tx) => {
        const back = { refusal, day, at: clock.now() };
        const isMonth = await owesMonthAgain(tx, chargeId, back);
        const isOrder = await owesOrderAgain(tx, chargeId, back);
        if (!isMonth && !isOrder) return undefined;
        const detail = auditDetail({ refusal: codeOf(refusal) });
        return { action: 'order.takenBack', detail, messages, jobs };
      });
      return recorded?.changed ?? false;
    },
  };
}

type TakenBack = { refusal: DebitRefusal; day: string; at: number };

async function owesMonthAgain(
  tx: Tx,
  chargeId: string,
  { refusal, at }: TakenBack,
): Promise<boolean> {
  const months = await tx.run(
    query
      .updateTable('orderCharges')
      .set(({ ref }) => ({
        state: 'unpaid',
        refusal,
        chargedAt: null,
        refusedInstrumentId: ref('instrumentId'),
        instrumentId: null,
      }))
      .where('chargeId', '=', chargeId)
      .where('state', '=', 'charged')
      .returning('orderId'),
  );
  if (months.length > 0)
    tx.send(addRefusal(sql`charge_id = ${chargeId} and state = 'unpaid'`, { at, why: refusal }));
  return months.length > 0;
}

/** Adds the order's own payment once, as one more owed month. */
async function owesOrderAgain(
  tx: Tx,
  chargeId: string,
  { refusal, day, at }: TakenBack,
): Promise<boolean> {
  const [order] = await tx.run(
    query
      .selectFrom('orders')
      .select(['id', 'applicationId', 'totalCents', 'instrumentId'])
      .where('chargeId', '=', chargeId)
      .where('state', 'in', SENT_STATES)
      .where('totalCents', '>', 0),
  );
  if (order === undefined) return false;
  const owed = await tx.run(
    query
      .insertInto('orderCharges')
      .values({
        orderId: order.id,
        applicationId: order.applicationId,
        trialDays: 0,
        period: ORDER_PERIOD,
        day,
        cents: order.totalCents,
        state: 'unpaid',
        attempts: 1,
        refusedInstrumentId: order.instrumentId ?? null,
        refusal,
        refusals: JSON.stringify([{ at, why: refusal }] satisfies StoredMonth['refusals']),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('orderId'),
  );
  return owed.length > 0;
}
