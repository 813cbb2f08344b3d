import { expect, test } from 'vitest';
import { agreesWith, isDrawn } from './blind-sample.ts';

test.each([
  ['an approval within the share', 'approved', 0.009, true],
  ['an approval beyond it', 'approved', 0.011, false],
  ['an approval for now within the share', 'approvedLater', 0.009, true],
  ['a refusal within ten times the share', 'declined', 0.09, true],
  ['a refusal beyond it', 'declined', 0.11, false],
  ['what was left to a person, whatever its lot', 'person', 0, false],
  ['what was asked for more, whatever its lot', 'asked', 0, false],
] as const)('%s', (_what, outcome, lot, is) => expect(isDrawn(outcome, lot, 1)).toBe(is));

test('nothing is drawn of a share of zero, and every approval of the whole', () => {
  expect(isDrawn('approved', 0, 0)).toBe(false);
  expect(isDrawn('approved', 0.999_999, 100)).toBe(true);
});

test.each([
  ['approved', 'approve', true],
  ['approved', 'ask', false],
  ['approvedLater', 'approve', true],
  ['approvedLater', 'decline', false],
  ['declined', 'decline', true],
  ['declined', 'ask', false],
] as const)('%s, and they would %s: agrees %s', (outcome, answer, is) =>
  expect(agreesWith(outcome, answer)).toBe(is),
);
