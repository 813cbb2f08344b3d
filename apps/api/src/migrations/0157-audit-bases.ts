import { adding } from './running.ts';

/** Up to which line the database no longer has an application's log, and the hash from which it goes on. */
export const auditBases = adding(
  `create table audit_bases (
    application_id text primary key,
    seq integer not null,
    hash text not null,
    month text not null,
    signature text not null
  )`,
);
