import { emptySql, identifier, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';
import { openColumn } from './sealed-subject.ts';
import { subjectsOfApplications } from './subject-store.ts';

/** The rows of each table, as they stand there, without what is sealed, hashed or a key. */
export type PersonData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export type PersonExport = {
  /** All that is known of whoever has this e-mail address: their own applications whole, and of others' their own row. */
  exportPerson(emailAddress: string): Promise<PersonData>;
};

/** Columns that tell their person nothing: sealed values, fingerprints, hashes of tokens, keys. */
const isOurs = (column: string): boolean => /(_sealed|_hmac|_hash|_print|^hash|^data_key|^key_id|^audit_key_id|^audit_head)$/.test(column);

const shown = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column, value]) => value !== null && !isOurs(column)));

/** Hands a person their data. docs/decisions/0045. */
export function buildExport(deps: StoreDeps): PersonExport {
  const { database, sealer } = deps;

  const rowsOf = async (table: string, where: Sql): Promise<Record<string, unknown>[]> => {
    const rows = await database.run<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${identifier(table)} t where ${where}`,
    );
    return rows.map(({ row }) => shown(row));
  };

  /** Birth dates whole; numbers by their last four digits, which the rows beside them hold. */
  const birthDates = async (where: Sql): Promise<Record<string, unknown>[]> =>
    (await subjectsOfApplications(deps, where))
      .filter(({ subject, stored }) => subject.side === 'applicant' && stored.sealed.birth_date_sealed !== undefined)
      .map((one) => ({ id: one.subject.id, birth_date: openColumn(one, 'birth_date_sealed', sealer) }));

  return {
    exportPerson: async (emailAddress) => {
      const own = sql`(select a.id from applications a join users u on u.id = a.user_id where lower(u.email_address) = lower(${emailAddress}))`;
      const tables = await database.run<{ name: string }>(sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'application_id' order by 1`);
      const found: Record<string, Record<string, unknown>[]> = {
        users: await rowsOf('users', sql`lower(t.email_address) = lower(${emailAddress})`),
        applications: await rowsOf('applications', sql`t.id in ${own}`),
        birth_dates: await birthDates(sql`a.id in ${own}`),
        owner_of_others: await rowsOf('people', sql`lower(t.email_address) = lower(${emailAddress}) and t.application_id not in ${own}`),
      };
      // Partners whom they named are other people: they ask for themselves.
      const theirs = sql`and (t.role = 'applicant' or lower(t.email_address) = lower(${emailAddress}))`;
      for (const { name } of tables)
        found[name] = await rowsOf(name, sql`t.application_id in ${own} ${name === 'people' ? theirs : emptySql}`);
      return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0));
    },
  };
}
