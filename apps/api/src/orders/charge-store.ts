import type { OrderRefusal } from '@signet/rulebook/orders/bank-debit';
import type { MonthlyCharge, MonthlyState } from '@signet/rulebook/orders/monthly-charges';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';
import type { StoredOrder } from './store.ts';

/**
 * One month of an order: `instrumentId` belongs to the current attempt, `refusedInstrumentId` to
 * the last failed one.
 */
export type StoredMonth = MonthlyCharge & {
  state: MonthlyState;
  attempts: number;
  instrumentId?: string;
  refusedInstrumentId?: string;
  refusal?: OrderRefusal;
};
type Month = Pick<MonthlyCharge, 'trialDays' | 'period'>;
type Outcome =
  | { state: 'charged' | 'clearing'; chargeId: string }
  | { state: 'unpaid'; refusal: OrderRefusal };

export type OrderCharges = {
  of(orderId: string): Promise<StoredMonth[]>;
  /**
   * Starts an attempt, or returns the one under way; undefined once the month is charged, waived,
   * clearing or closed.
   */
  begin(
    order: Pick<StoredOrder, 'id' | 'applicationId'>,
    month: MonthlyCharge,
    instrumentId: string | undefined,
  ): Promise<StoredMonth | undefined>;
  waive(order: Pick<StoredOrder, 'id' | 'applicationId'>, month: MonthlyCharge): Promise<void>;
  /**
   * Records the bank's result, or that a debit is clearing, with the mails and jobs that follow;
   * false when already recorded.
   */
  record(
    orderId: string,
    month: Month,
    outcome: Outcome,
    write: Pick<AuditedUpdate, 'actor' | 'messages' | 'jobs'>,
  ): Promise<boolean>;
};

const COLUMNS = sql`trial_days, period, day, cents, state, attempts, instrument_id, refused_instrument_id, refusal`;

export function buildOrderCharges(deps: StoreDeps): OrderCharges {
  const { database, clock, sealer } = deps;
  return {
    of: (orderId) =>
      database.run<StoredMonth>(
        sql`select ${COLUMNS} from order_charges where order_id = ${orderId} order by day, trial_days`,
      ),
    begin: async ({ id, applicationId }, { trialDays, period, day, cents }, instrumentId) => {
      const [row] =
        await database.run<StoredMonth>(sql`insert into order_charges (order_id, application_id, trial_days, period, day, cents, state, instrument_id)
        values (${id}, ${applicationId}, ${trialDays}::integer, ${period}::integer, ${day}, ${cents}::bigint, 'due', ${instrumentId ?? null}::text)
        on conflict (order_id, trial_days, period) do update set state = 'due', instrument_id = coalesce(order_charges.instrument_id, excluded.instrument_id)
          where order_charges.state in ('due', 'unpaid')
        returning ${COLUMNS}`);
      return row;
    },
    waive: async ({ id, applicationId }, { trialDays, period, day, cents }) => {
      await database.run(sql`insert into order_charges (order_id, application_id, trial_days, period, day, cents, state)
        values (${id}, ${applicationId}, ${trialDays}::integer, ${period}::integer, ${day}, ${cents}::bigint, 'waived') on conflict do nothing`);
    },
    record: async (orderId, { trialDays, period }, outcome, write) => {
      const now = clock.now();
      const [order] = await database.run<{ applicationId: string }>(
        sql`select application_id from orders where id = ${orderId}`,
      );
      if (order === undefined) return false;
      const isUnpaid = outcome.state === 'unpaid';
      const isClearing = outcome.state === 'clearing';
      const change: AuditedUpdate = {
        ...write,
        action: isUnpaid
          ? 'order.monthRefused'
          : isClearing
            ? 'order.monthDebited'
            : 'order.monthCharged',
        detail: auditDetail({ orderId: idOf(orderId), trialDays, period }),
      };
      const parts = [
        sql`moved as (update order_charges set state = ${outcome.state}::text, charge_id = ${isUnpaid ? null : outcome.chargeId}::text,
          charged_at = ${outcome.state === 'charged' ? now : null}::bigint, refusal = ${isUnpaid ? outcome.refusal : null}::text, attempts = attempts + ${isClearing ? 0 : 1}::integer, asked_at = ${isClearing ? sql`${now}::bigint` : sql`asked_at`},
          refused_instrument_id = ${isUnpaid ? sql`instrument_id` : sql`refused_instrument_id`}, instrument_id = ${isUnpaid ? sql`null` : sql`instrument_id`}
          where order_id = ${orderId} and trial_days = ${trialDays}::integer and period = ${period}::integer and state = any(${isClearing ? ['due'] : ['due', 'clearing']}::text[]) returning application_id)`,
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, sealer)}
          from moved where applications.id = moved.application_id returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, order.applicationId),
      ];
      return (await database.run(sql`${withCtes(parts)} select id from changed`)).length > 0;
    },
  };
}
