import { adding } from './running.ts';

/** Origin of an application, from a link or a partner's call. docs/decisions/0081. */
export const startupFields = adding('alter table applications add column startup jsonb');

/** The application an event is about, so that erasure reaches it. docs/decisions/0082. */
export const eventsByApplication = adding(
  'alter table analytics add column application_id text',
  'create index analytics_by_application on analytics (application_id)',
);

/** When a user unsubscribed from reminders. docs/decisions/0083. */
export const stoppedReminders = adding('alter table users add column reminders_stopped_at bigint');

/**
 * Reverses the foreign key: an application may belong to a business created by another one, and
 * shares its people. `data_key` is a copy of the key that seals them, kept once the creating
 * application is erased; null until then. docs/decisions/0084.
 */
export const sharedBusinesses = adding(
  'alter table applications add column business_id text references businesses, add column store_name text',
  'alter table businesses add column data_key text',
  'create index applications_by_business on applications (business_id) where business_id is not null',
  // A store is exempt from the limit of one open application, but only one store per business can
  // be in progress.
  'drop index applications_one_open',
  `create unique index applications_one_open on applications (user_id, referral_url_id, currency)
    where decision not in ('APPROVED', 'DECLINED') and business_id is null`,
  `create unique index applications_one_open_store on applications (business_id) where onboarded_at is null and user_id not like 'usr\\_erased\\_%'`,
);

/**
 * Support views: a reviewer's view of an application for a ticket, with a one-time link and a short
 * session. docs/decisions/0087.
 */
export const supportViews = adding(
  `create table support_views (
    id text primary key, application_id text not null references applications, user_id text not null, reviewer_id text not null references reviewers,
    ticket text not null, token_hash text not null unique, session_hash text unique, created_at bigint not null, link_until bigint not null,
    opened_at bigint, expires_at bigint, ended_at bigint)`,
  'create index support_views_by_application on support_views (application_id)',
  'create index support_views_by_reviewer on support_views (reviewer_id)',
);

/**
 * The channel or product that an application came for, once the hosting provider has connected it.
 * docs/decisions/0086.
 */
export const connections = adding('alter table applications add column connection jsonb');

/**
 * Typed answers not submitted yet, sealed; per account, application and form. docs/decisions/0085.
 */
export const typedAnswers = adding(
  `create table typed_answers (
    application_id text not null references applications on delete cascade,
    user_id text not null references users on delete cascade,
    form text not null,
    answers_sealed text not null,
    typed_at bigint not null,
    primary key (application_id, user_id, form)
  )`,
  'create index typed_answers_by_user on typed_answers (user_id)',
);

/** Portals and partners as rows, with a log of imports. docs/decisions/0088. */
export const referralPartners = adding(
  `create table referral_partners (
    id text primary key,
    data jsonb not null,
    is_sample boolean not null,
    changed_at bigint not null
  )`,
  `create table referral_partner_imports (
    id text primary key,
    imported_at bigint not null,
    operator text not null,
    file_hash text not null,
    added integer not null,
    changed integer not null
  )`,
);
