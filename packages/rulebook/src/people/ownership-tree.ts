import { basisPointsOf, WHOLE_BASIS_POINTS } from '../core/percent.ts';
import { PEOPLE_LIMITS } from './limits.ts';

/** What shares are of, besides companies: the business that applies. */
export const BUSINESS = 'business';

export const COMPANY_KINDS = ['company', 'trust'] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];

/** Why the people behind a company cannot be named; each goes to review. */
export const UNNAMED_REASONS = ['unknown', 'unreachable', 'moreLevels', 'publiclyTraded'] as const;
export type UnnamedReason = (typeof UNNAMED_REASONS)[number];

/**
 * A company or trust of the list. `isRestSmall`: the applicant says that nobody else behind it
 * comes to a quarter of the business.
 */
export type OwnerCompany = {
  id: string;
  kind: CompanyKind;
  unnamed?: UnnamedReason;
  isRestSmall?: boolean;
};
/**
 * A share in percent that a person or company holds of a company, or of the business. A trustee
 * holds no share.
 */
export type Holding = { holder: string; of: string; share: string; isTrustee?: boolean };
export type Ownership = { companies: readonly OwnerCompany[]; holdings: readonly Holding[] };

/**
 * One way from a holder up to the business, nearest company first, with its part of the business in
 * hundredths of a percent.
 */
export type OwnershipPath = { through: readonly string[]; basisPoints: number };
/** Why somebody counts as an owner; undefined where they don't. */
export type CountedAs = 'share' | 'trustee';
export type Stake = {
  id: string;
  basisPoints: number;
  paths: readonly OwnershipPath[];
  countedAs?: CountedAs;
};

const WHOLE = BigInt(WHOLE_BASIS_POINTS);
const hundredths = (share: string): bigint => BigInt(basisPointsOf(share));
/** Holdings on the longest way: one for each company, and the person's own. */
const longest = PEOPLE_LIMITS.companyLevelsMax + 1;
/** Exact in this unit, so that 24.9999 % is never rounded up to a quarter. */
const UNIT = WHOLE ** BigInt(longest);
const THRESHOLD = (UNIT * hundredths(String(PEOPLE_LIMITS.ownerThresholdPercent))) / WHOLE;
const inBasisPoints = (exact: bigint): number => Number((exact * WHOLE) / UNIT);

type Way = { through: readonly string[]; exact: bigint };

/**
 * Every way from a holder up to the business. Ways that meet themselves or are too long are left
 * out; `holdingError` refuses them.
 */
function waysOf(holder: string, { holdings }: Ownership, seen: readonly string[] = []): Way[] {
  if (seen.length > longest || seen.includes(holder)) return [];
  return holdings
    .filter((holding) => holding.holder === holder && holding.isTrustee !== true)
    .flatMap(({ of, share }) => {
      if (of === BUSINESS) return [{ through: [], exact: (UNIT / WHOLE) * hundredths(share) }];
      return waysOf(of, { companies: [], holdings }, [...seen, holder]).map(
        ({ through, exact }) => ({
          through: [of, ...through],
          exact: (exact * hundredths(share)) / WHOLE,
        }),
      );
    });
}

const exactOf = (holder: string, ownership: Ownership): bigint =>
  waysOf(holder, ownership).reduce((sum, { exact }) => sum + exact, 0n);

const isQuarter = (holder: string, ownership: Ownership): boolean =>
  exactOf(holder, ownership) >= THRESHOLD;

/**
 * What a person or company holds of the business in the end, by each way, and why they count.
 * docs/readings.md 259.
 */
export function stakeOf(id: string, ownership: Ownership): Stake {
  const ways = waysOf(id, ownership);
  const exact = ways.reduce((sum, way) => sum + way.exact, 0n);
  const isTrustee = ownership.holdings.some(
    (holding) => holding.holder === id && holding.isTrustee && isQuarter(holding.of, ownership),
  );
  return {
    id,
    basisPoints: inBasisPoints(exact),
    paths: ways.map(({ through, exact: part }) => ({ through, basisPoints: inBasisPoints(part) })),
    countedAs: exact >= THRESHOLD ? 'share' : isTrustee ? 'trustee' : undefined,
  };
}

/** What is left to say about a company or trust. */
export const COMPANY_STATUSES = [
  'small',
  'unnamed',
  'complete',
  'lacksTrustee',
  'lacksPeople',
] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

