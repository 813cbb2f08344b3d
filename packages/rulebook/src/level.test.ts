import { expect, test } from 'vitest';
import { asked, facts } from './facts-cases.ts';
import { formsOf, levelOf } from './level.ts';

const WITH_ID = { applicationLevel: 'BASIC', hasBusinessId: true } as const;

test.each([
  ['a new business that has its id', facts(WITH_ID), 'FULL'],
  ['the same without an id', facts({ ...WITH_ID, hasBusinessId: false }), 'BASIC'],
  ['the same once something is asked', facts({ ...WITH_ID, stepUps: asked('OTP_SMS') }), 'BASIC'],
  ['the same once it is decided', facts({ ...WITH_ID, decision: 'APPROVED_PENDING' }), 'BASIC'],
  ['another store of a business', facts({ ...WITH_ID, intent: 'ADD_STORE' }), 'BASIC'],
  ['whoever is FULL', facts(), 'FULL'],
] as const)('%s is treated as %3$s', (_what, given, level) => expect(levelOf(given)).toBe(level));

test('only FULL asks who the owner is before sending', () => {
  expect(formsOf('FULL').filter((form) => !formsOf('BASIC').includes(form))).toEqual(['ownerIdentity']);
});
