import type { ApplicationView } from '@signet/rulebook/application-view';
import { formatMessage } from '@signet/rulebook/core/format-message';
import { STATUS } from '@signet/rulebook/status';
import { expect, test } from 'vitest';
import { TEXTS } from './complete/texts.en-US.ts';
import {
  bankStatusText,
  isDecisionPending,
  moneyCapabilities,
  paymentCapabilities,
} from './payment-capabilities.ts';
import { resultIdFor } from './success/result-texts.ts';
import { TEXTS as EN } from './success/texts.en-US.ts';
import { TEXTS as FR } from './success/texts.fr-CA.ts';

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
const payoutsOf = (view: View) => paymentCapabilities(view, TEXTS, formatMessage)[2];

test.each([
  [
    'a verified account gets payouts',
    { status: status(true), bank: bank('VERIFIED') },
    'done',
    'ending in 6789',
  ],
  [
    'an account that is checked waits for that',
    { status: status(false), bank: bank('PENDING') },
    'now',
    'checking the account ending in 6789',
  ],
  [
    'without an account payouts wait for one',
    { status: status(false), bank: undefined },
    'now',
    TEXTS.payoutsLeft,
  ],
  [
    'an account that failed gets nothing',
    { status: status(true), bank: bank('FAILED') },
    'now',
    'Not yet',
  ],
  [
    'payouts that the status forbids wait',
    { status: status(false), bank: bank('VERIFIED') },
    'now',
    'Not yet',
  ],
] as const)('%s', (_name, view, state, text) => {
  expect(payoutsOf(view)?.state).toBe(state);
  expect(payoutsOf(view)?.text).toContain(text);
});

test('the day by which an account is checked is told, and when it has passed that it takes longer', () => {
  const waiting = { ...status(false), by: { from: '2026-11-23', to: '2026-11-24' } };
  expect(bankStatusText(waiting, TEXTS, 'en-US')).toContain('by Tuesday, November 24.');
  expect(bankStatusText(status(false), TEXTS, 'en-US')).toContain('longer than usual');
});

const facts = (id: string) => {
  const row = STATUS.find((status) => status.id === id);
  if (row === undefined) throw new Error(`no status ${id}`);
  return moneyCapabilities(
    { id, waitingOn: row.waitingOn, nextAction: row.next, money: row.money },
    EN.works,
    EN.payoutsWait,
  );
};

test.each([
  ['approved', ['done', 'done', 'done']],
  ['approvedNoBank', ['done', 'done', 'now']],
  ['approvedPending', ['done', 'done', 'now']],
  ['approvedPendingNoBank', ['done', 'done', 'now']],
  ['bankInReview', ['done', 'done', 'now']],
  ['bankPending', ['done', 'done', 'now']],
  ['payoutsHeld', ['done', 'done', 'now']],
  ['verificationNeeded', ['done', 'now', 'now']],
  ['inReview', []],
  ['declined', []],
  ['error', []],
  ['checking', []],
  ['stillChecking', []],
  ['stepUp', []],
])('the result %s marks online, in person and payouts as %j', (id, states) =>
  expect(facts(id).map(({ state }) => state)).toEqual(states),
);

test('payouts say what they wait for', () => {
  expect(Object.keys(EN.payoutsWait).map((id) => facts(id)[2]?.text)).toEqual(
    Object.values(EN.payoutsWait),
  );
});

test('every status that a sent application can have has its result in both languages', () => {
  const elsewhere: readonly string[] = ['answering', 'unsent', 'closed']; // forms, and the page of closing
  const ids = STATUS.map(({ id }) => id).filter((id) => !elsewhere.includes(id));
  expect(Object.keys(EN.results).sort()).toEqual(ids.sort());
  expect(Object.keys(FR.results).sort()).toEqual(ids);
});

test.each(STATUS.filter(({ id }) => id in EN.results).map(({ id }) => id))(
  'the status %s is told as itself',
  (id) => {
    expect(
      resultIdFor(
        {
          id,
          waitingOn: 'us',
          nextAction: 'wait',
          money: { online: false, inPerson: false, payouts: false },
        },
        EN,
      ),
    ).toBe(id);
  },
);

test('a status that nobody knows is told as still checking', () => {
  const status = {
    waitingOn: 'us' as const,
    nextAction: 'wait',
    money: { online: false, inPerson: false, payouts: false },
  };
  expect(resultIdFor({ ...status, id: 'somethingNew' }, EN)).toBe('checking');
});

test('watches only results that can change by themselves', () => {
  const watched = STATUS.filter(({ id, waitingOn, next, money }) =>
    isDecisionPending({ id, waitingOn, nextAction: next, money }),
  ).map(({ id }) => id);
  expect(watched).toEqual(['checking', 'error', 'stillChecking', 'inReview']);
});
