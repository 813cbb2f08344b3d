import { adding } from './running.ts';

/**
 * Times at which a phone number was changed after submission, within the counted day.
 * docs/decisions/0053.
 */
export const changedPhones = adding(
  `alter table applications add column phone_changed_at bigint[] not null default '{}'`,
);

/**
 * Fingerprints of wrong codes, to detect one code tried on many applications; hashes of emails'
 * contents. docs/decisions/0052.
 */
export const alarmsAndMails = adding(
  `create table code_guesses (
    code_hmac text not null,
    application_id text not null references applications on delete cascade,
    tried_at bigint not null,
    primary key (code_hmac, application_id)
  )`,
  'create index code_guesses_by_time on code_guesses (tried_at)',
  'create index code_guesses_by_application on code_guesses (application_id)',
  'alter table outbox add column template_version text',
  'alter table outbox add column content_hash text',
);

/**
 * When a review was requested, and the promised day; the message itself is in the email only.
 * docs/decisions/0054.
 */
export const reviewRequests = adding(
  `create table review_requests (
    id text primary key,
    application_id text not null references applications on delete cascade,
    requested_at bigint not null,
    answer_by text not null
  )`,
  'create index review_requests_by_application on review_requests (application_id, requested_at)',
);
