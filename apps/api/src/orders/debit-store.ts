import { BANK_INSTRUMENT_PREFIX, type DebitRefusal } from '@signet/rulebook/orders/bank-debit';
import { type VendorEvent, vendorNews } from '../bank/bank-news-store.ts';
import type { HeldCard } from '../cards/port.ts';
import { auditDetail, codeOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';
import { CHARGE_MONTH_JOB, CHARGE_ORDER_JOB } from './store.ts';

export const TAKEN_BACK_JOB = 'debit-taken-back';

export type PaidCharge = {
  orderId: string;
  isMonth: boolean;
  cents: number;
  currency: string;
  paidAt: number;
};
type Write = Pick<AuditedUpdate, 'actor' | 'messages' | 'jobs'>;

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
const SENT = sql`o.state in ('placed', 'shipped', 'delivered', 'returned')`;

export function buildDebits(deps: StoreDeps): Debits {
  const { database, clock, sealer } = deps;
  const recordEvent = async (...event: Parameters<typeof vendorNews>) => ({
    news: (await database.run(vendorNews(...event))).length > 0,
  });
  return {
    methodOf: async (bankId) => {
      const [row] = await database.run<HeldCard>(
        sql`select vendor_customer_id as customer_id, vendor_method_id as method_id from debit_methods where bank_id = ${bankId}`,
      );
      return row;
    },
    recordMethod: async (id, bankId, { customerId, methodId }) => {
      await database.run(sql`insert into debit_methods (bank_id, application_id, vendor_customer_id, vendor_method_id, held_at)
        values (${bankId}, ${id}, ${customerId}, ${methodId}, ${clock.now()}::bigint) on conflict do nothing`);
    },
    agreedAt: async (orderId) => {
      const [row] = await database.run<{ acceptedAt: number }>(
        sql`select accepted_at from debit_mandates where order_id = ${orderId} order by accepted_at desc limit 1`,
      );
      return row?.acceptedAt;
    },
    heardOfPayment: (event) => {
      const [orderId = '', month] = event.subject.split(':');
      const waits =
        month === undefined
          ? sql`o.state in ('clearing', 'cancelled', 'released')`
          : sql`exists (select 1 from order_charges c where c.order_id = o.id and c.state = 'clearing')`;
      const about = sql`select o.application_id, jsonb_build_object('orderId', o.id) as payload from orders o where o.id = ${orderId} and ${waits}`;
      return recordEvent(event, about, {
        kind: month === undefined ? CHARGE_ORDER_JOB : CHARGE_MONTH_JOB,
        now: clock.now(),
      });
    },
    heardOfReturn: (event) => {
      const charge = event.subject;
      const about = sql`select application_id, jsonb_build_object('chargeId', ${charge}::text) as payload from (
        select o.application_id from orders o where o.charge_id = ${charge} and ${byAccount(sql`o.instrument_id`)}
        union select c.application_id from order_charges c where c.charge_id = ${charge} and ${byAccount(sql`c.instrument_id`)}) paid`;
      return recordEvent(event, about, { kind: TAKEN_BACK_JOB, now: clock.now() });
    },
    paidBy: async (chargeId) => {
      const [row] =
        await database.run<PaidCharge>(sql`select o.id as order_id, false as is_month, o.total_cents as cents, o.currency, o.placed_at as paid_at
        from orders o where o.charge_id = ${chargeId} and ${SENT} and ${byAccount(sql`o.instrument_id`)}
        union all select c.order_id, true, c.cents, o.currency, c.charged_at from order_charges c join orders o on o.id = c.order_id where c.charge_id = ${chargeId} and c.state = 'charged'
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
        + (select count(*) from order_charges where state = 'clearing' and coalesce(asked_at, extract(epoch from day::date)::bigint * 1000) < ${before}::bigint)
        + (select count(*) from orders where state in ('cancelled', 'released') and charge_id is not null and refunded_cents = 0 and ended_at < ${before}::bigint) as debits`);
      return row?.debits ?? 0;
    },
    recordTakenBack: async (chargeId, { refusal, day }, write) => {
      const now = clock.now();
      const [paid] = await database.run<{
        applicationId: string;
      }>(sql`select application_id from orders o where charge_id = ${chargeId} and ${SENT}
        union all select application_id from order_charges where charge_id = ${chargeId} and state = 'charged'`);
      if (paid === undefined) return false;
      const change: AuditedUpdate = {
        ...write,
        action: 'order.takenBack',
        detail: auditDetail({ refusal: codeOf(refusal) }),
      };
      const parts = [
        sql`month as (update order_charges set state = 'unpaid', refusal = ${refusal}::text, charged_at = null, refused_instrument_id = instrument_id, instrument_id = null
          where charge_id = ${chargeId} and state = 'charged' returning application_id)`,
        sql`own as (insert into order_charges (order_id, application_id, trial_days, period, day, cents, state, attempts, refused_instrument_id, refusal)
          select o.id, o.application_id, 0, ${ORDER_PERIOD}::integer, ${day}::text, o.total_cents, 'unpaid', 1, o.instrument_id, ${refusal}::text
          from orders o where o.charge_id = ${chargeId} and ${SENT} and o.total_cents > 0 on conflict do nothing returning application_id)`,
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, sealer)}
          where id in (select application_id from month union select application_id from own) returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, paid.applicationId),
      ];
      return (await database.run(sql`${withCtes(parts)} select id from changed`)).length > 0;
    },
  };
}
