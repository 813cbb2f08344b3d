import { localDay } from '@signet/rulebook/core/dates';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { ORDER_LIMITS } from '@signet/rulebook/orders/limits';
import { LAST_TRY_DAYS } from '@signet/rulebook/orders/monthly-charges';
import { daysAfter } from '@signet/rulebook/orders/order-summary';
import { MARKETS } from '@signet/rulebook/reference/locales';
import type { NewJob } from '../platform/jobs/job.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { CHARGE_MONTH_JOB } from './store.ts';

/**
 * SQL predicate on `order_charges c` of `applications a`: left to staff; must match
 * `isLeftToPeople` in the rulebook.
 */
const isLeftToPeopleSql = (now: number): Sql => {
  const markets = keysOf(MARKETS);
  const late = markets.map(
    (market) =>
      sql`(a.market = ${market}::text and c.day < ${daysAfter(localDay(market, now), -LAST_TRY_DAYS)}::text)`,
  );
  return sql`(c.state = 'unpaid'
    and (c.attempts > ${ORDER_LIMITS.monthlyRetryDays.length}::integer or ${joinSql(late, ' or ')}))`;
};

/**
 * Rows of (id, since, fault): applications with an unpaid month that is no longer retried.
 * docs/decisions/0116.
 */
export const owedMonthsSql = (
  now: number,
): Sql => sql`select c.application_id, min(extract(epoch from c.day::date) * 1000)::bigint, max(c.refusal)
  from order_charges c join applications a on a.id = c.application_id
  where ${isLeftToPeopleSql(now)} group by c.application_id`;

const unpaidMonths = (id: string) =>
  query.updateTable('orderCharges').where('applicationId', '=', id).where('state', '=', 'unpaid');

/** Charges those months again with the instrument now on file, as if it had not failed. */
export async function owedMonthsAgain(tx: Tx, id: string, now: number): Promise<NewJob[]> {
  const again = await tx.run(
    unpaidMonths(id).set({ refusedInstrumentId: null }).returning('orderId'),
  );
  return [...new Set(again.map(({ orderId }) => orderId))].map((orderId) => ({
    id: `${CHARGE_MONTH_JOB}:${orderId}:${now}`,
    kind: CHARGE_MONTH_JOB,
    payload: { orderId },
  }));
}

export const owedMonthsClosed = (tx: Tx, id: string): void =>
  tx.send(unpaidMonths(id).set({ state: 'closed' }));

export type OwedMonths = {
  count(): Promise<number>;
};

export const buildOwedMonths = ({
  database,
  clock,
}: Pick<StoreDeps, 'database' | 'clock'>): OwedMonths => ({
  count: async () => {
    const [row] = await database.run<{ debtors: number }>(
      sql`select count(*) as debtors from (${owedMonthsSql(clock.now())}) owed`,
    );
    return row?.debtors ?? 0;
  },
});
