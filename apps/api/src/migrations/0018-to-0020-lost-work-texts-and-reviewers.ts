import { adding } from './running.ts';

/**
 * Jobs no longer fail permanently (docs/decisions/0042). Failed ones are retried from their first
 * attempt, except phone codes: their page can send a new one, and a text long afterwards would
 * confuse. A bank account with an unknown result is checked again, which records why it is pending.
 */
const REVIVING: readonly string[] = [
  'alter table jobs add column handed_at bigint, add column begun_at bigint, add column failing_since bigint, add column last_fault text',
  'create index jobs_failing on jobs (failing_since) where failing_since is not null',
  'alter table outbox add column failed_at bigint',
  `create index outbox_unsent on outbox (created_at) where state <> 'sent'`,
  'alter table bank_accounts add column check_result text, add column checked_at bigint',
  `create index bank_accounts_pending on bank_accounts (created_at) where is_primary and status = 'PENDING'`,
  `create index step_ups_of_owners_open on step_ups (requested_at) where type = 'BO_VERIFICATION' and finished_at is null`,
  `delete from jobs where state = 'failed' and kind = 'send-otp'`,
  `update jobs set state = 'waiting', attempts = 0, due_at = created_at where state = 'failed'`,
  `insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
    select 'send-message:' || id, 'send-message', application_id, jsonb_build_object('outboxId', id), created_at, 0, 'waiting', created_at
    from outbox where state = 'waiting' and body_sealed is not null on conflict (id) do nothing`,
  `insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
    select 'decide:' || id || ':' || round, 'decide', id, jsonb_build_object('round', round), checking_since, 0, 'waiting', checking_since
    from applications where onboarded_at is not null and decision not in ('APPROVED', 'DECLINED') and checking_since is not null
    on conflict (id) do nothing`,
  `insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
    select 'recheck-bank:' || b.id, 'recheck-bank', b.application_id, '{}', b.created_at, 0, 'waiting', b.created_at
    from bank_accounts b where b.is_primary and b.status = 'PENDING'
      and not exists (select 1 from jobs j where j.application_id = b.application_id and j.kind = 'recheck-bank') on conflict (id) do nothing`,
];

export const lostWork = adding(...REVIVING);

/**
 * Limits on texts: sends by network and number block, the circuit breaker, request counts, guesses.
 * Networks are keyed hashes.
 */
export const textLimits = adding(
  `create table text_sends (id text primary key, application_id text not null, network_hmac text, prefix text not null,
    sent_at bigint not null)`,
  'create index text_sends_by_time on text_sends (sent_at)',
  'create index text_sends_by_network on text_sends (network_hmac, sent_at)',
  'create index text_sends_by_prefix on text_sends (prefix, sent_at)',
  `create table text_breakers (id text primary key, opened_at bigint not null, cause text not null, reset_at bigint, reset_by text)`,
  'create unique index text_breakers_open on text_breakers ((1)) where reset_at is null',
  'alter table applications add column network_hmac text',
  `alter table phone_sends add column attempted_at bigint[] not null default '{}'`,
  `create table request_counts (kind text not null, subject text not null, minute bigint not null, requests integer not null,
    primary key (kind, subject, minute))`,
);

/**
 * Reviewers with their own keys, who is reviewing an application, and approvals that need a second
 * one. docs/decisions/0047.
 */
export const namedReviewers = adding(
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
);
