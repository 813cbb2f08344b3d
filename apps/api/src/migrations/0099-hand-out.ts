import { adding } from './running.ts';

/**
 * Who looks after a case, until when it is put off, and who knows somebody of it; of staff, their
 * roles of late and until when they are away.
 */
export const handOut = adding(
  "alter table reviewers add column roles text[] not null default '{}'",
  'alter table reviewers add column away_until text',
  `create table case_assignments (
    application_id text primary key references applications(id) on delete cascade,
    staff_id text not null references reviewers(id),
    assigned_by text not null references reviewers(id),
    assigned_at bigint not null
  )`,
  'create index case_assignments_by_staff on case_assignments (staff_id)',
  'create index case_assignments_by_assigner on case_assignments (assigned_by)',
  `create table case_returns (
    application_id text primary key references applications(id) on delete cascade,
    staff_id text not null references reviewers(id),
    look_on text not null,
    put_off_at bigint not null
  )`,
  'create index case_returns_by_staff on case_returns (staff_id)',
  `create table recusals (
    application_id text not null references applications(id) on delete cascade,
    staff_id text not null references reviewers(id),
    recused_at bigint not null,
    primary key (application_id, staff_id)
  )`,
  'create index recusals_by_staff on recusals (staff_id)',
);
