import { isKeyOf, keysOf } from '../core/keys-of.ts';
import type { PolicyOutcome } from './policy-outcomes.ts';

/**
 * What is drawn of what the rules decide by themselves, in multiples of the operator’s share.
 * Refusals come along, or whoever looks would know that each one was approved.
 */
const DRAWN = { approved: 1, approvedLater: 1, declined: 10 } as const satisfies Partial<
  Record<PolicyOutcome, number>
>;
export type DrawnOutcome = keyof typeof DRAWN;
export const DRAWN_OUTCOMES = keysOf(DRAWN);

/** What a reviewer would have decided. */
export const BLIND_ANSWERS = ['approve', 'ask', 'decline'] as const;
export type BlindAnswer = (typeof BLIND_ANSWERS)[number];

const AGREES = {
  approved: 'approve',
  approvedLater: 'approve',
  declined: 'decline',
} as const satisfies Record<DrawnOutcome, BlindAnswer>;

export const BLIND_SAMPLE = {
  /** The share of automatic approvals that an operator may set, in percent. */
  variable: 'BLIND_SAMPLE_PERCENT',
  percent: 1,
  mostPercent: 100,
  /** Whoever has not been looked at by then is not looked at any more, and counted as such. */
  openMs: 7 * 24 * 3_600_000,
  /** What somebody has taken and left is offered to others again. */
  takenMs: 30 * 60_000,
  /** How far back the lab counts. */
  countedMs: 90 * 24 * 3_600_000,
  examplesPerRow: 5,
} as const;

/** Which outcome is drawn; `lot` is between 0 and 1, and the same for a round however often it is asked. */
export const isDrawn = (
  outcome: PolicyOutcome,
  lot: number,
  percent: number,
): outcome is DrawnOutcome => isKeyOf(DRAWN, outcome) && lot < (DRAWN[outcome] * percent) / 100;

export const agreesWith = (outcome: DrawnOutcome, answer: BlindAnswer): boolean =>
  AGREES[outcome] === answer;
