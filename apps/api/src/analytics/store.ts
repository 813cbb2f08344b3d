import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';

export type AnalyticsStore = { add(event: { type: string; params: Readonly<Record<string, string | number | boolean>> }): Promise<void> };

export function buildAnalytics({ database, clock }: StoreDeps): AnalyticsStore {
  return {
    add: async ({ type, params }) => {
      await database.run(sql`insert into analytics (type, params, at) values (${type}, ${JSON.stringify(params)}::jsonb, ${clock.now()})`);
    },
  };
}
