import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';

export type OrderCount = { state: string; age: 'hour' | 'day' | 'week' | 'older'; orders: number };
export type OrderCounts = { read(): Promise<OrderCount[]> };

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Counts open orders by state and age; finished ones are left out, so that the index covers the query. */
export const buildOrderCounts = ({ database, clock }: Pick<StoreDeps, 'database' | 'clock'>): OrderCounts => ({
  read: () => {
    const now = clock.now();
    return database.run<OrderCount>(sql`select state, age, count(*) as orders from (
        select state, case when changed_at > ${now - HOUR_MS}::bigint then 'hour' when changed_at > ${now - DAY_MS}::bigint then 'day'
          when changed_at > ${now - 7 * DAY_MS}::bigint then 'week' else 'older' end as age
        from orders where state in ('held', 'paying', 'clearing', 'unpaid', 'placed', 'shipped')) aged
      group by state, age`);
  },
});
