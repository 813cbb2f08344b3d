import { adding } from './running.ts';

/** What a link or a partner's call told of where an application comes from. docs/decisions/0081. */
export const startupFields = adding('alter table applications add column startup jsonb');

/** Which application an event was about, so that erasing reaches it. docs/decisions/0082. */
export const eventsByApplication = adding(
  'alter table analytics add column application_id text',
  'create index analytics_by_application on analytics (application_id)',
);

/** When somebody asked for no more reminders. docs/decisions/0083. */
export const stoppedReminders = adding('alter table users add column reminders_stopped_at bigint');

/**
 * The key turns round: an application may be for a business that another one brought along, and finds its people there. `data_key` is what they are sealed
 * with once the application that brought them is erased; until then its own. docs/decisions/0084.
 */
export const sharedBusinesses = adding(
  'alter table applications add column business_id text references businesses, add column store_name text',
  'alter table businesses add column data_key text',
  'create index applications_by_business on applications (business_id) where business_id is not null',
  // A store stands beside whatever else its person has open, and one at a time is begun.
  'drop index applications_one_open',
  `create unique index applications_one_open on applications (user_id, referral_url_id, currency)
    where decision not in ('APPROVED', 'DECLINED') and business_id is null`,
  `create unique index applications_one_open_store on applications (business_id) where onboarded_at is null and user_id not like 'usr\\_erased\\_%'`,
);

/** A reviewer's view of an application by a ticket: a link that opens it once, and the short session that it gives. docs/decisions/0087. */
export const supportViews = adding(
  `create table support_views (
    id text primary key, application_id text not null references applications, user_id text not null, reviewer_id text not null references reviewers,
    ticket text not null, token_hash text not null unique, session_hash text unique, created_at bigint not null, link_until bigint not null,
    opened_at bigint, expires_at bigint, ended_at bigint)`,
  'create index support_views_by_application on support_views (application_id)',
  'create index support_views_by_reviewer on support_views (reviewer_id)',
);

/** The channel or product that an application came for, once the hosting provider has connected it. docs/decisions/0086. */
export const connections = adding('alter table applications add column connection jsonb');

/** What somebody typed into a form and has not sent yet, sealed; of one account, one application and one form. docs/decisions/0085. */
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

/** Portals and partners as rows, and who has imported which. docs/decisions/0088. */
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
