import { expect, test } from 'vitest';
import { DECISIONS } from '../reference/enumerations.ts';
import { hasApprovedProfile, reasonWithoutProfile } from './eligibility.ts';

test('only a full approval is eligible for an advance', () =>
  expect(DECISIONS.filter((decision) => hasApprovedProfile({ decision }))).toEqual(['APPROVED']));

test('does not ask an applicant who awaits a decision to apply again', () => {
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
