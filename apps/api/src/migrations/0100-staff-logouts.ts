import { adding } from './running.ts';

/** The provider's own name of a session at the desk, and its messages that a session is over. */
export const staffLogouts = adding(
  'alter table staff_sessions add column provider_sid text',
  `create table staff_logouts (
    jti text primary key,
    created_at bigint not null
  )`,
  'create index staff_logouts_by_created_at on staff_logouts (created_at)',
);
