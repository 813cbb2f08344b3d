import { adding } from './running.ts';

/** Void cheques of accounts that test deposits could not prove, sealed. docs/decisions/0079. */
export const voidChecks = adding(
  `create table void_checks (
    id text primary key,
    application_id text not null references applications on delete cascade,
    bank_id text not null references bank_accounts on delete cascade,
    media_type text not null,
    content_sealed text not null,
    received_at bigint not null
  )`,
  'create index void_checks_by_application on void_checks (application_id)',
  'create index void_checks_by_bank on void_checks (bank_id)',
);

/** What the bank vendor tells of a linked account beside its numbers. */
export const bankFacts = adding('alter table bank_accounts add column available_cents bigint, add column instant_auth boolean');
