import { expect, test } from 'vitest';
import { arrivalPage, pageAfterResult, pageAfterVerifying, pageInstead } from './arrival-page.ts';

test.each([
  ['a code is asked: its page', 'otp', false, 'otp'],
  ['photo ID is asked: its page', 'identification', false, 'identification'],
  ['approved: the result before the bank', 'bank', true, 'success'],
  ['approved online with a step left: the result before the step', 'verification', true, 'success'],
  ['a code for somebody who takes payments already: its page, in one go', 'otp', true, 'otp'],
  ['in review: the result', 'success', false, 'success'],
  ['a fault of ours: its page', 'error', false, 'error'],
] as const)('%s', (_name, page, takesPaymentsOnline, next) =>
  expect(pageAfterVerifying({ page, takesPaymentsOnline })).toBe(next),
);

test.each([
  ['being checked: the wait stays', 'verifying', true, 'verifying', 'verifying'],
  [
    'in review at the hosting provider: the wait leads to the result, which leads nowhere',
    'verifying',
    false,
    'success',
    undefined,
  ],
  ['approved: the bank', 'bank', false, 'bank', 'bank'],
  ['the result', 'success', false, 'success', undefined],
  ['a fault of ours', 'error', false, 'error', undefined],
] as const)('%s', (_name, page, isChecking, arrival, next) => {
  const chosen = { page, isChecking, takesPaymentsOnline: false };
  expect([arrivalPage(chosen), pageAfterResult(chosen)]).toEqual([arrival, next]);
});

const DECIDED = ['success', 'verifying'] as const;

test.each([
  [
    'a list of owners that was sent and decided about: the result before the board',
    'owners-verifying',
    'owners',
    DECIDED,
    'success',
  ],
  [
    'the board, once the last partner is verified: the result before the bank',
    'owners',
    'bank',
    DECIDED,
    'success',
  ],
  [
    'the steps that were left, once nobody is waited for: the result',
    'owners-further-steps',
    'complete',
    DECIDED,
    'success',
  ],
  [
    'the board while it is decided again: the wait',
    'owners',
    'verifying',
    ['verifying'],
    'verifying',
  ],
  [
    'the board of an application that was never sent: its own page',
    'owners',
    'address',
    [],
    'address',
  ],
  ['a step that is over: the chosen page', 'otp', 'bank', DECIDED, 'bank'],
  ['a fault of ours: its page', 'owners-verifying', 'error', DECIDED, 'error'],
] as const)('%s', (_name, closed, page, open, next) =>
  expect(pageInstead(closed, { page, openPages: [page, ...open], takesPaymentsOnline: true })).toBe(
    next,
  ),
);

test.each([
  ['a bank account that is linked: that account', 'bank', 'bank', ['bank-success'], 'bank-success'],
  ['no photo ID is asked for: where it stands', 'documents', 'identification', [], 'success'],
  ['a step that is over: where it stands', 'status', 'otp', [], 'success'],
] as const)('in a partner’s page, %s', (_name, component, closed, open, next) =>
  expect(
    pageInstead(closed, {
      page: 'order',
      openPages: ['order', 'success', ...open],
      takesPaymentsOnline: true,
      component,
    }),
  ).toBe(next),
);
