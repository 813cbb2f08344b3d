import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  applyEnumerationChecks,
  ENUMERATION_COLUMNS,
  enumerationCheckName,
} from './enumeration-checks.ts';

const NAMES =
  /^(portal|market|currency|intent|locale|language|decision|outcome|state|kind|type|mode|method|channel|result|role|purpose|source|act|action|cause|delay|form|reason|refusal|scheme|template)$|_(status|level|type|reason)$/;

/** Columns with such a name that are no enumerations, and why. */
const NOT_ENUMERATIONS: Readonly<Record<string, string>> = {
  'vendor_calls.method': 'the name of a call of our own, which changes with the code',
  'analytics.type':
    'events are checked where they come in, and old ones are kept under their old names',
  'applications.service_type': 'the name that a link gave; only configuration knows it',
  'applications.reason':
    'codes of reasons are kept as they were decided with; one may have left the table since',
  'decisions.reason': 'as above',
  'open_cases.reason': 'as above',
  'case_history.reason': 'as above',
  'open_cases.market': 'copied from the application, where it is checked',
  'open_cases.portal': 'as above',
  'open_cases.locale': 'as above',
  'case_history.market': 'as above',
  'case_history.portal': 'as above',
  'case_history.locale': 'as above',
  'owner_checks.reason': 'as applications.reason',
  'people.check_reason': 'as above',
  'review_proposals.reason': 'as above',
  'bank_accounts.proposed_reason': 'as above',
  'audit.action': 'what a signed line of the log says; it is never changed',
  'staff_audit.action': 'likewise, of the desk',
  'outbox.template': 'a release may leave messages that only the next one knows',
  'applications.source': 'what the address of the first visit said',
  'bank_accounts.account_type': 'the word of the vendor or of the contract',
  'browser_errors.kind': 'the name of an error, as the browser has it',
  'inquiries.vendor_status': 'the vendor’s own word',
  'failing_jobs.kind': 'as jobs.kind',
  'jobs.kind': 'a release may leave jobs that only the next one knows',
};

forEachDatabase('columns of known values', (open) => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await open());
    await database.run(sql`alter table jobs disable trigger jobs_forward`);
  });

  test('each column of such a name has its check, or a reason for none', async () => {
    const columns = await database.run<{
      at: string;
    }>(sql`select table_name || '.' || column_name as at, column_name as name
      from information_schema.columns where table_schema = 'public' and data_type = 'text'
        and table_name not like '%\\_v1' order by 1`);
    const known = new Set([
      ...ENUMERATION_COLUMNS.map(([table, column]) => `${table}.${column}`),
      ...Object.keys(NOT_ENUMERATIONS),
    ]);
    expect(
      columns
        .map(({ at }) => at)
        .filter((at) => NAMES.test(at.split('.')[1] ?? '') && !known.has(at)),
    ).toEqual([]);
    const all = new Set(columns.map(({ at }) => at));
    expect([...known].filter((at) => !all.has(at))).toEqual([]);
  });

  test('every check stands in the migrated schema with its values', async () => {
    const made = await database.run<{ name: string; definition: string }>(
      sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'`,
    );
    for (const [table, column, values] of ENUMERATION_COLUMNS) {
      const definition =
        made.find(({ name }) => name === enumerationCheckName(table, column))?.definition ?? '';
      const listed = /'\{(.*)\}'::text\[\]/.exec(definition)?.[1]?.split(',') ?? [];
      expect(new Set(listed.map((value) => value.replaceAll('"', '')))).toEqual(new Set(values));
    }
  });

  test('an unknown value is refused', async () => {
    const job = sql`insert into jobs (id, kind, payload, due_at, attempts, state, created_at) values ('x', 'decide', '{}', 0, 0, 'lost', 0)`;
    await expect(database.run(job)).rejects.toMatchObject({ code: '23514' });
  });

  test('a list that has gained a value replaces its check, and one that has not stays', async () => {
    const name = enumerationCheckName('jobs', 'state');
    const oid = async () =>
      (
        await database.run<{ oid: string }>(
          sql`select oid::text as oid from pg_constraint where conname = ${name}`,
        )
      ).map((row) => row.oid);
    const first = await oid();
    await database.changingSchema(applyEnumerationChecks);
    expect(await oid()).toEqual(first);
    await database.run(sql`comment on constraint jobs_state_known on jobs is 'waiting'`);
    await database.changingSchema(applyEnumerationChecks);
    expect(await oid()).not.toEqual(first);
  });

  test('a check that an earlier release wrote as many texts becomes one list, and takes the same values', async () => {
    await database.run(
      sql`alter table outbox drop constraint outbox_channel_known, add constraint outbox_channel_known check (channel in ('sms', 'email'))`,
    );
    await database.run(sql`comment on constraint outbox_channel_known on outbox is 'sms, email'`);
    await database.changingSchema(applyEnumerationChecks);
    const definition = sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'outbox_channel_known'`;
    expect(await database.run(definition)).toEqual([
      { definition: `CHECK ((channel = ANY ('{sms,email}'::text[])))` },
    ]);
  });

  test('a value that only the next build knows stays allowed when this one starts', async () => {
    await database.run(
      sql`alter table jobs drop constraint jobs_state_known, add constraint jobs_state_known check (state in ('later', 'waiting'))`,
    );
    await database.run(sql`comment on constraint jobs_state_known on jobs is 'later, waiting'`);
    await database.changingSchema(applyEnumerationChecks);
    const insert = (state: string) =>
      database.run(
        sql`insert into jobs (id, kind, payload, due_at, attempts, state, created_at) values (${state}, 'decide', '{}', 0, 0, ${state}, 0)`,
      );
    await insert('later');
    await insert('handed');
    await expect(insert('lost')).rejects.toMatchObject({ code: '23514' });
  });
});
