import type { Job } from '../platform/jobs/job.ts';
import type { Database } from '../platform/sql/database.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';

/** `dueAt` in ms of the product's clock; `isDue` by it. */
export type TestJob = Job & { dueAt: number; isDue: boolean; state: string };
type Wanted = { kind?: string; applicationId?: string; id?: string };

const whichSql = ({ kind, applicationId, id }: Wanted): Sql => sql`state < 'completed'
  and (${kind ?? null}::text is null or data ->> 'kind' = ${kind ?? null}::text)
  and (${applicationId ?? null}::text is null or group_id = ${applicationId ?? null}::text)
  and (${id ?? null}::text is null or singleton_key = ${id ?? null}::text)`;

/** The jobs that wait or run, by kind and time. */
export const jobsOf = (database: Database, wanted: Wanted = {}): Promise<TestJob[]> =>
  database.run<TestJob>(sql`select singleton_key as id, data ->> 'kind' as kind,
      group_id as application_id, data -> 'payload' as payload, retry_count as attempts,
      (extract(epoch from start_after) * 1000)::bigint as due_at,
      start_after <= job_queue.job_now() as is_due, state::text as state
    from job_queue.job where ${whichSql(wanted)} order by kind, start_after, singleton_key`);

/** As a crash between two systems might: the work stays, its jobs are gone. */
export const loseJobs = async (database: Database, wanted: Wanted = {}): Promise<void> => {
  await database.run(sql`delete from job_queue.job where ${whichSql(wanted)}`);
};
