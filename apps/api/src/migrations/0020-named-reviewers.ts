import { adding } from './running.ts';

/** Reviewers with a key of their own, who looks at an application now, and an approval that waits for a second one. docs/decisions/0047. */
const STATEMENTS: readonly string[] = [
  `create table reviewers (
    id text primary key,
    name text not null,
    key_hash text not null unique,
    created_at bigint not null,
    revoked_at bigint
  )`,
  'create unique index reviewers_by_name on reviewers (name) where revoked_at is null',
  `create table review_leases (
    application_id text primary key references applications on delete cascade,
    reviewer_id text not null references reviewers,
    expires_at bigint not null
  )`,
  'create index review_leases_by_reviewer on review_leases (reviewer_id)',
  `create table review_proposals (
    application_id text primary key references applications on delete cascade,
    round integer not null,
    decision text not null,
    reason text not null,
    reviewer_id text not null references reviewers,
    proposed_at bigint not null
  )`,
  'create index review_proposals_by_reviewer on review_proposals (reviewer_id)',
  'alter table decisions add column reviewers jsonb',
];

/** Adds the tables and the column; nothing of the release before is changed. */
export const namedReviewers = adding(...STATEMENTS);
