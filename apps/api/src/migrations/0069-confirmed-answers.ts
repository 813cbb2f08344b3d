import { adding } from './running.ts';

/** Which unlikely answers their person has confirmed: paths and codes, never values. docs/decisions/0163. */
export const confirmedAnswers = adding(
  'alter table people add column confirmed_answers text',
  'alter table businesses add column confirmed_answers text',
);
