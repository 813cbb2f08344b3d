import type { CardRefusal } from '@signet/rulebook/cards/card-brands';
import type { MonthlyCharge, MonthlyState } from '@signet/rulebook/orders/monthly-charges';
import { AUDITED_RETURNING, type AuditedUpdate, auditColumns, sideEffectCtes, withCtes } from '../platform/audit/audited-update.ts';
import { sql } from '../platform/sql/sql.ts';
import type { OutboxMessage, StoreDeps } from '../platform/store-types.ts';
import type { StoredOrder } from './store.ts';

/** A month of an order as it stands; `instrumentId` is the card of the attempt that is under way, `refusedInstrumentId` that of the last one. */
export type StoredMonth = MonthlyCharge & {
  state: MonthlyState;
  attempts: number;
  instrumentId?: string;
  refusedInstrumentId?: string;
  refusal?: CardRefusal;
};
type Month = Pick<MonthlyCharge, 'trialDays' | 'period'>;
type Outcome = { state: 'charged'; chargeId: string } | { state: 'unpaid'; refusal: CardRefusal };

export type OrderCharges = {
  /** The oldest first. */
  of(orderId: string): Promise<StoredMonth[]>;
  /** Begins an attempt with that card, or answers the one that is under way; a month that was charged or waived stays so. */
  begin(
    order: Pick<StoredOrder, 'id' | 'applicationId'>,
    month: MonthlyCharge,
    instrumentId: string | undefined,
  ): Promise<StoredMonth | undefined>;
  /** A month in which nothing had been sent is never charged. */
  waive(order: Pick<StoredOrder, 'id' | 'applicationId'>, month: MonthlyCharge): Promise<void>;
  /** How the bank answered; false where it was recorded before. */
  record(orderId: string, month: Month, outcome: Outcome, write: { actor: string; messages?: readonly OutboxMessage[] }): Promise<boolean>;
};

const COLUMNS = sql`trial_days, period, day, cents, state, attempts, instrument_id, refused_instrument_id, refusal`;

/** All SQL of what orders are charged each month. docs/decisions/0111. */
export function buildOrderCharges(deps: StoreDeps): OrderCharges {
  const { database, clock, sealer } = deps;
  return {
    of: (orderId) =>
      database.run<StoredMonth>(sql`select ${COLUMNS} from order_charges where order_id = ${orderId} order by day, trial_days`),
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
      const [order] = await database.run<{ applicationId: string }>(sql`select application_id from orders where id = ${orderId}`);
      if (order === undefined) return false;
      const isCharged = outcome.state === 'charged';
      const change: AuditedUpdate = {
        ...write,
        action: isCharged ? 'order.monthCharged' : 'order.monthRefused',
        detail: { orderId, trialDays, period },
      };
      const parts = [
        sql`moved as (update order_charges set state = ${outcome.state}::text, charge_id = ${isCharged ? outcome.chargeId : null}::text,
          charged_at = ${isCharged ? now : null}::bigint, refusal = ${isCharged ? null : outcome.refusal}::text, attempts = attempts + 1,
          refused_instrument_id = ${isCharged ? sql`refused_instrument_id` : sql`instrument_id`}, instrument_id = ${isCharged ? sql`instrument_id` : sql`null`}
          where order_id = ${orderId} and trial_days = ${trialDays}::integer and period = ${period}::integer and state = 'due' returning application_id)`,
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, sealer)}
          from moved where applications.id = moved.application_id returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, order.applicationId),
      ];
      return (await database.run(sql`${withCtes(parts)} select id from changed`)).length > 0;
    },
  };
}
