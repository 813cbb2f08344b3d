import { adding } from './running.ts';

/** Requests for changes of exact answers, and what stood there, sealed. */
export const changeRequests = adding(
  `create table change_requests (
    id text primary key,
    application_id text not null references applications(id) on delete cascade,
    round integer not null,
    reviewer_id text not null references reviewers(id),
    asked_at bigint not null,
    answer_by text not null,
    due_at bigint not null,
    withdrawn_at bigint
  )`,
  'create index change_requests_by_application on change_requests (application_id, asked_at)',
  'create index change_requests_by_reviewer on change_requests (reviewer_id)',
  `create table change_marks (
    request_id text not null references change_requests(id) on delete cascade,
    application_id text not null references applications(id) on delete cascade,
    changeable text not null,
    reason text not null,
    line text,
    before_sealed text,
    asked_at bigint not null,
    primary key (request_id, changeable)
  )`,
  'create index change_marks_by_application on change_marks (application_id)',
  'create index change_marks_by_age on change_marks (asked_at)',
);
