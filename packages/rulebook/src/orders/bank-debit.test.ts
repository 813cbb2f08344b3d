import { expect, test } from 'vitest';
import { debitReadiness, debitRefusal, mayPayBy } from './bank-debit.ts';

test.each([
  ['none is linked', undefined, 'notLinked'],
  ['it is proven', { status: 'VERIFIED' }, 'ready'],
  [
    'its test deposits are outstanding',
    { status: 'PENDING', testDeposits: { state: 'sent' } },
    'testDeposits',
  ],
  ['the bank has not answered', { status: 'PENDING' }, 'unproven'],
  [
    'a reviewer still looks',
    { status: 'PENDING', review: 'open', testDeposits: { state: 'matched' } },
    'unproven',
  ],
  ['it is not to be used', { status: 'FAILED', review: 'refused' }, 'refused'],
] as const)('an account of which %s', (_name, bank, readiness) =>
  expect(debitReadiness(bank)).toBe(readiness),
);

test.each([
  [undefined, true, true],
  ['ALL', true, true],
  ['BANK', true, false],
  ['CARD', false, true],
  ['NONE', false, false],
] as const)('a portal that offers %s takes a bank account: %s, a card: %s', (offered, bank, card) =>
  expect([mayPayBy('BANK', offered), mayPayBy('CARD', offered)]).toEqual([bank, card]),
);

test.each([
  [['insufficient_funds'], 'bankFunds'],
  [['payment_method_provider_decline', 'account_closed'], 'bankClosed'],
  [['no_account'], 'bankClosed'],
  [['debit_not_authorized'], 'bankNotAuthorised'],
  [['fraudulent', null, undefined], 'bankDeclined'],
] as const)('the codes %j are told as %s', (codes, refusal) =>
  expect(debitRefusal(...codes)).toBe(refusal),
);
