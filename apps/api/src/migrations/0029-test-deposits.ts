import { adding } from './running.ts';

/** The test deposits of accounts that were typed by hand; their amounts are the vendor's alone. docs/decisions/0065. */
export const testDeposits = adding(
  `create table test_deposits (
    bank_id text primary key references bank_accounts on delete cascade,
    application_id text not null references applications on delete cascade,
    vendor_id text,
    sends integer not null,
    sent_at bigint not null,
    arrives_on text not null,
    enter_by text not null,
    tries integer not null,
    tried_hmac text[] not null,
    checking_since bigint,
    reminded_at bigint,
    outcome text,
    ended_at bigint
  )`,
  'create index test_deposits_by_application on test_deposits (application_id)',
);
