import { withinWindow } from '../core/dates.ts';
import { SIGN_UP_LIMITS } from '../sign-up/limits.ts';
import { PEOPLE_LIMITS } from './limits.ts';

/**
 * Another owner's progress as the applicant may see it: never why a check ended as it did.
 * docs/decisions/0063.
 */
export const OWNER_VERIFICATIONS = [
  'toInvite',
  'invited',
  'started',
  'checking',
  'inReview',
  'verified',
  'denied',
] as const;
export type OwnerVerification = (typeof OWNER_VERIFICATIONS)[number];

/**
 * Why an owner's check ended without verifying them. `replaced`: proven, but in the place of
 * somebody we wrote to, which a reviewer has to see first.
 */
export const OWNER_CHECK_FAILURES = ['failed', 'denied', 'replaced'] as const;
export type OwnerCheckFailure = (typeof OWNER_CHECK_FAILURES)[number];

/** Progress of another owner. Times in ms of the product's clock. */
export type OwnerProgress = {
  isVerified: boolean;
  checkFailure?: OwnerCheckFailure;
  /** When invitations were sent: those still in the limit window, and always the last one. */
  invitedAt?: readonly number[];
  /**
   * Since when this person is asked; an invitation from before was to somebody else, or before a
   * reviewer asked again.
   */
  askedAt?: number;
  /** When the first mail to this person was accepted for delivery. */
  mailAcceptedAt?: number;
  /** When the last mail to this person came back. */
  mailRefusedAt?: number;
  userId?: string;
  checkingSince?: number;
};

/** True once the current person was invited; a replacement for another owner has not been. */
export const isInvited = ({
  invitedAt = [],
  askedAt = 0,
}: Pick<OwnerProgress, 'invitedAt' | 'askedAt'>): boolean => (invitedAt.at(-1) ?? -1) >= askedAt;

const VERIFICATION_ROWS: readonly {
  is: OwnerVerification;
  when: (owner: OwnerProgress) => boolean;
}[] = [
  { is: 'verified', when: ({ isVerified }) => isVerified },
  { is: 'denied', when: ({ checkFailure }) => checkFailure === 'denied' },
  { is: 'inReview', when: ({ checkFailure }) => checkFailure !== undefined },
  { is: 'checking', when: ({ checkingSince }) => checkingSince !== undefined },
  { is: 'started', when: ({ userId }) => userId !== undefined },
  { is: 'invited', when: isInvited },
  { is: 'toInvite', when: () => true },
];

export function ownerVerification(owner: OwnerProgress): OwnerVerification {
  const row = VERIFICATION_ROWS.find(({ when }) => when(owner));
  if (row === undefined) throw new Error('the last row of ROWS holds for all owners');
  return row.is;
}

/** Invitations left today: one, plus three resends. */
export const invitationsLeft = (invitedAt: readonly number[] = [], now: number): number =>
  Math.max(
    0,
    1 +
      PEOPLE_LIMITS.invitationResendsPerDay -
      withinWindow(invitedAt, PEOPLE_LIMITS.invitationWindowMs, now).length,
  );

/**
 * Owners who still have something to do may be invited. After a denial a new address is needed; a
 * failed check is left to reviewers.
 */
const INVITABLE: readonly OwnerVerification[] = ['toInvite', 'invited', 'started'];

export const mayBeInvited = (owner: OwnerProgress): boolean =>
  INVITABLE.includes(ownerVerification(owner));

/**
 * Name and address may be corrected unless a check has started or failed, because it was about this
 * person.
 */
const CORRECTABLE: readonly OwnerVerification[] = [...INVITABLE, 'denied'];

export const mayBeCorrected = (owner: OwnerProgress): boolean =>
  CORRECTABLE.includes(ownerVerification(owner));

/**
 * An owner under check or in review cannot be removed, so that nobody is dropped in order to pass.
 */
export const mayBeRemoved = (owner: OwnerProgress): boolean =>
  !['checking', 'inReview'].includes(ownerVerification(owner));

/**
 * Deadline for confirming their identity, from the first mail that was accepted for delivery.
 * docs/readings.md 256.
 */
export const ownerAnswerBy = ({
  mailAcceptedAt,
}: Pick<OwnerProgress, 'mailAcceptedAt'>): number | undefined =>
  mailAcceptedAt === undefined ? undefined : mailAcceptedAt + PEOPLE_LIMITS.ownerAnswerMs;

/**
 * End of a link sent at that time: the owner's own deadline, so that mail, card and Home tell one
 * date. Sent after it, a link works as long as the first one did. docs/readings.md 256.
 */
export function invitationEndsAt(
  sentAt: number,
  owner: Pick<OwnerProgress, 'mailAcceptedAt'>,
): number {
  const by = ownerAnswerBy(owner);
  return by !== undefined && by > sentAt ? by : sentAt + PEOPLE_LIMITS.ownerAnswerMs;
}

/**
 * True while nothing has reached an owner who still has something to do: the applicant's turn.
 * docs/readings.md 256.
 */
export const isUnreached = (owner: OwnerProgress): boolean => {
  const verification = ownerVerification(owner);
  return (
    verification === 'toInvite' ||
    (verification === 'invited' && owner.mailAcceptedAt === undefined)
  );
};

/** How the mail to an owner fares. */
export const MAIL_DELIVERIES = ['none', 'sending', 'accepted', 'refused'] as const;
export type MailDelivery = (typeof MAIL_DELIVERIES)[number];

export function mailDelivery({
  invitedAt,
  askedAt,
  mailAcceptedAt,
  mailRefusedAt,
}: OwnerProgress): MailDelivery {
  if (mailRefusedAt !== undefined) return 'refused';
  if (!isInvited({ invitedAt, askedAt })) return 'none';
  return mailAcceptedAt === undefined ? 'sending' : 'accepted';
}

/** When an owner's reminders go out by themselves. docs/readings.md 256. */
export const ownerRemindersAt = (mailAcceptedAt: number): number[] =>
  PEOPLE_LIMITS.ownerReminderMs.map((after) => mailAcceptedAt + after);

/** A reminder that goes out by itself is left out right after another mail. */
export const isReminderDue = (
  { invitedAt = [] }: Pick<OwnerProgress, 'invitedAt'>,
  now: number,
): boolean =>
  invitationsLeft(invitedAt, now) > 0 &&
  (invitedAt.at(-1) ?? 0) <= now - SIGN_UP_LIMITS.reminderQuietMs;
