import { expect, test } from 'vitest';
import { callFailure, isUnanswered } from './call-recovery.ts';

test.each([
  ['a save', 'updateApplication', 'server.error', 'application.update'],
  ['the application itself', 'getApplication', 'server.error', 'application.fetch'],
  ['the list of owners', 'submitOwners', 'server.error', 'owners.failed'],
  ['a call that the specification quotes nothing for', 'sendOtp', 'server.error', 'server.error'],
  [
    'an answer that is no fault of ours',
    'updateApplication',
    'application.versionConflict',
    'application.versionConflict',
  ],
] as const)('%s that fails is told in the words quoted for it', (_what, call, code, told) =>
  expect(callFailure(call, code)).toBe(told),
);

test('an error with a quoted code still counts as unanswered, so a retry keeps its key', () =>
  expect(
    (['application.update', 'application.fetch', 'owners.failed'] as const).map(isUnanswered),
  ).toEqual([true, true, true]));
