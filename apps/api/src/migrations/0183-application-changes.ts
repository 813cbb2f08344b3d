import type { SchemaChange } from './running.ts';
import { running } from './running.ts';

const changedAt = (row: 'a' | 'new' | 'old'): string =>
  `coalesce(${row}.changed_at, ${row}.audit_at, ${row}.saved_at)`;

const isErased = (row: 'a' | 'new'): string => `(${row}.user_id like 'usr\\_erased\\_%')`;

/**
 * When each referred application last changed, in the order in which partners ask. The trigger
 * keeps it for the previous build too. docs/decisions/0295.
 */
export const applicationChanges: SchemaChange = {
  ...running(
    `create table application_changes (
      application_id text primary key references applications(id) on delete cascade,
      referral_url_id text not null,
      changed_at bigint not null
    )`,
    `create index application_changes_in_order on application_changes
      (referral_url_id, changed_at, application_id)`,
    `create function keep_application_change() returns trigger language plpgsql as $$ begin
      if new.referral_url_id = '' or ${isErased('new')} then
        delete from application_changes where application_id = new.id;
      else
        insert into application_changes (application_id, referral_url_id, changed_at)
          values (new.id, new.referral_url_id, ${changedAt('new')})
          on conflict (application_id) do update
            set referral_url_id = excluded.referral_url_id, changed_at = excluded.changed_at;
      end if;
      return null; end $$`,
    `create trigger keep_change_insert after insert on applications for each row
      when (new.referral_url_id <> '') execute function keep_application_change()`,
    `create trigger keep_change_update after update on applications for each row
      when (old.referral_url_id <> new.referral_url_id or old.user_id <> new.user_id
        or new.referral_url_id <> '' and ${changedAt('old')} is distinct from ${changedAt('new')})
      execute function keep_application_change()`,
    `insert into application_changes (application_id, referral_url_id, changed_at)
      select a.id, a.referral_url_id, ${changedAt('a')} from applications a
        where a.referral_url_id <> '' and not ${isErased('a')}`,
  ),
  onlyAdds: true,
};
