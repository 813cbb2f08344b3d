import { sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Job } from './job.ts';

export type FailingJobs = {
  /** `fault` names the failure and must not contain user input; `vendor` is whom it waits for. */
  record(job: Job, fault: string, vendor: string | undefined): Promise<void>;
  forget(job: Pick<Job, 'id'>): Promise<void>;
};

/** Jobs that still fail after the quick retries, for staff to see in the review queue. */
export const buildFailingJobs = ({
  database,
  clock,
}: Pick<StoreDeps, 'database' | 'clock'>): FailingJobs => ({
  record: async ({ id, kind, applicationId }, fault, vendor) => {
    await database.run(sql`insert into failing_jobs (key, application_id, kind, since, fault, vendor)
      values (${id}, ${applicationId}, ${kind}, ${clock.now()}, ${fault}, ${vendor})
      on conflict (key) do update set fault = excluded.fault, vendor = excluded.vendor`);
  },
  forget: async ({ id }) => {
    await database.run(sql`delete from failing_jobs where key = ${id}`);
  },
});
