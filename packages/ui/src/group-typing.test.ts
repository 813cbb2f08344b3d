import { expect, test } from 'vitest';
import { groupLeft, groupTyped } from './group-typing.ts';

const dashed = (typed: string): string => typed.replace(/^(\d{2})(\d+)$/, '$1-$2');

test.each([
  ['a digit at the end is grouped', '12', '123', 3, '12-3'],
  ['what is pasted whole is grouped', '', '123456789', 9, '12-3456789'],
  ['nothing moves where a digit is taken away', '12-3', '123', 3, '123'],
  ['nothing moves under a caret in the middle', '12345', '192345', 2, '192345'],
  ['a mark at the end stays as typed', '12', '12 ', 3, '12 '],
])('%s', (_name, before, value, selectionEnd, shown) =>
  expect(groupTyped({ value, selectionEnd }, before, dashed)).toBe(shown),
);

test('a field without groups keeps the typed text', () =>
  expect(groupTyped({ value: '123', selectionEnd: 3 }, '12', undefined)).toBe('123'));

test('groups text typed in the middle on blur, and reports no change when it is grouped already', () => {
  const told: string[] = [];
  groupLeft('192345', (value) => told.push(value), dashed);
  groupLeft('19-2345', (value) => told.push(value), dashed);
  expect(told).toEqual(['19-2345']);
});
