import { adding } from './running.ts';

/**
 * When a reviewer answered or closed a review request, and with which outcome. docs/decisions/0054.
 */
export const answeredRequests = adding(
  'alter table review_requests add column answered_at bigint, add column outcome text',
  'create index review_requests_open on review_requests (requested_at) where answered_at is null',
);

/**
 * Owners sign in with their own account: invitations, the accepting account, and checks with
 * evidence. docs/decisions/0063.
 */
export const ownerInvitations = adding(
  'alter table people add column account_id text',
  'alter table people add column communication_language text',
  'alter table people add column invited_at bigint[]',
  'alter table people add column asked_at bigint',
  'alter table people add column confirmed_at bigint',
  'alter table people add column check_round integer',
  'alter table people add column check_started_at bigint',
  'alter table people add column check_step_up text',
  'alter table people add column check_reason text',
  'alter table people add column own_tax_id_changed_at bigint[]',
  'create index people_by_account on people (account_id) where account_id is not null',
  `alter table applications add column owners_invited_at bigint[] not null default '{}'`,
  `create table owner_invitations (
    token_hash text primary key,
    application_id text not null references applications on delete cascade,
    person_id text not null references people on delete cascade,
    created_at bigint not null,
    expires_at bigint not null,
    session_hash text,
    session_expires_at bigint,
    used_at bigint
  )`,
  'create index owner_invitations_by_person on owner_invitations (person_id)',
  'create index owner_invitations_by_application on owner_invitations (application_id)',
  'create index owner_invitations_by_end on owner_invitations (expires_at)',
  'create index owner_invitations_by_session on owner_invitations (session_hash) where session_hash is not null',
  `create table owner_checks (
    application_id text not null references applications on delete cascade,
    person_id text not null references people on delete cascade,
    round integer not null,
    decided_by text not null,
    outcome text not null,
    row_id text not null,
    reason text,
    step_up text,
    evidence jsonb not null,
    version text not null,
    decided_at bigint not null,
    reviewer jsonb,
    primary key (person_id, round)
  )`,
  'create index owner_checks_by_application on owner_checks (application_id)',
);

/**
 * The original intent and level, since both may change later. Null for older applications.
 * docs/readings.md 3.
 */
export const originalIntents = adding(
  'alter table applications add column original_intent text',
  'alter table applications add column original_application_level text',
);

/** Indexes by application; none of these queries may scan a whole table. docs/decisions/0036. */
export const indexesByApplication = adding(
  'create index jobs_by_application on jobs (application_id, kind)',
  'create index outbox_by_application on outbox (application_id, created_at)',
  'create index link_sessions_by_application on link_sessions (application_id)',
  'create index sessions_by_user on sessions (user_id)',
);
