import { expect, test } from 'vitest';
import { phoneChangeError } from './change-phone.ts';

const asked = { phone: '3035550124', current: '3035550123', ownersPhones: ['3035550177'], changesLeft: 3 };

test.each([
  ['another number is taken', {}, undefined],
  ['the last change of the day is still taken', { changesLeft: 1 }, undefined],
  ['after the last one none is', { changesLeft: 0 }, 'phone.changeLimitExceeded'],
  ['the same number is no change', { phone: '3035550123' }, 'phone.unchanged'],
  ['the number of another owner proves somebody else', { phone: '3035550177' }, 'phone.usedByOwner'],
] as const)('%s', (_name, changed, error) => expect(phoneChangeError({ ...asked, ...changed })).toBe(error));
