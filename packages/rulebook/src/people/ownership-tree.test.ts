import { expect, test } from 'vitest';
import {
  BUSINESS,
  companyStatus,
  type Holding,
  hasUnnamedOwners,
  type OwnerCompany,
  type Ownership,
  ownershipError,
  stakeOf,
} from './ownership-tree.ts';

const holds = (holder: string, of: string, share: string): Holding => ({ holder, of, share });
const trustee = (holder: string, of: string): Holding => ({
  holder,
  of,
  share: '0',
  isTrustee: true,
});
const company = (id: string, more: Partial<OwnerCompany> = {}): OwnerCompany => ({
  id,
  kind: 'company',
  ...more,
});
const trust = (id: string): OwnerCompany => ({ id, kind: 'trust' });
const ownership = (
  companies: readonly OwnerCompany[],
  ...holdings: readonly Holding[]
): Ownership => ({ companies, holdings });

const [A, B, C, D] = ['A', 'B', 'C', 'D'].map((id) => company(id));
const all = (...companies: readonly (OwnerCompany | undefined)[]) =>
  companies.filter((one) => one !== undefined);
/** Ana behind as many companies, each of which holds the whole of the next. */
const levels = (count: number): Ownership => {
  const chain = all(A, B, C, D).slice(0, count);
  return ownership(
    chain,
    ...chain.map(({ id }, at) => holds(id, chain[at - 1]?.id ?? BUSINESS, '100')),
    holds('ana', chain.at(-1)?.id ?? BUSINESS, '100'),
  );
};

test.each<[string, Ownership, number, 'share' | 'trustee' | undefined]>([
  ['her own quarter', ownership([], holds('ana', BUSINESS, '25')), 2_500, 'share'],
  ['just below a quarter', ownership([], holds('ana', BUSINESS, '24.99')), 2_499, undefined],
  [
    'half of a company that holds half',
    ownership(all(A), holds('A', BUSINESS, '50'), holds('ana', 'A', '50')),
    2_500,
    'share',
  ],
  [
    'a hair less than half of it',
    ownership(all(A), holds('A', BUSINESS, '50'), holds('ana', 'A', '49.99')),
    2_499,
    undefined,
  ],
  [
    '24.9999 %, which is never rounded up',
    ownership(all(A), holds('A', BUSINESS, '33.33'), holds('ana', 'A', '75')),
    2_499,
    undefined,
  ],
  [
    '25.00 % by thirds',
    ownership(all(A), holds('A', BUSINESS, '33.34'), holds('ana', 'A', '75')),
    2_500,
    'share',
  ],
  ['the whole behind three companies', levels(3), 10_000, 'share'],
  [
    'two ways, each too small alone',
    ownership(
      all(A, B),
      holds('A', BUSINESS, '30'),
      holds('B', BUSINESS, '30'),
      holds('ana', 'A', '50'),
      holds('ana', 'B', '50'),
    ),
    3_000,
    'share',
  ],
  [
    'her own share and one behind a company',
    ownership(
      all(A),
      holds('ana', BUSINESS, '10'),
      holds('A', BUSINESS, '60'),
      holds('ana', 'A', '25'),
    ),
    2_500,
    'share',
  ],
  [
    'one company held by two ways',
    ownership(
      all(A, B),
      holds('A', BUSINESS, '40'),
      holds('B', BUSINESS, '20'),
      holds('B', 'A', '50'),
      holds('ana', 'B', '70'),
    ),
    2_800,
    'share',
  ],
  [
    'the trustee of a trust with a quarter',
    ownership([trust('T')], holds('T', BUSINESS, '25'), trustee('ana', 'T')),
    0,
    'trustee',
  ],
  [
    'the trustee of a smaller trust',
    ownership([trust('T')], holds('T', BUSINESS, '24.99'), trustee('ana', 'T')),
    0,
    undefined,
  ],
  [
    'the trustee of a trust behind a company',
    ownership(
      [company('A'), trust('T')],
      holds('A', BUSINESS, '100'),
      holds('T', 'A', '40'),
      trustee('ana', 'T'),
    ),
    0,
    'trustee',
  ],
  ['nothing at all', ownership([]), 0, undefined],
])('counts %s', (_what, given, basisPoints, countedAs) =>
  expect(stakeOf('ana', given)).toMatchObject({ basisPoints, countedAs }),
);

