import { adding } from './running.ts';

/**
 * What staff do that is about no application, in a chain of its own, and who has signed off which
 * week's shown secrets.
 */
export const staffAudit = adding(
  `create table staff_audit (
    seq integer primary key,
    at bigint not null,
    actor text not null,
    action text not null,
    detail text not null,
    hash text not null,
    key_id text not null
  )`,
  'create index staff_audit_by_time on staff_audit (at, seq)',
  `create trigger staff_audit_append_only before delete or update on staff_audit
    for each row execute function refuse_change()`,
  `create trigger staff_audit_no_truncate before truncate on staff_audit
    for each statement execute function refuse_change()`,
  `create table staff_audit_head (
    is_only boolean primary key default true check (is_only),
    seq integer not null,
    hash text not null
  )`,
  "insert into staff_audit_head (seq, hash) values (0, '')",
  `create table secret_sign_offs (
    week text not null,
    staff_id text not null references reviewers(id),
    shown integer not null,
    signed_at bigint not null,
    primary key (week, staff_id)
  )`,
  'create index secret_sign_offs_by_staff on secret_sign_offs (staff_id)',
);
