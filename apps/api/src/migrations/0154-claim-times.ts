import { adding } from './running.ts';

/** Who took an open case up and when, and since when whoever settled it had held it. */
export const claimTimes = adding(
  'alter table open_cases add column claimed_by text',
  'alter table open_cases add column claimed_at bigint',
  'alter table case_history add column claimed_at bigint',
);
