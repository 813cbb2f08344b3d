import { applicationsQuery, type PartOfRow, readApplication } from '../application/parts-store.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps, StoredApplication } from '../platform/store-types.ts';

export type Accounts = {
  /** Every application of the person, sent or not; at most 100, the newest first. */
  of(userId: string): Promise<StoredApplication[]>;
  /** Whom the hosting provider, where they sign in, knows the person as. */
  customerIdOf(userId: string): Promise<string>;
};

const most = 100;

export function buildAccounts(deps: StoreDeps): Accounts {
  const { database } = deps;
  return {
    of: async (userId) => {
      const rows = await database.run<PartOfRow>(
        applicationsQuery(
          sql`a.id in (select id from applications where user_id = ${userId} order by created_at desc limit ${most}::integer)`,
        ),
      );
      const found = [...Map.groupBy(rows, ({ applicationId }) => applicationId).values()].flatMap(
        (parts) => readApplication(parts, deps) ?? [],
      );
      return found.toSorted((one, other) => other.createdAt - one.createdAt);
    },
    customerIdOf: async (userId) => {
      const [user] = await database.run<{ subject: string }>(sql`select subject from users where id = ${userId}`);
      if (user === undefined) throw new Error('a session of no user');
      return user.subject;
    },
  };
}
