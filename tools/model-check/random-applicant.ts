import type { Facts } from '@signet/rulebook/core/facts';
import { facts } from '@signet/rulebook/core/facts-cases';
import { flagsWith } from '@signet/rulebook/core/flags';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Applied, Evidence, Outcome } from '@signet/rulebook/decision/underwriting';
import { pick, type Random } from './random.ts';

/** For how many rounds more each source outside says nothing. */
export type Silence = Readonly<Record<'watchList' | 'person' | 'business', number>>;

/** Where a walk stands: what the product stores, and what the sources would say if they answered. */
export type State = {
  facts: Facts;
  applied: Applied;
  evidence: Evidence;
  silence: Silence;
  /** How the last round ended; none before the first. */
  last?: Outcome;
  tries: number;
};

/** Most answer at once; some after a few rounds, at the last moment, or not in the life of the application. */
const SILENT_FOR = [0, 0, 0, 0, 1, 2, LIMITS.recheckMs.length, Number.POSITIVE_INFINITY];

/** Somebody of whom something is wrong: the sources never come to like what they have. */
export function somebody(random: Random): State {
  const flags = flagsWith({ phoneAuthEnabled: random() < 0.5, isMultistepFlow: random() < 0.8 });
  const market = pick(random, ['US', 'US', 'CA'] as const);
  const applicationLevel = random() < 0.15 ? 'BASIC' : 'FULL';
  return {
    facts: facts({
      portal: pick(random, ['POYNT', 'GODADDY'] as const),
      flags,
      currency: market === 'US' ? 'USD' : 'CAD',
      applicationLevel,
      lacks: 'applicant',
      onboarded: false,
    }),
    applied: {
      market,
      applicationLevel,
      phoneProven: false,
      prefersPhoneLink: random() < 0.5 && market === 'US' && flags.phoneAuthEnabled,
      hasPartners: random() < 0.4,
      boStatus: 'NONE',
      otherOwnersOpen: false,
      fullSsnGiven: false,
      done: [],
      inquiry: 'none',
      businessDocument: 'none',
    },
    evidence: {
      categoryClass: pick(random, ['REGULAR', 'REGULAR', 'REGULAR', 'PROHIBITED', 'SUPER_PROHIBITED'] as const),
      quebecBlocked: random() < 0.02,
      ownFaults: pick(random, [0, 0, 0, 0, 1, LIMITS.ownFaultTries]),
      watchList: pick(random, ['clear', 'clear', 'clear', 'clear', 'hit'] as const),
      person: pick(random, ['match', 'match', 'mismatch', 'document', 'fraud', 'review', 'fault'] as const),
      business: pick(random, ['match', 'none', 'mismatch', 'declined', 'review'] as const),
      phoneOwner: pick(random, ['same', 'same', 'other', 'unknown'] as const),
      duplicate: pick(random, ['none', 'none', 'none', 'declined', 'approved'] as const),
    },
    silence: { watchList: pick(random, SILENT_FOR), person: pick(random, SILENT_FOR), business: pick(random, SILENT_FOR) },
    tries: 0,
  };
}
