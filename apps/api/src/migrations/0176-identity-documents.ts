import { adding } from './running.ts';

/**
 * The last day of the photo ID that somebody was verified by, and how far its renewal has come:
 * when they were first asked, how many mails went out, since when a person of ours looks at what was
 * shown in its place, and when one said that no other is needed. Those who were verified before have
 * none, as we kept no day.
 */
export const identityDocuments = adding(
  `create table identity_documents (
    person_id text primary key references people(id) on delete cascade,
    application_id text not null references applications(id) on delete cascade,
    inquiry_id text not null,
    expires_on text not null,
    asked_at bigint,
    mails integer not null default 0,
    given_at bigint,
    settled_at bigint
  )`,
  'create index identity_documents_of_application on identity_documents (application_id)',
  `create index identity_documents_by_day on identity_documents (expires_on, person_id)
    where given_at is null and settled_at is null`,
  `create trigger mark_case_update after update on identity_documents for each row
    when (old.asked_at is distinct from new.asked_at or old.given_at is distinct from new.given_at
      or old.settled_at is distinct from new.settled_at or old.expires_on <> new.expires_on)
    execute function mark_case()`,
  `create trigger mark_case_delete after delete on identity_documents for each row
    when (old.asked_at is not null) execute function mark_case()`,
);
