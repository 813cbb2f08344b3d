import { ANALYTICS_LIMITS } from '@signet/rulebook/analytics/limits';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Batch } from '../platform/jobs/duty.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

type KeptEvent = {
  type: string;
  params: Readonly<Record<string, string | number | boolean>>;
  applicationId?: string;
};
export type AnalyticsStore = { add(event: KeptEvent): Promise<void> };

export function buildAnalytics({ database, clock }: StoreDeps): AnalyticsStore {
  return {
    add: async ({ type, params, applicationId }) => {
      await database.run(sql`insert into analytics (type, params, at, application_id)
        values (${type}, ${JSON.stringify(params)}::jsonb, ${clock.now()}, ${applicationId ?? null}::text)`);
    },
  };
}

export type BrowserErrorReport = {
  release: string;
  fingerprint: string;
  kind: string;
  messageHash: string;
  frames: readonly string[];
  page: string;
};

export type BrowserErrors = {
  /**
   * Groups reports per release; `isNew` for a group's first. New groups beyond
   * ANALYTICS_LIMITS.browserErrorsKept are dropped.
   */
  add(report: BrowserErrorReport): Promise<{ isNew: boolean }>;
  forget: Batch;
};

export const buildBrowserErrors = ({
  database,
  clock,
}: Pick<StoreDeps, 'database' | 'clock'>): BrowserErrors => ({
  add: async ({ release, fingerprint, kind, messageHash, frames, page }) => {
    const now = clock.now();
    const [row] = await database.run<{ seen: number }>(sql`
      insert into browser_errors (release, fingerprint, kind, message_hash, frames, page, seen, first_at, last_at)
      select ${release}, ${fingerprint}, ${kind}, ${messageHash}, ${JSON.stringify(frames)}::jsonb, ${page}, 1, ${now}::bigint, ${now}::bigint
      where (select count(*) from browser_errors) < ${ANALYTICS_LIMITS.browserErrorsKept}::bigint
        or exists (select 1 from browser_errors where release = ${release} and fingerprint = ${fingerprint})
      on conflict (release, fingerprint) do update
      set seen = browser_errors.seen + 1, last_at = excluded.last_at
      returning seen`);
    return { isNew: row?.seen === 1 };
  },
  forget: async () => {
    const before = clock.now() - ANALYTICS_LIMITS.browserErrorTtlMs;
    const gone = await database.run<{ one: number }>(sql`delete from browser_errors
      where (release, fingerprint) in (select release, fingerprint from browser_errors
        where last_at < ${before}::bigint limit ${LIMITS.rowsAtOnce}::integer) returning 1 as one`);
    return gone.length < LIMITS.rowsAtOnce ? undefined : '';
  },
});
