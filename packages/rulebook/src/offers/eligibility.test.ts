import { expect, test } from 'vitest';
import { DECISIONS } from '../reference/enumerations.ts';
import { hasApprovedProfile, reasonWithoutProfile } from './eligibility.ts';

test('of all decisions only a full approval may get an advance', () =>
  expect(DECISIONS.filter((decision) => hasApprovedProfile({ decision }))).toEqual(['APPROVED']));

test('who waits for a decision is told so instead of being sent to apply once more', () => {
  const reasonOf = (decision: (typeof DECISIONS)[number], onboardedAt?: number) =>
    reasonWithoutProfile([{ decision, onboardedAt }]);
  expect(DECISIONS.filter((decision) => reasonOf(decision, 1) === 'applied')).toEqual([
    'PENDING',
    'APPROVED_PENDING',
    'DECLINED_PENDING',
    'ERROR',
  ]);
  expect(reasonOf('PENDING')).toBe('notApproved');
  expect(reasonWithoutProfile([])).toBe('notApproved');
});
