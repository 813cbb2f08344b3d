import { adding } from './running.ts';

/** Since when somebody holds a case, and how long they held those that have ended. */
export const claimTimes = adding(
  'alter table review_leases add column claimed_at bigint',
  'alter table case_history add column claimed_at bigint',
);
