import { expect, test } from 'vitest';
import { entriesOf } from '../core/keys-of.ts';
import { BANK_LINK_FAILURES, bankFailureOf } from './bank-link.ts';
import { BANK_CHECK_RESULTS, BANK_STATUSES, bankErrorCode, isBankLinked } from './bank-status.ts';

test('pays out only to a confirmed account, loses only a refused one, and waits otherwise', () => {
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

test('rejects at the form exactly the accounts that fail at once', () => {
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

test('every failed account has a reason', () => {
  for (const [result, status] of entriesOf(BANK_CHECK_RESULTS))
    expect([result, bankFailureOf(result) !== undefined]).toEqual([
      result,
      status === 'FAILED' && !ELSEWHERE.includes(result),
    ]); // a key of the table
});
