import { LIMITS } from '../core/limits.ts';
import type { OwnerCheckFailure } from './owner-list.ts';

/** How far another owner is, as the applicant may know it: never why a check ended as it did. docs/decisions/0063. */
export const OWNER_VERIFICATIONS = ['toInvite', 'invited', 'started', 'checking', 'inReview', 'verified', 'denied'] as const;
export type OwnerVerification = (typeof OWNER_VERIFICATIONS)[number];

/** What is known of another owner's own part. Times in ms of the product's clock. */
export type OwnerProgress = {
  isVerified: boolean;
  checkFailure?: OwnerCheckFailure;
  /** When they were written to, as far as it is still counted; the last one always. */
  invitedAt?: readonly number[];
  /** From when their time to answer runs, where that is later than for the application as a whole. */
  askedAt?: number;
  /** Their account, once they have accepted. */
  userId?: string;
  checkingSince?: number;
};

/** True once whoever stands there now was written to; somebody who was put in another's place was not. */
export const isInvited = ({ invitedAt = [], askedAt = 0 }: Pick<OwnerProgress, 'invitedAt' | 'askedAt'>): boolean =>
  (invitedAt.at(-1) ?? -1) >= askedAt;

const ROWS: readonly { is: OwnerVerification; when: (owner: OwnerProgress) => boolean }[] = [
  { is: 'verified', when: ({ isVerified }) => isVerified },
  { is: 'denied', when: ({ checkFailure }) => checkFailure === 'denied' },
  { is: 'inReview', when: ({ checkFailure }) => checkFailure !== undefined },
  { is: 'checking', when: ({ checkingSince }) => checkingSince !== undefined },
  { is: 'started', when: ({ userId }) => userId !== undefined },
  { is: 'invited', when: isInvited },
  { is: 'toInvite', when: () => true },
];

/** The first row that holds. */
export function ownerVerification(owner: OwnerProgress): OwnerVerification {
  const row = ROWS.find(({ when }) => when(owner));
  if (row === undefined) throw new Error('the last row of ROWS holds for all owners');
  return row.is;
}

/** How often they may still be written to in this day: once, and three times again. */
export const invitationsLeft = (invitedAt: readonly number[] = [], now: number): number =>
  Math.max(0, 1 + LIMITS.invitationResendsPerDay - invitedAt.filter((at) => at > now - LIMITS.invitationWindowMs && at <= now).length);

/** Whoever can still do something may be written to. Somebody who denied it must first get another address; a check that failed is a reviewer's. */
const INVITED: readonly OwnerVerification[] = ['toInvite', 'invited', 'started'];

export const mayBeInvited = (owner: OwnerProgress): boolean => INVITED.includes(ownerVerification(owner));

/** Whose name and address may still be corrected: a check that was made, or failed, was of this person. */
const CORRECTED: readonly OwnerVerification[] = [...INVITED, 'denied'];

export const mayBeCorrected = (owner: OwnerProgress): boolean => CORRECTED.includes(ownerVerification(owner));

/** Who may be taken off the list: not somebody whose check is under way or went against them, so that nobody is dropped to pass. */
export const mayBeRemoved = (owner: OwnerProgress): boolean => !['checking', 'inReview'].includes(ownerVerification(owner));

/** By when they must have confirmed who they are; `askedAt` is when the application began to wait for its owners. */
export const ownerAnswerBy = (owner: Pick<OwnerProgress, 'askedAt'>, askedAt: number | undefined): number | undefined => {
  const from = Math.max(owner.askedAt ?? 0, askedAt ?? 0);
  return from === 0 ? undefined : from + LIMITS.ownerAnswerMs;
};
