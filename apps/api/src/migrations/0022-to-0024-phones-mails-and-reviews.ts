import { adding } from './running.ts';

/** When a number was changed after sending, within the day that counts. docs/decisions/0053. */
export const changedPhones = adding(`alter table applications add column phone_changed_at bigint[] not null default '{}'`);

/**
 * Wrong codes of the last day by their keyed fingerprints, so that one code tried over many applications is seen; and of a mail what it was made of
 * and what it said, as hashes. docs/decisions/0052.
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

/** When somebody asked for a look by a person, and the day by which we promised an answer; what they wrote is in the mail alone. docs/decisions/0054. */
export const reviewRequests = adding(
  `create table review_requests (
    id text primary key,
    application_id text not null references applications on delete cascade,
    requested_at bigint not null,
    answer_by text not null
  )`,
  'create index review_requests_by_application on review_requests (application_id, requested_at)',
);
