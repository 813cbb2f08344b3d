import { expect, test } from 'vitest';
import { companyStoryLines, type OwnerCompanyStory } from './owner-story.ts';

const bell: OwnerCompanyStory = {
  ...{
    id: 'urn:own:bell',
    kind: 'company',
    name: 'Bell Holdings LLC',
    country: 'US',
    number: { last4: '4567' },
  },
  ...{ status: 'lacksPeople', stake: { percent: '60' } },
  holders: [
    { id: 'urn:own:lena', share: '50', isTrustee: false },
    { id: 'urn:own:trust', share: '0', isTrustee: true },
  ],
};

test.each<[string, OwnerCompanyStory, string[]]>([
  [
    'a company that owns is told with its share and who is behind it',
    bell,
    [
      '  urn:own:bell  Bell Holdings LLC, a company in US, number ending in 4567: 60 % of the business, lacksPeople',
      '    Lena Bell: 50 % of it',
      '    urn:own:trust: trustee',
    ],
  ],
  [
    'one whose people cannot be named says why',
    { ...bell, number: { last4: '' }, status: 'unnamed', unnamed: 'publiclyTraded', holders: [] },
    [
      '  urn:own:bell  Bell Holdings LLC, a company in US: 60 % of the business, unnamed (publiclyTraded)',
    ],
  ],
])('%s', (_name, company, lines) =>
  expect(companyStoryLines(company, [{ id: 'urn:own:lena', name: 'Lena Bell' }])).toEqual(lines),
);
