import { type ApplicationRow, applicationQuery, readApplication } from '../application/store.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps, StoredApplication } from '../platform/store-types.ts';

export type Accounts = {
  /** Every application of the person, sent or not; at most 100, the newest first. */
  of(userId: string): Promise<StoredApplication[]>;
};

const most = 100;

export function buildAccounts(deps: StoreDeps): Accounts {
  return {
    of: async (userId) => {
      const own = sql`a.user_id = ${userId} order by a.created_at desc limit ${most}::integer`;
      const rows = await deps.database.run<ApplicationRow>(applicationQuery(own, deps.clock.now()));
      return rows.map((row) => readApplication(row, deps));
    },
  };
}
