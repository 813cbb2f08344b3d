import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';

/** Orders in one state for about as long. */
export type OrderCount = { state: string; age: 'hour' | 'day' | 'week' | 'older'; orders: number };
export type OrderCounts = { read(): Promise<OrderCount[]> };

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How many orders stand where, and since when; those that are over are left out, so that their index answers. */
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
