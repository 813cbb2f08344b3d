import { adding } from './running.ts';

/** What has been archived of the audit log; the files lie in the object store. */
export const auditArchives = adding(
  `create table audit_archive_parts (
    month text not null,
    part integer not null,
    lines integer not null,
    hash text not null,
    place text not null,
    primary key (month, part)
  )`,
  `create table audit_archives (
    month text primary key,
    parts integer not null,
    lines bigint not null,
    root text not null,
    before text not null,
    signature text not null,
    archived_at bigint not null
  )`,
);
