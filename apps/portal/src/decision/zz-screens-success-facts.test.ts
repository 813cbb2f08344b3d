import { STATUS } from '@signet/rulebook/status';
import { expect, test } from 'vitest';
import { isWaiting, moneyFacts } from './zz-screens-success-facts.ts';
import { TEXTS as FR } from './success/texts.fr-CA.ts';
import { TEXTS as EN } from './success/texts.en-US.ts';
import { resultIdOf } from './success/result-texts.ts';

const facts = (id: string) => {
  const row = STATUS.find((status) => status.id === id);
  if (row === undefined) throw new Error(`no status ${id}`);
  return moneyFacts({ id, waitingOn: row.waitingOn, nextAction: row.next, money: row.money }, EN.works, EN.payoutsWait);
};

test.each([
  ['approved', ['check', 'check', 'check']],
  ['approvedNoBank', ['check', 'check', 'clock']],
  ['approvedPending', ['check', 'check', 'clock']],
  ['approvedPendingNoBank', ['check', 'check', 'clock']],
  ['bankPending', ['check', 'check', 'clock']],
  ['verificationNeeded', ['check', 'clock', 'clock']],
  ['inReview', []],
  ['declined', []],
  ['error', []],
  ['checking', []],
  ['stillChecking', []],
  ['stepUp', []],
])('the result %s marks online, in person and payouts as %j', (id, icons) => expect(facts(id).map(({ icon }) => icon)).toEqual(icons));

test('payouts say what they wait for', () => {
  expect(Object.keys(EN.payoutsWait).map((id) => facts(id)[2]?.text)).toEqual(Object.values(EN.payoutsWait));
});

test('every status that a sent application can have has its result in both languages', () => {
  const ids = STATUS.map(({ id }) => id).filter((id) => id !== 'answering' && id !== 'unsent');
  expect(Object.keys(EN.results).sort()).toEqual(ids.sort());
  expect(Object.keys(FR.results).sort()).toEqual(ids);
});

test.each(STATUS.filter(({ id }) => id in EN.results).map(({ id }) => id))('the status %s is told as itself', (id) => {
  expect(resultIdOf({ id, waitingOn: 'us', nextAction: 'wait', money: { online: false, inPerson: false, payouts: false } }, EN)).toBe(id);
});

test('a status that nobody knows is told as still checking', () => {
  const status = { waitingOn: 'us' as const, nextAction: 'wait', money: { online: false, inPerson: false, payouts: false } };
  expect(resultIdOf({ ...status, id: 'somethingNew' }, EN)).toBe('checking');
});

test('only a result that may change by itself is watched', () => {
  const watched = STATUS.filter(({ id, waitingOn, next, money }) => isWaiting({ id, waitingOn, nextAction: next, money })).map(
    ({ id }) => id,
  );
  expect(watched).toEqual(['checking', 'error', 'stillChecking', 'inReview']);
});
