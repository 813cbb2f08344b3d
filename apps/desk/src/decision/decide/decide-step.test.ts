import { expect, test } from 'vitest';
import { caseHistory } from '../case/case-fixture.ts';
import { actName, choose, firstChoice, isAllLooked, isComplete } from './decide-step.ts';

const { review } = caseHistory();
const proposed = {
  ...review,
  proposal: { decision: 'APPROVED', reviewer: { id: 's', name: 'Sam' }, proposedAt: 1 },
};

test('nothing is chosen beforehand', () =>
  expect(firstChoice('decide', review)).toMatchObject({ decision: undefined, reason: '' }));

test('a second look starts at what was proposed', () =>
  expect(firstChoice('second', proposed)).toMatchObject({
    decision: 'APPROVED',
    reason: 'review.passed',
  }));

test('a reason is chosen only where there is no other', () => {
  expect(choose('APPROVED').reason).toBe('review.passed');
  expect(choose('DECLINED').reason).toBe('');
});

test.each([
  ['decide', 'APPROVED', false, 'APPROVED'],
  ['decide', 'APPROVED', true, 'proposeAPPROVED'],
  ['decide', 'DECLINED', false, 'DECLINED'],
  ['second', 'APPROVED', true, 'confirmAPPROVED'],
] as const)('%s %s, takes two: %s, is named %s', (mode, decision, takesTwo, name) =>
  expect(actName(mode, decision, takesTwo)).toBe(name),
);

test('a second look is complete with every tick, and never before the list is read', () => {
  const since = { lines: [], look: [{ id: 'finding.case', finding: 'case' as const }] };
  expect(isAllLooked(undefined, [])).toBe(false);
  expect(isAllLooked(since, [])).toBe(false);
  expect(isAllLooked(since, ['finding.case'])).toBe(true);
});

const ready = {
  choice: choose('APPROVED'),
  hasPreview: true,
  isMine: true,
  isConflict: false,
  needsNote: false,
  isLooked: true,
};
test.each([
  ['all is there', ready, true],
  ['no decision', { ...ready, choice: { decision: undefined, reason: '', note: '' } }, false],
  ['no reason', { ...ready, choice: choose('DECLINED') }, false],
  ['its words weren’t seen', { ...ready, hasPreview: false }, false],
  ['the claim is lost', { ...ready, isMine: false }, false],
  ['a note that is missing', { ...ready, needsNote: true }, false],
  ['something was not looked at', { ...ready, isLooked: false }, false],
  ['a note', { ...ready, needsNote: true, choice: choose('APPROVED', 'Called.') }, true],
  ['a note with a number', { ...ready, choice: choose('APPROVED', 'SSN 123-45-6789') }, false],
  ['it changed meanwhile', { ...ready, isConflict: true }, false],
] as const)('%s: %s', (_what, readiness, complete) => expect(isComplete(readiness)).toBe(complete));
