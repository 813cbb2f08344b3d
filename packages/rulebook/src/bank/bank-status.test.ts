import { expect, test } from 'vitest';
import { entriesOf } from '../core/keys-of.ts';
import { BANK_LINK_FAILURES, bankFailureOf } from './bank-link.ts';
import { BANK_CHECK_RESULTS, BANK_STATUSES, bankErrorCode, isBankLinked } from './bank-status.ts';

test('only what the bank says yes to pays out, only what it says no to is lost, the rest waits', () => {
  const by = (status: (typeof BANK_STATUSES)[number]) =>
    Object.entries(BANK_CHECK_RESULTS).flatMap(([verdict, is]) => (is === status ? [verdict] : []));
  expect(BANK_STATUSES.map(by)).toEqual([
    ['verified', 'amountsMatched', 'same', 'unknown'],
    ['unproven', 'voidCheck', 'other', 'down'],
    ['depositsFailed', 'notFound', 'linkLost', 'linkExpired', 'linkRevoked', 'numbersChanged'],
  ]);
});

/** Test deposits, and links that worked, fail days later. */
const LATER: readonly string[] = ['depositsFailed', ...BANK_LINK_FAILURES];

test('an account that is lost at once is refused where it is typed, and no other', () => {
  for (const [verdict, status] of entriesOf(BANK_CHECK_RESULTS))
    expect(bankErrorCode(verdict) !== undefined).toBe(
      status === 'FAILED' && !LATER.includes(verdict),
    ); // a key of the table
});

test.each([
  ['no account', undefined, false],
  ['a confirmed account', { status: 'VERIFIED' }, true],
  ['an account that is still checked', { status: 'PENDING' }, true],
  ['a failed account', { status: 'FAILED' }, false],
] as const)('tells whether payouts have somewhere to go: %s', (_name, bank, expected) =>
  expect(isBankLinked(bank)).toBe(expected),
);

/** Shown on pages of their own. */
const ELSEWHERE: readonly string[] = ['depositsFailed'];

test('every failed account has a reason to show', () => {
  for (const [result, status] of entriesOf(BANK_CHECK_RESULTS))
    expect([result, bankFailureOf(result) !== undefined]).toEqual([
      result,
      status === 'FAILED' && !ELSEWHERE.includes(result),
    ]); // a key of the table
});
