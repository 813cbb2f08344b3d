import { type Kysely, sql } from 'kysely';

/**
 * A short application reference to read out over the phone: eight characters in two groups, without
 * look-alikes (0 O, 1 I L) and without vowels, so that none forms a word. docs/decisions/0049.
 */
const STATEMENTS: readonly string[] = [
  `create function new_reference() returns text language sql volatile as $$
    select substr(string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + get_byte(u.bytes, i) % 28, 1), '' order by i), 1, 4) || '-' ||
      substr(string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + get_byte(u.bytes, i) % 28, 1), '' order by i), 5, 4)
    from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) u, unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as i $$`,
  'alter table applications add column reference text not null default new_reference()',
];

async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  const nameTwinsAgain = sql`update applications a set reference = new_reference()
    where exists (select 1 from applications b where b.reference = a.reference and b.id < a.id)`;
  while (((await nameTwinsAgain.execute(database)).numAffectedRows ?? 0n) > 0n); // 100,000 rows collide in one run of fifty
  await sql
    .raw('create unique index applications_by_reference on applications (reference)')
    .execute(database);
}

/** A database default also assigns references to applications created by the previous build. */
export const references = { up, onlyAdds: true } as const;
