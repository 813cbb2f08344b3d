import { expect, test } from 'vitest';
import { faultWords } from './message-words.ts';

test.each([
  ['addressRefused 550', 'The mail server refuses this address (550).'],
  ['status 451', 'The mail server or text vendor answered 451.'],
  ['timeout', 'The mail server or text vendor didn’t answer in time.'],
  [undefined, 'What the vendor answered wasn’t kept.'],
])('a message’s fault %s reads “%s”', (fault, words) => expect(faultWords(fault)).toBe(words));
