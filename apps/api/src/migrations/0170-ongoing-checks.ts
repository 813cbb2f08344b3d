import { adding } from './running.ts';

const monthMs = 30 * 24 * 3_600_000;

/**
 * When the people of an approved business are looked up on the watch list again, in whom it had a
 * match that nobody of ours has settled, and who was found to be somebody else. Those who are
 * approved already are spread over the month that begins now. `watch_report`: the vendor's report
 * of an owner's first screening, by which it tells of news; an applicant's stands in `evidence`.
 */
export const ongoingChecks = adding(
  `create table ongoing_checks (
    application_id text primary key references applications(id) on delete cascade,
    due_at bigint not null,
    checked_at bigint,
    hits text[] not null default '{}',
    hit_at bigint,
    cleared text[] not null default '{}',
    cleared_at bigint,
    proposed_by text references reviewers(id),
    proposed_at bigint
  )`,
  'create index ongoing_checks_by_due on ongoing_checks (due_at)',
  'create index ongoing_checks_by_proposer on ongoing_checks (proposed_by)',
  'create index ongoing_checks_with_hit on ongoing_checks (application_id) where hit_at is not null',
  `create trigger mark_case_update after update on ongoing_checks for each row
    when (old.hit_at is distinct from new.hit_at or old.proposed_by is distinct from new.proposed_by)
    execute function mark_case()`,
  'alter table owner_checks add column watch_report text',
  `insert into ongoing_checks (application_id, due_at)
    select id, (extract(epoch from now()) * 1000)::bigint + (abs(hashtext(id)::bigint) % ${monthMs})
    from applications where decision in ('APPROVED', 'APPROVED_PENDING') and closed_at is null`,
);
