import type { ReplyOf } from '@signet/rulebook/endpoints';

type Claimable = Pick<
  ReplyOf<'listReviews'>['reviews'][number],
  'heldBy' | 'proposal' | 'decisions'
>;

export type Claim =
  | { is: 'free' }
  | { is: 'mine'; leftMs: number }
  | { is: 'other'; name: string; until: number; leftMs: number };

/** Whose the case is now; a claim that has run out is nobody's. */
export function claimOf({ heldBy }: Claimable, staffId: string, now: number): Claim {
  if (heldBy === undefined || heldBy.until <= now) return { is: 'free' };
  const leftMs = heldBy.until - now;
  return heldBy.id === staffId
    ? { is: 'mine', leftMs }
    : { is: 'other', name: heldBy.name, until: heldBy.until, leftMs };
}

export type Proposal = { is: 'none' } | { is: 'mine' } | { is: 'other'; name: string };

export function proposalOf({ proposal }: Claimable, staffId: string): Proposal {
  if (proposal === undefined) return { is: 'none' };
  return proposal.reviewer.id === staffId
    ? { is: 'mine' }
    : { is: 'other', name: proposal.reviewer.name };
}

/** What somebody who may decide can do about the application now. */
export type DecideStep = 'nothing' | 'claim' | 'decide' | 'second' | 'withdraw' | 'wait';

export function decideStep(review: Claimable, staffId: string, now: number): DecideStep {
  if (review.decisions.length === 0) return 'nothing';
  const proposal = proposalOf(review, staffId).is;
  if (proposal === 'mine') return 'withdraw';
  const claim = claimOf(review, staffId, now).is;
  if (claim === 'other') return 'wait';
  if (claim === 'free') return 'claim';
  return proposal === 'other' ? 'second' : 'decide';
}
