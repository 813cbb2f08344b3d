import type { SchemaChange } from './running.ts';
import { running } from './running.ts';

/** Marks the application of a changed row, if it has one. */
const marking = (id: string, name: string): string => `create function ${name}() returns trigger
  language plpgsql as $$ declare about text; begin
    if tg_op = 'DELETE' then about := old.${id}; else about := new.${id}; end if;
    if about is not null then insert into case_marks (application_id) values (about); end if;
    return null; end $$`;

const changed = (...columns: readonly string[]): string =>
  `(${columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')})`;

const trigger = (table: string, event: string, when = 'true', marks = 'mark_case'): string =>
  `create trigger mark_case_${event} after ${event} on ${table} for each row
    when (${when}) execute function ${marks}()`;

/** Triggers that mark with whatever happens to a row of the table. */
const markingAll = (table: string): string[] =>
  ['insert', 'update', 'delete'].map((event) => trigger(table, event));

/**
 * The open cases as rows, a history of those that ended, and marks of the applications whose cases
 * are to be computed again. Only what can move a case sets one.
 */
export const openCases: SchemaChange = {
  ...running(
    `create table open_cases (
      application_id text not null references applications(id) on delete cascade,
      review_case text not null,
      owner_id text not null,
      since bigint not null,
      opens_at bigint not null,
      due_by text not null,
      risk_rank integer not null,
      fault text,
      reason text,
      market text not null,
      portal text not null,
      referral_url_id text,
      locale text not null,
      proposed_by text,
      resubmitted_to text[] not null,
      audit_seq bigint not null,
      primary key (application_id, review_case, owner_id)
    )`,
    `create index open_cases_in_order on open_cases
      (due_by, risk_rank, since, application_id, review_case, owner_id)`,
    `create table case_history (
      id bigint generated always as identity primary key,
      application_id text not null references applications(id) on delete cascade,
      review_case text not null,
      owner_id text not null,
      reason text,
      market text not null,
      portal text not null,
      referral_url_id text,
      locale text not null,
      risk_rank integer not null,
      entered_at bigint not null,
      due_by text not null,
      ended_at bigint not null,
      ended_with text,
      staff_id text references reviewers(id)
    )`,
    'create index case_history_by_application on case_history (application_id)',
    'create index case_history_by_staff on case_history (staff_id)',
    'create index case_history_by_end on case_history (ended_at)',
    `create table case_marks (
      id bigint generated always as identity primary key,
      application_id text not null
    )`,
    'create index case_marks_by_application on case_marks (application_id)',
    marking('application_id', 'mark_case'),
    marking('id', 'mark_own_case'),
    trigger(
      'applications',
      'insert',
      "new.onboarded_at is not null and new.decision not in ('APPROVED', 'DECLINED')",
      'mark_own_case',
    ),
    trigger(
      'applications',
      'update',
      changed(
        ...['decision', 'reason', 'application_level', 'onboarded_at', 'closed_at', 'round'],
        ...['checking_since', 'promised_by', 'locale', 'referral_url_id', 'portal'],
      ),
      'mark_own_case',
    ),
    ...markingAll('step_ups'),
    ...markingAll('failing_jobs'),
    ...markingAll('review_requests'),
    ...markingAll('change_requests'),
    ...markingAll('review_proposals'),
    ...markingAll('reopenings'),
    ...markingAll('bank_accounts'),
    trigger('owner_checks', 'insert'),
    trigger('people', 'insert', "new.role = 'owner'"),
    trigger('people', 'delete', "old.role = 'owner'"),
    trigger(
      'people',
      'update',
      `new.role = 'owner' and ${changed(
        ...['verified_at', 'check_failure', 'check_round', 'check_started_at', 'asked_at'],
        ...['mail_accepted_at', 'replaced_at', 'replacement_settled_at', 'application_id'],
      )}`,
    ),
    trigger('outbox', 'insert', "new.state = 'failed'"),
    trigger('outbox', 'update', "'failed' in (old.state, new.state)"),
    trigger('outbox', 'delete', "old.state = 'failed'"),
    trigger('order_charges', 'insert', "new.state = 'unpaid'"),
    trigger('order_charges', 'update', "'unpaid' in (old.state, new.state)"),
    trigger('order_charges', 'delete', "old.state = 'unpaid'"),
    `insert into case_marks (application_id)
      select id from applications where onboarded_at is not null
        and decision not in ('APPROVED', 'DECLINED') and closed_at is null
      union select application_id from bank_accounts
        where is_primary and (status = 'PENDING' or check_result = 'depositsFailed')
      union select application_id from failing_jobs where application_id is not null
      union select application_id from outbox where state = 'failed' and application_id is not null
      union select application_id from review_requests where answered_at is null
      union select application_id from order_charges where state = 'unpaid'
      union select application_id from reopenings where confirmed_at is null`,
  ),
  onlyAdds: true,
};
