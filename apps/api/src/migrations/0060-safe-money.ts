import { adding } from './running.ts';

/**
 * Void checks that were drawn anew, the first of two reviewers of a payout account, and the hold
 * after a change of account. docs/decisions/0143 to 0145.
 */
export const safeMoney = adding(
  'alter table void_checks add column is_remade boolean not null default false',
  'alter table bank_accounts add column proposed_by text, add column proposed_reason text, add column proposed_at bigint',
  'alter table bank_accounts add column payouts_from bigint',
);
