import { expect, test } from 'vitest';
import { mayDenyOwners, namedAs } from './ownership.ts';

const own = { type: 'APPLICANT_OWNER', ownershipPercentage: '60' } as const;
test.each([
  ['nobody else is on the list', [own], true],
  [
    'somebody with less, who runs the business',
    [own, { type: 'OWNER', ownershipPercentage: '10' }],
    true,
  ],
  ['just below a quarter', [own, { type: 'OWNER', ownershipPercentage: '24.99' }], true],
  ['somebody with a quarter', [own, { type: 'OWNER', ownershipPercentage: '25' }], false],
  ['a partner with 40 %', [own, { type: 'OWNER', ownershipPercentage: '40' }], false],
] as const)('that nobody else owns a quarter may be said: %s: %s', (_what, owners, may) =>
  expect(mayDenyOwners(owners)).toBe(may),
);

test.each([
  [
    'who runs the business and holds nothing',
    { isController: true, ownershipPercentage: '0' },
    'controller',
  ],
  [
    'who runs it and holds just below a quarter',
    { isController: true, ownershipPercentage: '24.99' },
    'controller',
  ],
  ['who runs it and holds a quarter', { isController: true, ownershipPercentage: '25' }, 'owner'],
  ['who holds a quarter', { isController: false, ownershipPercentage: '25' }, 'owner'],
  ['of whom no share is known yet', {}, 'owner'],
] as const)('%s is named so', (_who, person, named) => expect(namedAs(person)).toBe(named));
