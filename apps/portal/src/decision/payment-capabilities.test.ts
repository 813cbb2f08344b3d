import type { ApplicationView } from '@signet/rulebook/application-view';
import { fill } from '@signet/rulebook/core/format-message';
import { expect, test } from 'vitest';
import { TEXTS } from './complete/texts.en-US.ts';
import { bankLead, worksNow } from './payment-capabilities.ts';

type View = Pick<ApplicationView, 'status' | 'bank'>;
const status = (payouts: boolean): View['status'] => ({
  id: 'approved',
  waitingOn: 'nobody',
  nextAction: 'none',
  money: { online: true, inPerson: true, payouts },
});
const bank = (state: NonNullable<View['bank']>['status']): View['bank'] => ({
  kind: 'manual',
  last4: '6789',
  accountType: 'CHECKING',
  status: state,
});
const payoutsOf = (view: View) => worksNow(view, TEXTS, fill)[2];

test.each([
  ['a verified account gets payouts', { status: status(true), bank: bank('VERIFIED') }, 'check', 'ending in 6789'],
  [
    'an account that is checked waits for that',
    { status: status(false), bank: bank('PENDING') },
    'clock',
    'checking the account ending in 6789',
  ],
  ['without an account payouts wait for one', { status: status(false), bank: undefined }, 'clock', 'until you link a bank account'],
  ['an account that failed gets nothing', { status: status(true), bank: bank('FAILED') }, 'clock', 'Not yet'],
  ['payouts that the status forbids wait', { status: status(false), bank: bank('VERIFIED') }, 'clock', 'Not yet'],
] as const)('%s', (_name, view, icon, text) => {
  expect(payoutsOf(view)?.icon).toBe(icon);
  expect(payoutsOf(view)?.text).toContain(text);
});

test('the day by which an account is checked is told, and when it has passed that it takes longer', () => {
  const waiting = { ...status(false), by: { from: '2026-11-23', to: '2026-11-24' } };
  expect(bankLead(waiting, TEXTS, 'en-US')).toContain('by Tuesday, November 24.');
  expect(bankLead(status(false), TEXTS, 'en-US')).toContain('longer than usual');
});
