import { adding } from './running.ts';

/** What staff note about an application, sealed with its key; `about` where it goes with an act. */
export const caseNotes = adding(
  `create table case_notes (
    id text primary key,
    application_id text not null references applications(id) on delete cascade,
    author_id text not null references reviewers(id),
    about text,
    text_sealed text not null,
    mentions text[] not null,
    created_at bigint not null
  )`,
  'create index case_notes_by_application on case_notes (application_id, created_at)',
  'create index case_notes_by_author on case_notes (author_id)',
);
