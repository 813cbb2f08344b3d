import { expect, test } from 'vitest';
import { mayDenyOwners } from './ownership.ts';

const own = { type: 'APPLICANT_OWNER', ownershipPercentage: '60' } as const;
test.each([
  ['nobody else is on the list', [own], true],
  ['somebody with less, who runs the business', [own, { type: 'OWNER', ownershipPercentage: '10' }], true],
  ['just below a quarter', [own, { type: 'OWNER', ownershipPercentage: '24.99' }], true],
  ['somebody with a quarter', [own, { type: 'OWNER', ownershipPercentage: '25' }], false],
  ['a partner with 40 %', [own, { type: 'OWNER', ownershipPercentage: '40' }], false],
] as const)('that nobody else owns a quarter may be said: %s: %s', (_what, owners, may) => expect(mayDenyOwners(owners)).toBe(may));
