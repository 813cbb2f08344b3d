import { adding } from './running.ts';

/** What the bank vendor tells of a linked account beside its numbers. */
export const bankFacts = adding('alter table bank_accounts add column available_cents bigint, add column instant_auth boolean');
