import { application } from '@signet/testing/sample-boot';
import { expect, test } from 'vitest';
import { loadRecovery } from './call-recovery.ts';
import { onboardingFailurePage, redirectAfter417, withoutResponse } from './error-recovery.ts';

test.each([
  [undefined, 'success'],
  [0, 'success'],
  [408, 'success'],
  [503, 'success'],
  [504, 'success'],
  [500, 'error'],
  [502, 'error'],
  [422, 'error'],
  [404, 'error'],
])('onboarding that fails with %s leads to %s', (status, page) =>
  expect(onboardingFailurePage(status)).toBe(page),
);

test.each([
  ['auth.signInRequired', 'signIn'],
  ['auth.sessionExpired', 'signIn'],
  ['auth.reauthRequired', 'signIn'],
  ['application.notFound', 'root'],
  ['application.versionConflict', undefined],
  ['server.error', undefined],
] as const)('what fails to load with %s', (code, recovery) =>
  expect(loadRecovery(code)).toBe(recovery),
);

test('shows an unanswered submission as still being checked, on every page', () => {
  const words = { headline: 'Still checking', lead: 'Nothing yet.', what: 'Our checks' };
  const { page, status, home } = withoutResponse(application, words);
  expect([page, status.id, home.row, home.next]).toEqual([
    'success',
    'stillChecking',
    'stillChecking',
    undefined,
  ]);
  expect(home.waits.map(({ who }) => who)).toEqual(['us']); // so that the page keeps looking
});

test('a 417 redirects the browser to its address', () =>
  expect([
    redirectAfter417(417, 'https://example.com/'),
    redirectAfter417(417, ''),
    redirectAfter417(200, 'https://example.com/'),
  ]).toEqual(['https://example.com/', undefined, undefined]));
