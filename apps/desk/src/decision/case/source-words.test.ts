import { expect, test } from 'vitest';
import { sourceAnswers } from './source-words.ts';

test.each([
  ['a hit', { watchList: 'hit' }, ['Watch list', 'Hit', 'bad']],
  [
    'no answer, which is no refusal',
    { person: 'unknown' },
    ['Identity records', 'No answer', 'warn'],
  ],
  ['a match', { business: 'match' }, ['Business records', 'Match', 'good']],
  [
    'answers that its person confirmed',
    { confirmed: ['lastName.unlikely'] },
    ['Confirmed by its person', 'lastName.unlikely', 'plain'],
  ],
  ['a source that only a later build knows', { moonPhase: 'full' }, ['moonPhase', 'full', 'plain']],
  [
    'an answer that only a later build knows',
    { duplicate: 'maybe' },
    ['Other applications', 'maybe', 'plain'],
  ],
  ['a name of every object', { toString: 'constructor' }, ['toString', 'constructor', 'plain']],
] as const)('%s', (_what, evidence, [source, answer, tone]) =>
  expect(sourceAnswers(evidence)).toEqual([{ source, answer, tone }]),
);

test('counters at rest are left out', () =>
  expect(sourceAnswers({ ownFaults: 0, quebecBlocked: false, confirmed: [] })).toEqual([]));
