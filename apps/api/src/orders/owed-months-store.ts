import { localDay } from '@signet/rulebook/core/dates';
import { LIMITS } from '@signet/rulebook/core/limits';
import { LAST_TRY_DAYS } from '@signet/rulebook/orders/monthly-charges';
import { daysAfter } from '@signet/rulebook/orders/order-summary';
import { MARKETS, type Market } from '@signet/rulebook/reference/locales';
import { joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';
import { CHARGE_MONTH_JOB } from './store.ts';

/**
 * SQL predicate on `order_charges c` of `applications a`: left to staff; must match
 * `isLeftToPeople` in the rulebook.
 */
const isLeftToPeopleSql = (now: number): Sql => {
  const markets = Object.keys(MARKETS) as Market[]; // Object.keys widens to string
  const late = markets.map(
    (market) =>
      sql`(a.market = ${market}::text and c.day < ${daysAfter(localDay(market, now), -LAST_TRY_DAYS)}::text)`,
  );
  return sql`(c.state = 'unpaid' and (c.attempts > ${LIMITS.monthlyRetryDays.length}::integer or ${joinSql(late, ' or ')}))`;
};

/**
 * Rows of (id, since, fault): applications with an unpaid month that is no longer retried.
 * docs/decisions/0116.
 */
export const owedMonthsSql = (
  now: number,
): Sql => sql`select c.application_id, min(extract(epoch from c.day::date) * 1000)::bigint, max(c.refusal)
  from order_charges c join applications a on a.id = c.application_id where ${isLeftToPeopleSql(now)} group by c.application_id`;

/** Charges those months again with the instrument now on file, as if it had not failed. */
export const owedMonthsAgain = (now: number): readonly Sql[] => [
  sql`again as (update order_charges set refused_instrument_id = null from changed
    where order_charges.application_id = changed.id and order_charges.state = 'unpaid' returning order_charges.order_id, order_charges.application_id)`,
  sql`charging as (insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
    select distinct ${CHARGE_MONTH_JOB}::text || ':' || order_id || ':' || ${now}::bigint, ${CHARGE_MONTH_JOB}::text, application_id,
      jsonb_build_object('orderId', order_id), ${now}::bigint, 0, 'waiting', ${now}::bigint from again on conflict (id) do nothing)`,
];

export const owedMonthsClosed: readonly Sql[] = [
  sql`settled as (update order_charges set state = 'closed' from changed where order_charges.application_id = changed.id and order_charges.state = 'unpaid')`,
];

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
