import { adding } from './running.ts';

/**
 * Which unlikely answers their person has confirmed: paths and codes, never values.
 * docs/decisions/0163.
 */
export const confirmedAnswers = adding(
  'alter table people add column confirmed_answers text',
  'alter table businesses add column confirmed_answers text',
);

/** People who have one legal name. docs/readings.md 265. */
export const oneName = adding(
  'alter table people add column has_one_name boolean not null default false',
);
