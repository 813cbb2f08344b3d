import { adding } from './running.ts';

/** The queue's actions, mails that are written once, erasing and the story of an application ask by these; none of them may read the whole table. docs/decisions/0036. */
export const indexesByApplication = adding(
  'create index jobs_by_application on jobs (application_id, kind)',
  'create index outbox_by_application on outbox (application_id, created_at)',
  'create index link_sessions_by_application on link_sessions (application_id)',
  'create index sessions_by_user on sessions (user_id)',
);
