import {
  mailDelivery,
  type OwnerProgress,
  ownerAnswerBy,
  ownerVerification,
} from './invitation.ts';

/** What only the applicant can do about an owner who has yet to confirm who they are. */
export const OWNER_NEEDS = ['details', 'mail', 'denied', 'link', 'late'] as const;
export type OwnerNeed = (typeof OWNER_NEEDS)[number];

export type OpenOwnerFacts = OwnerProgress & {
  /** False while the list lacks details of this owner, which they may enter themselves once invited. */
  isComplete: boolean;
  now: number;
};

const ROWS: readonly { need: OwnerNeed; when: (owner: OpenOwnerFacts) => boolean }[] = [
  { need: 'denied', when: (owner) => ownerVerification(owner) === 'denied' },
  {
    need: 'details',
    when: (owner) => !owner.isComplete && ownerVerification(owner) === 'toInvite',
  },
  { need: 'mail', when: (owner) => mailDelivery(owner) === 'refused' },
  { need: 'link', when: (owner) => ownerVerification(owner) === 'toInvite' },
  {
    need: 'late',
    when: (owner) =>
      ['invited', 'started'].includes(ownerVerification(owner)) &&
      (ownerAnswerBy(owner) ?? Number.POSITIVE_INFINITY) < owner.now,
  },
];

/** Undefined while the owner, or we, have to act. */
export const ownerNeed = (owner: OpenOwnerFacts): OwnerNeed | undefined =>
  ROWS.find(({ when }) => when(owner))?.need;
