import type { Answers } from '../answer-rows.ts';
import { withoutAccents } from '../core/field.ts';
import { normalizeText } from '../core/normalize-text.ts';
import type { OwnerProgress } from './invitation.ts';

/** Where dots make no other mailbox. */
const IGNORES_DOTS = 'gmail.com';

/** A mailbox, however its address is written: capitals and a tag after `+` make no other one. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [untagged = ''] = local.split('+');
  return `${domain === IGNORES_DOTS ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}

type Named = Pick<Answers, 'firstName' | 'lastName' | 'email'>;

const wordsOf = ({ firstName = '', lastName = '' }: Named): string[] =>
  withoutAccents(normalizeText(`${firstName} ${lastName}`, 'NFC'))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** One letter more, less, another or two swapped. */
function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    (restOne[0] === restOther[1] &&
      restOne[1] === restOther[0] &&
      restOne.slice(2) === restOther.slice(2))
  );
}

/** A correction keeps a part of the name, or all but a letter of it. */
const isSameName = (before: Named, after: Named): boolean =>
  wordsOf(before).some((word) =>
    wordsOf(after).some((other) => word === other || (word.length > 2 && isTypo(word, other))),
  );

/**
 * True once somebody has been reached in this place: by a mail that was accepted, or by signing in.
 */
const wasReached = ({
  mailAcceptedAt,
  userId,
}: Pick<OwnerProgress, 'mailAcceptedAt' | 'userId'>): boolean =>
  mailAcceptedAt !== undefined || userId !== undefined;

/**
 * What a change makes of an owner: the same person, or another one in the place of somebody we
 * wrote to. docs/readings.md 257.
 */
const REPLACEMENTS: readonly { id: string; when: (before: Named, after: Named) => boolean }[] = [
  {
    id: 'otherMailbox',
    when: (before, after) => mailboxOf(before.email ?? '') !== mailboxOf(after.email ?? ''),
  },
  { id: 'otherName', when: (before, after) => !isSameName(before, after) },
];

export const isReplacement = (
  owner: Pick<OwnerProgress, 'mailAcceptedAt' | 'userId'>,
  before: Named,
  after: Named,
): boolean => wasReached(owner) && REPLACEMENTS.some(({ when }) => when(before, after));

/**
 * Mailboxes that an added or changed owner must not share without proof: the applicant's and those
 * of the other owners.
 */
export const sharesMailbox = (email: string, others: readonly (string | undefined)[]): boolean =>
  others.some(
    (other) => other !== undefined && other !== '' && mailboxOf(other) === mailboxOf(email),
  );

/** True when removing this owner must be remembered: another one may be added in their place. */
export const leavesPlace = wasReached;

/**
 * A place that somebody else takes: `removed` are the mailboxes of owners who were taken off the
 * list after we reached them.
 */
export const takesPlace = (mailbox: readonly string[], removed: readonly string[]): boolean =>
  removed.length > 0 && !mailbox.some((one) => removed.includes(one));

/**
 * How far the review of a replacement is: such an owner proves photo ID, and is verified only once
 * a reviewer has looked.
 */
export const REPLACEMENT_STATES = ['open', 'settled'] as const;
export type ReplacementState = (typeof REPLACEMENT_STATES)[number];

type Replaced = { replacedAt?: number; replacementSettledAt?: number };

export const replacementState = ({
  replacedAt,
  replacementSettledAt,
}: Replaced): ReplacementState | undefined =>
  replacedAt === undefined ? undefined : replacementSettledAt === undefined ? 'open' : 'settled';

/** True while a reviewer must look at it. */
export const awaitsReplacementReview = (
  owner: Replaced & Pick<OwnerProgress, 'isVerified' | 'checkFailure'>,
): boolean =>
  !owner.isVerified &&
  (owner.checkFailure === 'replaced' ||
    (owner.checkFailure === undefined && replacementState(owner) === 'open'));
