import { type Kysely, sql } from 'kysely';

/** The keyed fingerprint of a person beside their answers, and what it and whole numbers are looked up by. docs/decisions/0028. */
const STATEMENTS: readonly string[] = [
  'alter table applicants add column person_print text',
  'alter table owners add column person_print text',
  'create index applicants_by_person_print on applicants (person_print) where person_print is not null',
  'create index owners_by_person_print on owners (person_print) where person_print is not null',
  'create index owners_by_tax_id_print on owners (tax_id_print) where tax_id_print is not null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
