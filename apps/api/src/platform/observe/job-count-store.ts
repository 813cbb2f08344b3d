import { sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';

export type JobCount = { kind: string; state: string; jobs: number; dueAt: number };
export type JobCounts = { read(): Promise<JobCount[]> };

export const buildJobCounts = ({ database }: Pick<StoreDeps, 'database'>): JobCounts => ({
  read: () =>
    database.run<JobCount>(
      sql`select kind, state, count(*) as jobs, min(due_at) as due_at from jobs group by kind, state`,
    ),
});
