import { keysOf } from '../core/keys-of.ts';
import type { ApplicantFacts, Evidence } from './evidence.ts';

/** What the rules read in their last round; an older decision may not have kept all of it. */
export type LookedAt = { evidence: Partial<Evidence>; applied: Partial<ApplicantFacts> };

/**
 * Findings that an applicant is never told. Whoever confirms another one’s proposal says of each that
 * they looked themselves. docs/decisions/0252.
 */
const FINDINGS = {
  watchList: ({ evidence: { watchList } }) => watchList === 'hit' || watchList === 'unknown',
  duplicate: ({ evidence: { duplicate = 'none' } }) => duplicate !== 'none',
  person: ({ evidence: { person } }) => person === 'fraud' || person === 'review',
  business: ({ evidence: { business } }) => business === 'declined' || business === 'review',
  phoneOwner: ({ evidence: { phoneOwner } }) => phoneOwner === 'other',
  photoId: ({ applied: { inquiry = 'none', failedInquiries = 0 } }) =>
    inquiry === 'fraud' || inquiry === 'review' || failedInquiries > 0,
  owners: ({ applied: { ownerTrouble, hasUnnamedOwners = false } }) =>
    ownerTrouble !== undefined || hasUnnamedOwners,
} as const satisfies Readonly<Record<string, (found: LookedAt) => boolean>>;

/** `case`: nothing hidden was found, and the case as such is looked at. */
export type LookFinding = keyof typeof FINDINGS | 'case';
export const LOOK_FINDINGS: readonly [LookFinding, ...LookFinding[]] = [
  'case',
  ...keysOf(FINDINGS),
];

export const lookFindings = (found: LookedAt): LookFinding[] => {
  const held = keysOf(FINDINGS).filter((id) => FINDINGS[id](found));
  return held.length === 0 ? ['case'] : held;
};

/**
 * Lines of the record by which nothing about an application changes: what somebody read, and whose work
 * it is. Whoever takes a second look reads too, and must not be stopped by a line of their own.
 */
const READING: readonly string[] = [
  'decision.proposed',
  'secret.read',
  'secret.shown',
  'bank.voidCheckRead',
  'bank.voidCheckCompared',
  'document.read',
  'duplicates.read',
  'taxId.searched',
  'support.begun',
  'support.opened',
  'support.read',
  'support.ended',
  'person.exported',
  'keys.renewed',
  'case.assigned',
  'case.putOff',
  'case.recused',
];

export const isChangeSince = (action: string): boolean => !READING.includes(action);

/** The name of a thing to look at, as a confirmation says it. */
export const lookId = (of: { finding: LookFinding } | { seq: number }): string =>
  'finding' in of ? `finding.${of.finding}` : `change.${of.seq}`;

export const isLookedAt = (asked: readonly string[], looked: readonly string[]): boolean =>
  asked.every((id) => looked.includes(id));
