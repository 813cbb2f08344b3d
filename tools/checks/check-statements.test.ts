import { expect, test } from 'vitest';
import { checkStatements } from './check-statements.ts';

const path = 'apps/api/src/room/store.ts';
const long = 'x'.repeat(601);
const check = (text: string, statements?: number) =>
  checkStatements(
    [{ path, text }],
    statements === undefined ? {} : { [path]: { statements, why: 'x' } },
  );

test.each([
  ['a statement of 600 characters', `sql\`${'x'.repeat(600)}\``, undefined],
  ['a long statement, most of which is blanks', `sql\`a${' '.repeat(700)}b\``, undefined],
  ['a long text that is no statement', `text\`${long}\``, undefined],
  ['a long statement that is listed', `sql\`${long}\``, 1],
])('accepts %s', (_what, text, statements) => expect(check(text, statements)).toEqual([]));

test.each([
  ['a statement of 601 characters', `sql\`${long}\``, undefined],
  ['a long piece inside a statement', `sql\`a \${sql\`${long}\`} b\``, undefined],
  ['a second one in a file that lists one', `[sql\`${long}\`, sql\`${long}\`]`, 1],
  ['a listed one that is short by now', 'sql`a`', 1],
])('finds %s', (_what, text, statements) => expect(check(text, statements)).toHaveLength(1));

test('names the line and the length of a long statement', () =>
  expect(check(`const id = 1;\nsql\`${long}\``)).toEqual([
    `${path}: line 2 has 601; 1 statements have more than 600 characters, 0 are listed with a reason`,
  ]));

test('every statement of the product is short, or is listed with the reason why not', () =>
  expect(checkStatements()).toEqual([]));
