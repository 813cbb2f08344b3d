import type { OrderRefusal } from '@signet/rulebook/orders/bank-debit';
import type { MonthlyCharge, MonthlyState } from '@signet/rulebook/orders/monthly-charges';
import { changeIfThere } from '../application/change-application.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import { type Columns, query } from '../platform/sql/query.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
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
  /** Each declined try, oldest first; none of before the release that keeps them. */
  refusals: readonly { at: number; why: OrderRefusal }[];
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
    write: { actor: string; messages?: readonly OutboxMessage[]; jobs?: readonly NewJob[] },
  ): Promise<boolean>;
};

const COLUMNS = sql`trial_days, period, day, cents, state, attempts, instrument_id, refused_instrument_id, refusal,
  coalesce(refusals, '[]') as refusals`;

/** Adds a declined try to those of the months that `which` names. */
export const addRefusal = (which: Sql, { at, why }: StoredMonth['refusals'][number]): Sql =>
  sql`update order_charges
    set refusals = coalesce(refusals, '[]') || jsonb_build_object('at', ${at}::bigint, 'why', ${why}::text)
    where ${which}`;

/** The audit action of each result, and the states from which it is a change. */
const OUTCOMES: Readonly<
  Record<Outcome['state'], { action: string; from: readonly MonthlyState[] }>
> = {
  clearing: { action: 'order.monthDebited', from: ['due'] },
  charged: { action: 'order.monthCharged', from: ['due', 'clearing'] },
  unpaid: { action: 'order.monthRefused', from: ['due', 'clearing'] },
};

const attemptOf = ({ orderId, trialDays, period }: Month & { orderId: string }) =>
  query
    .selectFrom('orderCharges')
    .select(['state', 'attempts', 'instrumentId'])
    .where('orderId', '=', orderId)
    .where('trialDays', '=', trialDays)
    .where('period', '=', period);

function columnsAfter(
  outcome: Outcome,
  { attempts, instrumentId }: Pick<StoredMonth, 'attempts'> & { instrumentId?: string | undefined },
  now: number,
): Columns<'orderCharges'> {
  const { state } = outcome;
  if (state === 'unpaid')
    return {
      state,
      refusal: outcome.refusal,
      chargeId: null,
      chargedAt: null,
      attempts: attempts + 1,
      refusedInstrumentId: instrumentId ?? null,
      instrumentId: null,
    };
  const asked = { state, chargeId: outcome.chargeId, refusal: null };
  return state === 'clearing'
    ? { ...asked, chargedAt: null, askedAt: now }
    : { ...asked, chargedAt: now, attempts: attempts + 1 };
}

export function buildOrderCharges(deps: StoreDeps): OrderCharges {
  const { database, clock } = deps;
  return {
    of: (orderId) =>
      database.run<StoredMonth>(
        sql`select ${COLUMNS} from order_charges where order_id = ${orderId} order by day, trial_days`,
      ),
    begin: async ({ id, applicationId }, { trialDays, period, day, cents }, instrumentId) => {
      const [row] =
        await database.run<StoredMonth>(sql`insert into order_charges (order_id, application_id, trial_days, period, day, cents, state, instrument_id)
        values (${id}, ${applicationId}, ${trialDays}::integer, ${period}::integer, ${day}, ${cents}::bigint, 'due', ${instrumentId ?? null}::text)
        on conflict (order_id, trial_days, period) do update
        set state = 'due', instrument_id = coalesce(order_charges.instrument_id, excluded.instrument_id)
          where order_charges.state in ('due', 'unpaid')
        returning ${COLUMNS}`);
      return row;
    },
    waive: async ({ id, applicationId }, { trialDays, period, day, cents }) => {
      await database.run(sql`insert into order_charges (order_id, application_id, trial_days, period, day, cents, state)
        values (${id}, ${applicationId}, ${trialDays}::integer, ${period}::integer, ${day}, ${cents}::bigint, 'waived')
        on conflict do nothing`);
    },
    record: async (orderId, { trialDays, period }, outcome, { actor, messages, jobs }) => {
      const ofOrder = query.selectFrom('orders').select('applicationId').where('id', '=', orderId);
      const [order] = await database.run(ofOrder);
      if (order === undefined) return false;
      const asked = { id: order.applicationId, actor };
      const recorded = await changeIfThere(deps, asked, async (tx) => {
        const { action, from } = OUTCOMES[outcome.state];
        const of = { orderId, trialDays, period };
        const [charge] = await tx.run(attemptOf(of).forUpdate());
        if (charge === undefined || !from.includes(charge.state)) return undefined;
        tx.send(
          query
            .updateTable('orderCharges')
            .set(columnsAfter(outcome, charge, clock.now()))
            .where('orderId', '=', orderId)
            .where('trialDays', '=', trialDays)
            .where('period', '=', period),
        );
        if (outcome.state === 'unpaid')
          tx.send(
            addRefusal(
              sql`order_id = ${orderId} and trial_days = ${trialDays}::integer and period = ${period}::integer`,
              { at: clock.now(), why: outcome.refusal },
            ),
          );
        const detail = auditDetail({ orderId: idOf(orderId), trialDays, period });
        return { action, detail, messages, jobs };
      });
      return recorded?.changed ?? false;
    },
  };
}
