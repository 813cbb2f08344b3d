import { expect, test } from 'vitest';
import { BANK_LINK_FAILURES } from './bank-link.ts';
import { BANK_CHECK_RESULTS, BANK_STATUSES, type BankCheckResult, bankErrorCode } from './bank-status.ts';

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
  for (const [verdict, status] of Object.entries(BANK_CHECK_RESULTS))
    expect(bankErrorCode(verdict as BankCheckResult) !== undefined).toBe(status === 'FAILED' && !LATER.includes(verdict)); // a key of the table
});
