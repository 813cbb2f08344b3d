import { STATUS } from '@signet/rulebook/status';
import { expect, test } from 'vitest';
import { isWaiting, moneyFacts } from './facts.ts';
import { resultIdOf } from './result.ts';
import { TEXTS as FR } from './texts.fr-CA.ts';
import { TEXTS as EN } from './texts.ts';

const facts = (id: string) => {
  const row = STATUS.find((status) => status.id === id);
  if (row === undefined) throw new Error(`no status ${id}`);
  return moneyFacts({ id, waitingOn: row.waitingOn, nextAction: row.next, money: row.money }, EN.works, EN.payoutsWait);
};

test.each([
  ['approved', ['check', 'check', 'check']],
  ['approvedNoBank', ['check', 'check', 'clock']],
  ['approvedPending', ['check', 'check', 'clock']],
  ['verificationNeeded', ['check', 'clock', 'clock']],
  ['inReview', []],
  ['declined', []],
  ['error', []],
  ['checking', []],
  ['stepUp', []],
])('the result %s marks online, in person and payouts as %j', (id, icons) => expect(facts(id).map(({ icon }) => icon)).toEqual(icons));

test('payouts say what they wait for', () => {
  expect(facts('approvedNoBank')[2]?.text).toBe(EN.payoutsWait.linkBank);
  expect(facts('verificationNeeded')[2]?.text).toBe(EN.payoutsWait.verify);
  expect(facts('approvedPending')[2]?.text).toBe(EN.payoutsWait.wait);
});

test('every status that a sent application can have has its result in both languages', () => {
  const ids = STATUS.map(({ id }) => id).filter((id) => id !== 'answering' && id !== 'unsent');
  expect(Object.keys(EN.results).sort()).toEqual(ids.sort());
  expect(Object.keys(FR.results).sort()).toEqual(ids);
});

test.each(STATUS.filter(({ id }) => id in EN.results).map(({ id }) => id))('the status %s is told as itself', (id) => {
  expect(resultIdOf({ id, waitingOn: 'us', nextAction: 'wait', money: { online: false, inPerson: false, payouts: false } })).toBe(id);
});

test('a source that did not answer is told as still checking, and so is a status that nobody knows', () => {
  const status = { waitingOn: 'us' as const, nextAction: 'wait', money: { online: false, inPerson: false, payouts: false } };
  expect(resultIdOf({ ...status, id: 'inReview', reason: { code: 'source.unknown', message: '' } })).toBe('checking');
  expect(resultIdOf({ ...status, id: 'somethingNew' })).toBe('checking');
});

test('only a result that may change by itself is watched', () => {
  const watched = STATUS.filter(({ id, waitingOn, next, money }) => isWaiting({ id, waitingOn, nextAction: next, money })).map(
    ({ id }) => id,
  );
  expect(watched).toEqual(['checking', 'error', 'inReview']);
});