test('lists the paths through which a person holds their share', () =>
  expect(
    stakeOf(
      'ana',
      ownership(
        all(A, B),
        holds('ana', BUSINESS, '10'),
        holds('A', BUSINESS, '60'),
        holds('B', 'A', '50'),
        holds('ana', 'B', '80'),
      ),
    ).paths,
  ).toEqual([
    { through: [], basisPoints: 1_000 },
    { through: ['B', 'A'], basisPoints: 2_400 },
  ]));

test.each<[string, Ownership, string | undefined]>([
  ['three companies above each other', levels(3), undefined],
  ['four', levels(4), 'owners.companyTooDeep'],
  [
    'a company that holds itself',
    ownership(all(A), holds('A', BUSINESS, '50'), holds('A', 'A', '50')),
    'owners.companyCycle',
  ],
  [
    'two that hold each other',
    ownership(all(A, B), holds('A', BUSINESS, '50'), holds('B', 'A', '50'), holds('A', 'B', '20')),
    'owners.companyCycle',
  ],
  [
    'more than the whole of a company',
    ownership(
      all(A),
      holds('A', BUSINESS, '50'),
      holds('ana', 'A', '60'),
      holds('bo', 'A', '40.03'),
    ),
    'owners.shareTotalTooHigh',
  ],
  [
    'thirds of a company, rounded up',
    ownership(all(A), ...['ana', 'bo', 'cy'].map((who) => holds(who, 'A', '33.34'))),
    undefined,
  ],
  [
    'eleven companies',
    ownership(Array.from({ length: 11 }, (_one, at) => company(`c${at}`))),
    'owners.companiesTooMany',
  ],
])('may it be saved: %s: %s', (_what, given, code) => expect(ownershipError(given)).toBe(code));

test.each<[string, OwnerCompany, readonly Holding[], string]>([
  ['with less than a quarter', company('A'), [holds('A', BUSINESS, '24.99')], 'small'],
  ['with nobody behind it yet', company('A'), [holds('A', BUSINESS, '25')], 'lacksPeople'],
  [
    'whose rest is a quarter of the business',
    company('A'),
    [holds('A', BUSINESS, '50'), holds('ana', 'A', '50')],
    'lacksPeople',
  ],
  [
    'whose rest is less',
    company('A'),
    [holds('A', BUSINESS, '50'), holds('ana', 'A', '50.01')],
    'complete',
  ],
  [
    'whose rest is small, as the applicant says',
    company('A', { isRestSmall: true }),
    [holds('A', BUSINESS, '100'), holds('ana', 'A', '30')],
    'complete',
  ],
  [
    'of which the applicant says so without naming anybody',
    company('A', { isRestSmall: true }),
    [holds('A', BUSINESS, '100')],
    'lacksPeople',
  ],
  [
    'whose people cannot be named',
    company('A', { unnamed: 'unreachable' }),
    [holds('A', BUSINESS, '100')],
    'unnamed',
  ],
  ['a trust without a trustee', trust('T'), [holds('T', BUSINESS, '40')], 'lacksTrustee'],
  [
    'a trust with a trustee',
    trust('T'),
    [holds('T', BUSINESS, '40'), trustee('ana', 'T')],
    'complete',
  ],
])('a company %s', (_what, one, holdings, status) => {
  const given = ownership([one], ...holdings);
  expect([companyStatus(one, given), hasUnnamedOwners(given)]).toEqual([
    status,
    status === 'unnamed',
  ]);
});
