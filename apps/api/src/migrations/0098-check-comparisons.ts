import { adding } from './running.ts';

/** How often a voided check was compared, and when all of it was the same. */
export const checkComparisons = adding(
  'alter table void_checks add column comparisons integer not null default 0',
  'alter table void_checks add column matched_at bigint',
);
