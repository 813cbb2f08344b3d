import { adding } from './running.ts';

/**
 * When each try of a month was declined and why, oldest first. Cases of debts are computed anew,
 * because the day on which they are due follows from the last try.
 */
export const orderRefusals = adding(
  'alter table order_charges add column refusals jsonb',
  `insert into case_marks (application_id)
    select distinct application_id from order_charges where state = 'unpaid'`,
);
