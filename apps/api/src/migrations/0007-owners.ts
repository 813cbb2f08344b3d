import { type Kysely, sql } from 'kysely';

/** What the list of owners holds beyond the first tables. docs/decisions/0023. */
const STATEMENTS: readonly string[] = [
  `alter table owners
    add column type text not null default 'OWNER', add column local_phone_number text, add column line1 text, add column line2 text,
    add column city text, add column territory text, add column zip text, add column no_address_or_dob boolean not null default false,
    add column no_ssn boolean not null default false, add column tax_id_source_type text`,
  'create index owners_by_application on owners (application_id)',
  `create unique index owners_one_applicant on owners (application_id) where type <> 'OWNER'`,
  'create unique index owners_one_tax_id on owners (application_id, tax_id_print) where tax_id_print is not null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
