import { sql } from '../platform/sql/sql.ts';
import type { Store, StoreDeps } from '../store.ts';

/** Analytics events, as the catalogue allows them. */
export function buildAnalytics({ database, clock }: StoreDeps): Store['analytics'] {
  return {
    add: async ({ type, params }) => {
      await database.run(sql`insert into analytics (type, params, at) values (${type}, ${JSON.stringify(params)}::jsonb, ${clock.now()})`);
    },
  };
}
