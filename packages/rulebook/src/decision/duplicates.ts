import { normalizeText } from '../core/normalize-text.ts';
import { isOneSlip } from '../core/one-slip.ts';

/** How a fact of another application stands to the same fact of this one. */
export const SAMENESSES = ['same', 'close', 'other'] as const;
export type Sameness = (typeof SAMENESSES)[number];

/** Why another application counts, or that it does not. docs/decisions/0028. */
export const DUPLICATE_COUNTS = ['declined', 'approved', 'none'] as const;
export type DuplicateCounts = (typeof DUPLICATE_COUNTS)[number];

/** True for what the evidence of a round says where another application counts. */
export const isDuplicate = (counts: unknown): boolean =>
  DUPLICATE_COUNTS.some((known) => known !== 'none' && known === counts);

/** By which fingerprint it was found. */
export const FOUND_BY = ['person', 'number', 'business'] as const;
export type FoundBy = (typeof FOUND_BY)[number];

/** Facts that stay masked, and the fingerprints that show them to be the same. */
const SAME_BY: Readonly<Partial<Record<string, readonly FoundBy[]>>> = {
  'applicant.dob': ['person'],
  'applicant.governmentIdentification.value': ['person', 'number'],
  'company.governmentIdentification.value': ['business'],
};

/** Facts that tell whether two applications are the same person’s or business’s. */
const COMPARED: ReadonlySet<string> = new Set([
  ...Object.keys(SAME_BY),
  'applicant.name.firstName',
  'applicant.name.lastName',
  'applicant.phone.localPhoneNumber',
  'applicant.email.emailAddress',
  'applicant.address.line1',
  'applicant.address.city',
  'company.name',
  'company.dba',
  'company.address.line1',
  'company.address.city',
  'company.mccDetails.id',
]);

/** Masked in every application that is shown; one’s own may be shown for a reason. */
export const isMaskedDuplicate = (path: string): boolean => Object.hasOwn(SAME_BY, path);

export const isCompared = (path: string): boolean => COMPARED.has(path);

/** How a fact of another application stands to this one’s; a masked one by fingerprints alone. */
export function factSameness(
  path: string,
  { own = '', other }: { own: string | undefined; other: string },
  foundBy: readonly FoundBy[],
): Sameness {
  const prints = SAME_BY[path];
  if (prints === undefined) return samenessOf(own, other);
  return prints.some((print) => foundBy.includes(print)) ? 'same' : 'other';
}

const plain = (text: string): string =>
  normalizeText(text, 'NFKD')
    .replaceAll(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();

/** Accents, case, spaces and marks make no difference; one slip or one in the other is close. */
function samenessOf(one: string, other: string): Sameness {
  const [first, second] = [plain(one), plain(other)];
  if (first === '' || second === '') return 'other';
  if (first === second) return 'same';
  const isPart = [first, second].every((text) => text.length >= partMinChars);
  return isOneSlip(first, second) || (isPart && (first.includes(second) || second.includes(first)))
    ? 'close'
    : 'other';
}

/** Shorter texts are part of many others. */
const partMinChars = 5;
