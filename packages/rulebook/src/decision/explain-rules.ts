import type { ApplicantFacts, Evidence } from './evidence.ts';
import { type DecisionResult, decide, UNDERWRITING } from './underwriting.ts';

type Settled = {
  evidence?: (evidence: Evidence) => Partial<Evidence>;
  applied?: Partial<ApplicantFacts>;
};

const BY_PHOTO_ID: Settled = { applied: { inquiry: 'passed' } };
const isMatch = { person: 'match', business: 'match' } as const;

/**
 * The one fact that a reviewer settles where a row sends an application to a person. Rows without
 * one ask the applicant or end the application.
 */
const SETTLING: Readonly<Record<string, Settled>> = {
  '3-watch-list': { evidence: () => ({ watchList: 'clear' }) },
  '5-duplicate': { evidence: () => ({ duplicate: 'none' }) },
  '6-phone-replaced': BY_PHOTO_ID,
  '7-phone-other': BY_PHOTO_ID,
  '9-document': BY_PHOTO_ID,
  '10-still-no-match': BY_PHOTO_ID,
  '11-canada-no-match': BY_PHOTO_ID,
  '15-replaced-proof': BY_PHOTO_ID,
  '12-business-unsettled': { applied: { businessDocument: 'passed' } },
  '13-category-review': { evidence: () => ({ categoryClass: 'REGULAR' }) },
  '13-no-building-number': { evidence: () => ({ confirmed: [] }) },
  '13-review': {
    evidence: ({ person, business }) => ({
      person: person === 'review' ? isMatch.person : person,
      business: business === 'review' ? isMatch.business : business,
    }),
  },
  '14-silent': {
    evidence: ({ person, business, watchList, phoneOwner }) => ({
      person: person === 'unknown' || person === 'fault' ? isMatch.person : person,
      business: business === 'unknown' ? isMatch.business : business,
      watchList: watchList === 'unknown' ? 'clear' : watchList,
      phoneOwner: phoneOwner === 'unknown' ? 'same' : phoneOwner,
    }),
  },
  '15-replaced-review': { applied: { replacedOwner: undefined } },
  '15-owner-unnamed': { applied: { hasUnnamedOwners: false } },
  '15-owner-trouble': { applied: { otherOwnersOpen: false, ownerTrouble: undefined } },
};

/** What the rules would decide if the question of the row that held were settled; exact, because the same rules decide. */
export function ifSettled(
  row: string,
  evidence: Evidence,
  applied: ApplicantFacts,
): (DecisionResult & { row: string }) | undefined {
  const settled = SETTLING[row];
  return (
    settled &&
    decide({ ...evidence, ...settled.evidence?.(evidence) }, { ...applied, ...settled.applied })
  );
}

const ROW_IDS = UNDERWRITING.map(({ id }) => id);

/** The rows before and after the one that held, in the order of the rules. */
export function rowsAround(row: string): { before: string[]; after: string[] } {
  const at = ROW_IDS.indexOf(row);
  return at < 0
    ? { before: [], after: [] }
    : { before: ROW_IDS.slice(0, at), after: ROW_IDS.slice(at + 1) };
}
