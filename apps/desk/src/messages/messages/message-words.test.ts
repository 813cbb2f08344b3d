import { expect, test } from 'vitest';
import { faultWords, triesOf, tryGroups } from './message-words.ts';

test.each([
  ['addressRefused 550', 'The mail server refuses this address (550).'],
  ['status 451', 'The mail server or text vendor answered 451.'],
  ['timeout', 'The mail server or text vendor didn’t answer in time.'],
  [undefined, 'What the vendor answered wasn’t kept.'],
])('a message’s fault %s reads “%s”', (fault, words) => expect(faultWords(fault)).toBe(words));

test('tries with the same answer after each other are one line', () =>
  expect(
    tryGroups([
      { at: 1, fault: 'timeout' },
      { at: 2, fault: 'timeout' },
      { at: 3, fault: 'addressRefused 550' },
      { at: 4, fault: 'timeout' },
    ]),
  ).toEqual([
    { fault: 'timeout', count: 2, from: 1, until: 2 },
    { fault: 'addressRefused 550', count: 1, from: 3, until: 3 },
    { fault: 'timeout', count: 1, from: 4, until: 4 },
  ]));

test('a sent message counts the try that went out', () => {
  expect(triesOf({ state: 'sent', tries: [{ at: 1 }] })).toBe(2);
  expect(triesOf({ state: 'failed', tries: [{ at: 1 }] })).toBe(1);
});
