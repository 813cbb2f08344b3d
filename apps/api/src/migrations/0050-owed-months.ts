import { adding } from './running.ts';

/** The reviewers' queue and the metrics look for refused months among all that were ever charged. docs/decisions/0116. */
export const owedMonths = adding(`create index order_charges_unpaid on order_charges (application_id) where state = 'unpaid'`);
