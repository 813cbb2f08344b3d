import { expect, test } from 'vitest';
import { STAFF_ROLES } from '../staff/permissions.ts';
import { mayRevealFor, needsClaimToReveal, REVEAL_REASONS } from './reveal-reasons.ts';

test('only a senior answers an authority, and shows a value without a claim', () => {
  const who = STAFF_ROLES.filter((role) => mayRevealFor('authorityRequest', [role]));
  expect(who).toEqual(['senior']);
  expect(needsClaimToReveal(['reviewer'])).toBe(true);
  expect(needsClaimToReveal(['reviewer', 'senior'])).toBe(false);
});

test('nothing is shown to support, analysts, administrators, auditors and keys', () => {
  for (const role of [
    'support',
    'analyst',
    'administrator',
    'auditor',
    'key',
    'personsKey',
  ] as const)
    expect(REVEAL_REASONS.filter((reason) => mayRevealFor(reason, [role]))).toEqual([]);
});
