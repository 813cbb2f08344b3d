import { INDUSTRIES } from '@signet/industries/industries';
import { expect, test } from 'vitest';
import { SEGMENTS } from '../reference/enumerations.ts';
import { changeEligibilityError, eligibilityError } from './eligibility.ts';

const idOf = (is: (industry: (typeof INDUSTRIES)[number]) => boolean): string =>
  String(INDUSTRIES.find(is)?.id);
const RESTAURANT = { 'company.mccDetails.id': idOf(({ segment }) => segment === 'RESTAURANT') };
const CASINO = {
  'company.mccDetails.id': idOf((industry) => industry.class === 'SUPER_PROHIBITED'),
};
const BAKERY = {
  'company.mccDetails.id': idOf(
    (industry) => industry.class === 'REGULAR' && industry.segment === undefined,
  ),
};
const QUEBEC = { 'company.address.territory': 'QC' };
const ONTARIO = { 'company.address.territory': 'ON' };

test.each([
  ['an ordinary trade in Quebec', { ...BAKERY, ...QUEBEC }, undefined],
  ['a restaurant elsewhere', { ...RESTAURANT, ...ONTARIO }, undefined],
  ['nothing answered yet', {}, undefined],
  [
    'a trade that is closed',
    { ...CASINO, ...ONTARIO },
    { code: 'category.blocked', field: 'company.mccDetails.id' },
  ],
  [
    'a restaurant in Quebec',
    { ...RESTAURANT, ...QUEBEC },
    { code: 'quebec.blocked', field: 'company.address.territory' },
  ],
] as const)('%s may be sent, or not', (_what, answers, error) => {
  const found = eligibilityError({ market: 'CA', answers });
  expect(found && { code: found.code, field: found.field }).toEqual(error);
});

test.each([
  [
    'a restaurant moves to Quebec: told at its address',
    RESTAURANT,
    QUEBEC,
    'company.address.territory',
  ],
  [
    'a business in Quebec becomes a restaurant: told at its trade',
    { ...BAKERY, ...QUEBEC },
    RESTAURANT,
    'company.mccDetails.id',
  ],
  ['a restaurant leaves Quebec', { ...RESTAURANT, ...QUEBEC }, ONTARIO, undefined],
  ['a restaurant in Quebec becomes a bakery', { ...RESTAURANT, ...QUEBEC }, BAKERY, undefined],
] as const)('%s', (_what, answers, changed, field) => {
  expect(changeEligibilityError({ market: 'CA', answers }, changed)?.field).toBe(field);
});

test('the code that the restaurant segment preselects is a restaurant', () =>
  expect(INDUSTRIES.find(({ mcc }) => mcc === SEGMENTS.RESTAURANT.mcc)?.segment).toBe(
    'RESTAURANT',
  ));
