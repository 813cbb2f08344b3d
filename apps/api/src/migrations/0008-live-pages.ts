import { type Kysely, sql } from 'kysely';

const STATEMENTS: readonly string[] = [
  // The time of the last audit row beside its head, so that the row shows exactly the time that was hashed.
  'alter table applications add column audit_at bigint',
  // Pages that wait are told of every change after the application was sent, and of each source's answer; nobody asks the database meanwhile.
  `create function notify_of_application() returns trigger language plpgsql as $$ begin
    perform pg_notify('applications', case tg_table_name when 'evidence' then to_jsonb(new) ->> 'application_id' else to_jsonb(new) ->> 'id' end);
    return null; end $$`,
  `create trigger applications_notify after update of version on applications for each row
    when (new.onboarded_at is not null and old.version <> new.version) execute function notify_of_application()`,
  'create trigger evidence_notify after insert on evidence for each row execute function notify_of_application()',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
