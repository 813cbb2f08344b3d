import { adding } from './running.ts';

/** Who ended a run, and the last decision that one in shadow has compared. */
export const shadowRuns = adding(
  'alter table policy_runs add column ended_by text',
  'alter table policy_runs add column counted_to jsonb',
);
