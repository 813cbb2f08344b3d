import { adding } from './running.ts';

/** Comparisons of a candidate with the table in force: counts and references of applications. */
export const policyRuns = adding(
  `create table policy_runs (
    id text primary key,
    staff_id text not null references reviewers(id),
    candidate text not null,
    candidate_version text not null,
    version text not null,
    case_set text not null,
    started_at bigint not null,
    finished_at bigint,
    without_facts integer,
    faults jsonb,
    comparison jsonb
  )`,
  'create index policy_runs_by_staff on policy_runs (staff_id)',
  'create index policy_runs_by_start on policy_runs (started_at)',
);
