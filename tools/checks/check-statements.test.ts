import { expect, test } from 'vitest';
import { checkStatements } from './check-statements.ts';

const path = 'apps/api/src/room/store.ts';
const long = 'x'.repeat(601);
const check = (text: string) => checkStatements([{ path, text }]);

test.each([
  ['a statement of 600 characters', `sql\`${'x'.repeat(600)}\``],
  ['a long statement, most of which is blanks', `sql\`a${' '.repeat(700)}b\``],
  ['a long text that is no statement', `text\`${long}\``],
])('accepts %s', (_what, text) => expect(check(text)).toEqual([]));

test.each([
  ['a statement of 601 characters', `sql\`${long}\``, 1],
  ['a long piece inside a statement', `sql\`a \${sql\`${long}\`} b\``, 2],
])('finds %s', (_what, text, found) => expect(check(text)).toHaveLength(found));

test('names the line and the length of a long statement', () =>
  expect(check(`const id = 1;\nsql\`${long}\``)).toEqual([
    `${path}:2 is a statement of 601 characters; 600 are allowed`,
  ]));
