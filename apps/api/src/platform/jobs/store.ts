import { newRowId } from '../ids.ts';
import type { Db, Tx } from '../sql/database.ts';
import { inTexts, type Sql, sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { NewJob } from './job.ts';
import { LANE_IDS, laneOf } from './lanes.ts';

export type JobToAdd = NewJob & { applicationId?: string | undefined };

const addJobsSql = (jobs: readonly JobToAdd[]): Sql => {
  const rows = jobs.map(({ id, kind, applicationId, payload, dueAt }) => ({
    key: id ?? newRowId('job'),
    lane: laneOf(kind),
    kind,
    application_id: applicationId,
    payload,
    due_at: dueAt,
  }));
  return sql`select add_jobs(${JSON.stringify(rows)}::jsonb)`;
};

/**
 * Adds jobs that run if and when the transaction commits. A job whose id waits or runs is not added
 * again.
 */
export function addJobs(
  { announcements }: Pick<StoreDeps, 'announcements'>,
  tx: Tx,
  jobs: readonly JobToAdd[],
): void {
  if (jobs.length === 0) return;
  tx.send(addJobsSql(jobs));
  tx.afterCommit(announcements.jobsAdded);
}

/** Lets failing jobs of the application run at once, as if they had not failed. */
export function hurryJobs(
  { announcements }: Pick<StoreDeps, 'announcements'>,
  tx: Tx,
  applicationId: string,
  kinds: readonly string[],
): void {
  tx.send(sql`update job_queue.job set start_after = job_queue.job_now(), retry_count = 0
    where group_id = ${applicationId} and state < 'active' and retry_count > 0
      and data ->> 'kind' ${inTexts(kinds)}`);
  tx.send(sql`delete from failing_jobs
    where application_id = ${applicationId} and kind ${inTexts(kinds)}`);
  tx.afterCommit(announcements.jobsAdded);
}

/** A job that runs finds its application gone, and ends. */
export async function deleteJobsOf(db: Db, applicationId: string): Promise<void> {
  await db.run(sql`delete from job_queue.job
    where group_id = ${applicationId} and state <> 'active'`);
}

/**
 * SQL predicate: such a job of the application waits or runs. For rooms whose jobs have several
 * ids.
 */
export const hasJobSql = (applicationId: Sql, kind: Sql, payload: Sql = sql`'{}'`): Sql =>
  sql`has_job(${applicationId}, ${kind}, ${payload})`;

export type JobCount = { kind: string; state: string; jobs: number; dueAt: number };

export type JobStore = {
  /** Adds jobs outside of a transaction. */
  add(...jobs: readonly JobToAdd[]): Promise<void>;
  /** How many jobs run, or are due by the product's clock. */
  countDue(): Promise<number>;
  countOpen(): Promise<number>;
  /** Whether a job runs whose worker has been silent for too long, or that takes too long. */
  hasAbandoned(): Promise<boolean>;
  /** Jobs that wait or run, by kind. */
  counts(): Promise<JobCount[]>;
};

/** The jobs of pg-boss as the product sees them. docs/decisions/0207. */
export function buildJobs({
  database,
  announcements,
}: Pick<StoreDeps, 'database' | 'announcements'>): JobStore {
  const count = async (which: Sql): Promise<number> => {
    const [row] = await database.run<{ jobs: number }>(
      sql`select count(*) as jobs from job_queue.job where name ${inTexts(LANE_IDS)} and ${which}`,
    );
    return row?.jobs ?? 0;
  };
  return {
    add: async (...jobs) => {
      if (jobs.length === 0) return;
      await database.run(addJobsSql(jobs));
      announcements.jobsAdded();
    },
    countDue: () =>
      count(sql`(state = 'active' or (state < 'active' and start_after <= job_queue.job_now()))`),
    countOpen: () => count(sql`state < 'completed'`),
    hasAbandoned: async () =>
      (
        await database.run(sql`select 1 as one from job_queue.job
          where name ${inTexts(LANE_IDS)} and state = 'active'
            and (heartbeat_on + heartbeat_seconds * interval '1 second' < job_queue.job_now()
              or started_on + expire_seconds * interval '1 second' < job_queue.job_now())
          limit 1`)
      ).length > 0,
    counts: () =>
      database.run<JobCount>(sql`select data ->> 'kind' as kind,
          case when state = 'active' then 'running' else 'waiting' end as state,
          count(*) as jobs, min(extract(epoch from start_after) * 1000)::bigint as due_at
        from job_queue.job where state < 'completed' group by 1, 2`),
  };
}
