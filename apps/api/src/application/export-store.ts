import { STORED_ANSWERS } from '@signet/rulebook/answer-rows';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import { identifier, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { isTaxId } from './answers.ts';
import { changeIfThere } from './change-application.ts';
import { openColumn, sealedColumn } from './sealed-subject.ts';
import { homeOf, subjectsOfApplications } from './subject-store.ts';
import { typedByAddress } from './typed-answers-store.ts';

export type PersonData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export type PersonExport = {
  /**
   * Everything about this email address: own applications in full, and only the own row in others.
   * What we found and how we decided comes only with `withFindings`, which is not for the person.
   */
  exportPerson(
    emailAddress: string,
    actor?: string,
    options?: { withFindings: boolean },
  ): Promise<PersonData>;
};

const BY_PERSON: readonly string[] = [
  'inquiries',
  'inquiry_attempts',
  'identity_documents',
  'owner_invitations',
  'owner_checks',
  'step_ups',
];

/** Whole tables of what was found and of who works on it, which nobody outside is told. docs/decisions/0330. */
const FINDINGS: readonly string[] = [
  'audit',
  'blind_looks',
  'case_assignments',
  'case_history',
  'case_notes',
  'case_returns',
  'evidence',
  'ongoing_checks',
  'open_cases',
  'recusals',
  'reopenings',
  'review_leases',
  'review_proposals',
  'shadow_decisions',
];

const HOW_DECIDED = ['row_id', 'reason', 'evidence', 'applied', 'reviewers', 'reviewer'];
/** The same of tables whose other columns are the person’s own. */
const FOUND_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  applications: ['reason'],
  bank_accounts: ['proposed_by', 'proposed_reason', 'proposed_at'],
  change_requests: ['reviewer_id'],
  decisions: HOW_DECIDED,
  inquiries: ['result', 'vendor_status'],
  owner_checks: [...HOW_DECIDED, 'watch_report'],
  people: ['check_reason', 'check_failure'],
};

const homesOf = (own: Sql): Sql =>
  sql`(select ${homeOf('w')} from applications w where w.id in ${own})`;

/**
 * Selects a person's rows of a table: all of their own applications, and rows about them in
 * applications of others.
 */
function rowsOfTable(name: string, own: Sql, isTheirs: Sql): Sql {
  if (name === 'people')
    return sql`t.application_id in ${homesOf(own)} and t.id in (select p.id from people p where ${isTheirs})`;
  if (name === 'businesses') return sql`t.application_id in ${homesOf(own)}`;
  const theirHoldings = sql`select h.holder_id, h.of_id from owner_holdings h
    where h.holder_id in (select p.id from people p where ${isTheirs})`;
  if (name === 'owner_holdings')
    return sql`t.application_id in ${own} or (t.holder_id, t.of_id) in (${theirHoldings})`;
  if (name === 'owner_companies')
    return sql`t.application_id in ${own} or t.id in (select h.of_id from (${theirHoldings}) h)`;
  if (!BY_PERSON.includes(name)) return sql`t.application_id in ${own}`;
  return sql`t.person_id in (select p.id from people p where ${isTheirs}) or t.person_id is null
    and t.application_id in ${own}`;
}

/** Columns that mean nothing to the person: sealed values, fingerprints, token hashes, keys. */
const isInternalColumn = (column: string): boolean =>
  /(_sealed|_hmac|_hash|_print|^hash|^data_key|^key_id|^audit_key_id|^audit_head)$/.test(column);

const withoutInternals = (
  row: Readonly<Record<string, unknown>>,
  withheld: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([column, value]) =>
        value !== null && !isInternalColumn(column) && !withheld.includes(column),
    ),
  );

const EXPORTED_SECRETS = STORED_ANSWERS.filter(
  (row) => row.subject === 'person' && row.isSecret && !isTaxId(row),
);

/** Exports a person's data on request. docs/decisions/0045. */
export function buildExport(deps: StoreDeps): PersonExport {
  const { database, sealer } = deps;

  const rowsFor =
    (withFindings: boolean) =>
    async (table: string, where: Sql): Promise<Record<string, unknown>[]> => {
      const withheld = withFindings ? [] : (FOUND_COLUMNS[table] ?? []);
      const rows = await database.run<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(t) as row from ${identifier(table)} t where ${where}`,
      );
      return rows.map(({ row }) => withoutInternals(row, withheld));
    };

  /**
   * Decrypts people's secret answers, except tax ids, of which the regular rows already contain the
   * last four digits.
   */
  const secretAnswers = async (which: Sql): Promise<Record<string, unknown>[]> => {
    const people = await database.run<{ id: string }>(
      sql`select p.id from people p where ${which}`,
    );
    const ids = new Set(people.map(({ id }) => id));
    const subjects = await subjectsOfApplications(
      deps,
      sql`${homeOf('a')} in (select p.application_id from people p where ${which})`,
    );
    return subjects
      .filter(({ subject }) => ids.has(subject.id))
      .map((one) => ({
        id: one.subject.id,
        values: EXPORTED_SECRETS.flatMap((row): [string, string][] => {
          const value = openColumn(one, sealedColumn(row), sealer);
          return value === undefined ? [] : [[row.column, value]];
        }),
      }))
      .filter(({ values }) => values.length > 0)
      .map(({ id, values }) => ({ id, ...Object.fromEntries(values) }));
  };

  /** Leaves a row in the audit log of every application that the export read from. */
  const noteExport = async (isTheirs: Sql, actor: string, withFindings: boolean): Promise<void> => {
    const read = await database.run<{ id: string }>(
      sql`select distinct a.id from applications a
        join people p on p.application_id = ${homeOf('a')} where ${isTheirs} order by a.id`,
    );
    for (const { id } of read)
      await changeIfThere(deps, { id, actor }, () => ({
        action: 'person.exported',
        detail: auditDetail(withFindings ? { withFindings } : {}),
        keepsVersion: true,
      }));
  };

  return {
    exportPerson: async (
      emailAddress,
      actor = 'system',
      { withFindings } = { withFindings: false },
    ) => {
      const rowsOf = rowsFor(withFindings);
      const own = sql`(select a.id from applications a join users u on u.id = a.user_id
        where lower(u.email_address) = lower(${emailAddress}))`;
      // As an owner in an application of others: matched by email address or by the account they
      // signed in with.
      const isThem = sql`p.role = 'owner' and (lower(p.email_address) = lower(${emailAddress})
        or p.account_id in (select u.id from users u where lower(u.email_address) = lower(${emailAddress})))`;
      const isTheirs = sql`(p.role = 'applicant' and p.application_id in ${homesOf(own)} or ${isThem})`;
      const tables = await database.run<{
        name: string;
      }>(sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'application_id' order by 1`);
      const found: Record<string, Record<string, unknown>[]> = {
        users: await rowsOf('users', sql`lower(t.email_address) = lower(${emailAddress})`),
        applications: await rowsOf('applications', sql`t.id in ${own}`),
        secret_answers: await secretAnswers(isTheirs),
        owner_of_others: await rowsOf(
          'people',
          sql`t.id in (select p.id from people p where ${isThem})
            and t.application_id not in ${homesOf(own)}`,
        ),
      };
      // Co-owners they named are separate people, who must request their own data.
      for (const { name } of tables)
        if (withFindings || !FINDINGS.includes(name))
          found[name] = await rowsOf(name, rowsOfTable(name, own, isTheirs));
      found.typed_answers = await typedByAddress(deps, emailAddress); // found by their account, and decrypted
      await noteExport(isTheirs, actor, withFindings);
      return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0));
    },
  };
}
