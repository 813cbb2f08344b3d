import { STORED_ANSWERS } from '@signet/rulebook/answer-rows';
import { fieldRow } from '@signet/rulebook/fields';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { sealedColumn } from './sealed-subject.ts';

test.each(STORED_ANSWERS.map((answer) => [answer.id, answer] as const))(
  'the fields of %s agree on whether it is secret',
  (_id, answer) => {
    for (const field of answer.fields)
      expect(fieldRow(field).secret === true).toBe(answer.isSecret);
  },
);

/** Columns that hold no answer: ids, references and values derived from a secret. */
const OTHER_COLUMNS = {
  people: [
    'id',
    'application_id',
    'role',
    'person_hmac',
    'listed_at',
    'verified_at',
    'check_failure',
    'account_id',
    'invited_at',
    'asked_at',
    'confirmed_at',
    'check_round',
    'check_started_at',
    'check_step_up',
    'check_reason',
    'own_tax_id_changed_at',
    'mail_accepted_at',
    'mail_refused_at',
    'replaced_at',
    'replacement_settled_at',
    'is_behind_company',
    'seal_format',
    'created_at',
  ],
  businesses: ['id', 'application_id', 'seal_format', 'created_at', 'data_key'],
};
const OF_TAX_ID = ['tax_id_hmac', 'tax_id_last4', 'tax_id_type', 'tax_id_first_at'];

forEachDatabase('the tables of people and businesses', (open) => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await open());
  });

  test.each([
    ['people', 'person'],
    ['businesses', 'business'],
  ] as const)(
    '%s has a column for every answer, sealed where it is secret, and no other',
    async (table, subject) => {
      const rows = await database.run<{ columnName: string }>(
        sql`select column_name from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
      );
      const answers = STORED_ANSWERS.filter((answer) => answer.subject === subject);
      const expected = answers.map((answer) =>
        answer.isSecret ? sealedColumn(answer) : answer.column,
      );
      expect(rows.map(({ columnName }) => columnName).sort()).toEqual(
        [...expected, ...OTHER_COLUMNS[table], ...OF_TAX_ID].sort(),
      );
    },
  );
});
