import { adding } from './running.ts';

/** Exports of the log that a second person must agree to: who asked for what, and who agreed. */
export const auditExports = adding(
  `create table audit_exports (
    id text primary key,
    asked_by text not null references reviewers(id),
    asked_at bigint not null,
    ticket text not null,
    filters jsonb not null,
    lines integer not null,
    decided_by text references reviewers(id),
    decided_at bigint,
    has_agreed boolean,
    taken_at bigint
  )`,
  'create index audit_exports_by_age on audit_exports (asked_at)',
  'create index audit_exports_by_asker on audit_exports (asked_by)',
  'create index audit_exports_by_decider on audit_exports (decided_by)',
);
