import { LIMITS } from '../core/limits.ts';
import type { OwnerCheckFailure } from './owner-list.ts';

/** Another owner's progress as the applicant may see it: never why a check ended as it did. docs/decisions/0063. */
export const OWNER_VERIFICATIONS = ['toInvite', 'invited', 'started', 'checking', 'inReview', 'verified', 'denied'] as const;
export type OwnerVerification = (typeof OWNER_VERIFICATIONS)[number];

/** Progress of another owner. Times in ms of the product's clock. */
export type OwnerProgress = {
  isVerified: boolean;
  checkFailure?: OwnerCheckFailure;
  /** When invitations were sent: those still in the limit window, and always the last one. */
  invitedAt?: readonly number[];
  /** Start of their response time, when later than the application's. */
  askedAt?: number;
  userId?: string;
  checkingSince?: number;
};

/** True once the current person was invited; a replacement for another owner has not been. */
export const isInvited = ({ invitedAt = [], askedAt = 0 }: Pick<OwnerProgress, 'invitedAt' | 'askedAt'>): boolean =>
  (invitedAt.at(-1) ?? -1) >= askedAt;

const VERIFICATION_ROWS: readonly { is: OwnerVerification; when: (owner: OwnerProgress) => boolean }[] = [
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
  Math.max(0, 1 + LIMITS.invitationResendsPerDay - invitedAt.filter((at) => at > now - LIMITS.invitationWindowMs && at <= now).length);

/** Owners who still have something to do may be invited. After a denial a new address is needed; a failed check is left to reviewers. */
const INVITABLE: readonly OwnerVerification[] = ['toInvite', 'invited', 'started'];

export const mayBeInvited = (owner: OwnerProgress): boolean => INVITABLE.includes(ownerVerification(owner));

/** Name and address may be corrected unless a check has started or failed, because it was about this person. */
const CORRECTABLE: readonly OwnerVerification[] = [...INVITABLE, 'denied'];

export const mayBeCorrected = (owner: OwnerProgress): boolean => CORRECTABLE.includes(ownerVerification(owner));

/** An owner under check or in review cannot be removed, so that nobody is dropped in order to pass. */
export const mayBeRemoved = (owner: OwnerProgress): boolean => !['checking', 'inReview'].includes(ownerVerification(owner));

/** Deadline for confirming their identity; `askedAt` is when the application started to wait for its owners. */
export const ownerAnswerBy = (owner: Pick<OwnerProgress, 'askedAt'>, askedAt: number | undefined): number | undefined => {
  const from = Math.max(owner.askedAt ?? 0, askedAt ?? 0);
  return from === 0 ? undefined : from + LIMITS.ownerAnswerMs;
};
