import { keysOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import { z } from 'zod';
import { query } from '../sql/query.ts';
import { sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import { METRICS } from './metric-rows.ts';
import type { Sample } from './metrics.ts';

const SAMPLES = z.array(
  z.object({
    name: z.string(),
    labels: z.record(z.string(), z.string()).optional(),
    value: z.number(),
  }),
);

export type KeptCounts = {
  /** True for one process in each LIMITS.countsEveryMs, which then counts for all. */
  claim(): Promise<boolean>;
  keep(samples: readonly Sample[]): Promise<void>;
  /** What was counted last, and when; undefined before anybody has counted. */
  read(): Promise<{ countedAt: number; samples: Sample[] } | undefined>;
};

const names = keysOf(METRICS);

/** Counts are made by one worker for all processes, however many are asked. docs/decisions/0264. */
export const buildKeptCounts = ({
  database,
  clock,
}: Pick<StoreDeps, 'database' | 'clock'>): KeptCounts => ({
  claim: async () => {
    const now = clock.now();
    const claimed = await database.run(sql`insert into kept_counts (claimed_at, counts)
      values (${now}::bigint, '[]')
      on conflict (only_row) do update set claimed_at = excluded.claimed_at
      where kept_counts.claimed_at <= ${now - LIMITS.countsEveryMs}::bigint
      returning claimed_at`);
    return claimed.length > 0;
  },
  keep: async (samples) => {
    await database.run(
      query
        .updateTable('keptCounts')
        .set({ countedAt: clock.now(), counts: JSON.stringify(samples) }),
    );
  },
  read: async () => {
    const [row] = await database.run(
      query.selectFrom('keptCounts').select(['countedAt', 'counts']),
    );
    if (row === undefined || row.countedAt === null || row.countedAt === undefined)
      return undefined;
    // Another release may have counted what this one does not know.
    const samples = SAMPLES.parse(JSON.parse(row.counts)).flatMap(
      ({ name, labels, value }): Sample[] => {
        const known = names.find((one) => one === name);
        return known === undefined ? [] : [{ name: known, ...(labels && { labels }), value }];
      },
    );
    return { countedAt: row.countedAt, samples };
  },
});
