import { expect, test } from 'vitest';
import { roundsSince } from './rounds-since.ts';

const rounds = [
  { round: 1, decidedAt: 10, evidence: { identity: 'mismatch' } },
  { round: 2, decidedAt: 20, evidence: { identity: 'review' } },
  { round: 3, decidedAt: 40, evidence: { identity: 'match', watchList: 'clear' } },
];

test('the newest round stands beside the last one before changes were asked for', () => {
  const since = roundsSince(rounds, 30);
  expect([since?.before, since?.now]).toEqual([2, 3]);
  expect(since?.sources.map(({ before, now }) => [before?.tone, now?.tone])).toEqual([
    ['warn', 'good'],
    [undefined, 'good'],
  ]);
});

test.each([
  ['no round has followed', 50],
  ['no round came before', 5],
])('there is nothing to compare while %s', (_what, askedAt) =>
  expect(roundsSince(rounds, askedAt)).toBeUndefined(),
);