const holdersOf = (id: string, { holdings }: Ownership) => holdings.filter(({ of }) => of === id);

/**
 * True while somebody who was not named may come to a quarter of the business through this company.
 */
function mayHideAnOwner(company: OwnerCompany, ownership: Ownership): boolean {
  const named = holdersOf(company.id, ownership).reduce(
    (sum, { share, isTrustee }) => sum + (isTrustee ? 0n : hundredths(share)),
    0n,
  );
  const rest = named > WHOLE ? 0n : WHOLE - named;
  return (exactOf(company.id, ownership) * rest) / WHOLE >= THRESHOLD;
}

const STATUS_ROWS: readonly {
  is: CompanyStatus;
  when: (company: OwnerCompany, ownership: Ownership) => boolean;
}[] = [
  { is: 'small', when: ({ id }, ownership) => !isQuarter(id, ownership) },
  { is: 'unnamed', when: ({ unnamed }) => unnamed !== undefined },
  {
    is: 'complete',
    when: ({ id, kind }, ownership) =>
      kind === 'trust' && holdersOf(id, ownership).some(({ isTrustee }) => isTrustee),
  },
  { is: 'lacksTrustee', when: ({ kind }) => kind === 'trust' },
  {
    is: 'lacksPeople',
    when: (company, ownership) => holdersOf(company.id, ownership).length === 0,
  },
  {
    is: 'lacksPeople',
    when: (company, ownership) =>
      company.isRestSmall !== true && mayHideAnOwner(company, ownership),
  },
  { is: 'complete', when: () => true },
];

export function companyStatus(company: OwnerCompany, ownership: Ownership): CompanyStatus {
  const row = STATUS_ROWS.find(({ when }) => when(company, ownership));
  if (row === undefined) throw new Error('the last row of STATUS_ROWS holds for all companies');
  return row.is;
}

/** True when somebody behind the business cannot be named, which a reviewer has to see. */
export const hasUnnamedOwners = (ownership: Ownership): boolean =>
  ownership.companies.some((company) => companyStatus(company, ownership) === 'unnamed');

/**
 * Companies on the longest way down from this one, itself counted; Infinity where a way meets
 * itself.
 */
function depthBelow(
  id: string,
  { holdings, companies }: Ownership,
  seen: readonly string[] = [],
): number {
  if (seen.includes(id)) return Number.POSITIVE_INFINITY;
  const below = holdings.filter(
    ({ of, holder }) => of === id && companies.some((company) => company.id === holder),
  );
  return (
    1 +
    Math.max(
      0,
      ...below.map(({ holder }) => depthBelow(holder, { holdings, companies }, [...seen, id])),
    )
  );
}

export type OwnershipError =
  | 'owners.companyCycle'
  | 'owners.companyTooDeep'
  | 'owners.shareTotalTooHigh'
  | 'owners.companiesTooMany';

const isTooMuch = (of: string, ownership: Ownership): boolean => {
  const shares = holdersOf(of, ownership).filter(({ isTrustee }) => isTrustee !== true);
  return (
    shares.reduce((sum, { share }) => sum + hundredths(share), 0n) > WHOLE + BigInt(shares.length)
  ); // rounding: docs/readings.md 258
};

const OWNERSHIP_ERRORS: readonly {
  code: OwnershipError;
  when: (ownership: Ownership) => boolean;
}[] = [
  {
    code: 'owners.companiesTooMany',
    when: ({ companies }) => companies.length > PEOPLE_LIMITS.ownerCompaniesMax,
  },
  {
    code: 'owners.companyCycle',
    when: (ownership) =>
      ownership.companies.some(({ id }) => depthBelow(id, ownership) === Number.POSITIVE_INFINITY),
  },
  {
    code: 'owners.companyTooDeep',
    when: (ownership) =>
      ownership.holdings.some(
        ({ holder, of }) =>
          of === BUSINESS && depthBelow(holder, ownership) > PEOPLE_LIMITS.companyLevelsMax,
      ),
  },
  // The shares of the business itself are added up when the list is submitted.
  {
    code: 'owners.shareTotalTooHigh',
    when: (ownership) => ownership.companies.some(({ id }) => isTooMuch(id, ownership)),
  },
];

/**
 * Why companies and shares may not be saved like this: the first matching row. docs/readings.md
 * 259.
 */
export const ownershipError = (ownership: Ownership): OwnershipError | undefined =>
  OWNERSHIP_ERRORS.find(({ when }) => when(ownership))?.code;
