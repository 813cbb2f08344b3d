import { applicationQuery, type PartRow, readApplication } from '../application/parts-store.ts';
import { applicationByIdSql } from '../application/store.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps, StoredApplication } from '../platform/store-types.ts';

export type Accounts = {
  /** Every application of the person, sent or not; at most 100, the newest first. */
  of(userId: string): Promise<StoredApplication[]>;
};

const most = 100;

export function buildAccounts(deps: StoreDeps): Accounts {
  const { database } = deps;
  return {
    of: async (userId) => {
      const known = await database.run<{ id: string }>(
        sql`select id from applications where user_id = ${userId} order by created_at desc limit ${most}::integer`,
      );
      const found = await database.runTogether<PartRow[]>(known.map(({ id }) => applicationQuery(applicationByIdSql(id))));
      return found.flatMap((rows) => readApplication(rows, deps) ?? []);
    },
  };
}
