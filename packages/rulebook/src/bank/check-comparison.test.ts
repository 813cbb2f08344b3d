import { expect, test } from 'vitest';
import {
  type CheckComparison,
  comparedCheck,
  isSameCheck,
  mayConfirmCheck,
} from './check-comparison.ts';

const known = { holder: 'Salt Marsh Charters LLC', routing: '011000138', account: '4410082261' };

test.each<[string, Partial<typeof known>, CheckComparison]>([
  ['what was given', {}, { holder: 'same', routing: 'same', account: 'same' }],
  [
    'spaces, another spelling of the legal form',
    { holder: 'SALT MARSH CHARTERS, L.L.C.', account: '4410 0822-61' },
    { holder: 'same', routing: 'same', account: 'same' },
  ],
  [
    'two digits swapped, and one left out',
    { routing: '011000183', account: '441008226' },
    { holder: 'same', routing: 'close', account: 'close' },
  ],
  [
    'another account of another holder',
    { holder: 'Rockport Boats Inc.', account: '9910082299' },
    { holder: 'other', routing: 'same', account: 'other' },
  ],
  ['nothing', { account: '' }, { holder: 'same', routing: 'same', account: 'other' }],
])('%s compares as %o', (_what, typed, comparison) => {
  expect(comparedCheck({ ...known, ...typed }, known)).toEqual(comparison);
  expect(isSameCheck(comparison)).toBe(
    Object.values(comparison).every((field) => field === 'same'),
  );
});

test('never matches an account without a number, such as a linked one', () => {
  expect(comparedCheck({ ...known, account: '' }, { ...known, account: '' }).account).toBe('other');
});

test.each([
  ['a reviewer who compared', true, ['reviewer'], true],
  ['a reviewer who did not', false, ['reviewer'], false],
  ['a senior', false, ['senior'], true],
  ['somebody who works by commands', false, ['personsKey'], true],
  ['a program', false, ['key'], false],
] as const)('%s may confirm it: %s', (_who, isCompared, roles, may) => {
  expect(mayConfirmCheck({ isCompared, roles })).toBe(may);
});
