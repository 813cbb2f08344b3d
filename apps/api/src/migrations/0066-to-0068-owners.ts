import { adding } from './running.ts';

/**
 * Whether mail reached an owner. Owners written to by an earlier release count as reached.
 * docs/readings.md 256.
 */
export const ownersMails = adding(
  'alter table people add column mail_accepted_at bigint',
  'alter table people add column mail_refused_at bigint',
  `update people set mail_accepted_at = asked_at where role = 'owner' and invited_at is not null`,
);

/**
 * Owners who took the place of somebody we wrote to, and the mailboxes of those who were taken off
 * the list. docs/readings.md 257.
 */
export const replacedOwners = adding(
  'alter table people add column replaced_at bigint',
  'alter table people add column replacement_settled_at bigint',
  'alter table applications add column removed_mailbox_hmacs text[]',
);

/** Companies and trusts as owners, and who holds what of them. docs/readings.md 259. */
export const ownerCompanies = adding(
  'alter table people add column is_behind_company boolean',
  `create table owner_companies (
    id text primary key,
    application_id text not null references applications on delete cascade,
    kind text not null,
    name text not null,
    country text not null,
    number_sealed text not null,
    number_last4 text not null,
    unnamed text,
    is_rest_small boolean not null default false,
    created_at bigint not null
  )`,
  'create index owner_companies_by_application on owner_companies (application_id)',
  `create table owner_holdings (
    application_id text not null references applications on delete cascade,
    holder_id text not null,
    of_id text not null,
    basis_points integer not null,
    is_trustee boolean not null,
    primary key (application_id, holder_id, of_id)
  )`,
);
