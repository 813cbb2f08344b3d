import type { Facts } from '@signet/rulebook/core/facts';
import { testFacts } from '@signet/rulebook/core/facts-cases';
import { defaultFlags } from '@signet/rulebook/core/flags';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { ApplicantFacts, Evidence } from '@signet/rulebook/decision/evidence';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import type { DecisionResult } from '@signet/rulebook/decision/underwriting';
import { CLEAN, PARTNERS_MAX, type Partner } from './partners.ts';
import { pickWeighted, type Random } from './random.ts';

export type SourceOutages = Readonly<Record<'watchList' | 'person' | 'business', number>>;

/**
 * The state of a walk: what the product stores, and what the sources would report if they
 * responded.
 */
export type WalkState = {
  facts: Facts;
  applied: ApplicantFacts;
  evidence: Evidence;
  silence: SourceOutages;
  /** The last round's outcome; undefined before the first. */
  last?: DecisionResult;
  tries: number;
  partners: readonly Partner[];
};

/** Most sources respond at once; some after a few rounds, at the last moment, or never. */
const SILENT_FOR = [0, 0, 0, 0, 1, 2, LIMITS.recheckDelaysMs.length, Number.POSITIVE_INFINITY];

/** An applicant who usually has some finding; the sources never improve their result. */
export function randomApplicant(random: Random): WalkState {
  const flags = defaultFlags({ phoneAuthEnabled: random() < 0.5, isMultistepFlow: random() < 0.8 });
  const market = pickWeighted(random, ['US', 'US', 'CA'] as const);
  const applicationLevel = random() < 0.15 ? 'BASIC' : 'FULL';
  const hasPartners = random() < 0.4;
  const isClean = hasPartners && random() < 0.5; // otherwise hardly any walk would reach the partners
  const count = hasPartners ? 1 + Math.floor(random() * PARTNERS_MAX) : 0;
  return {
    facts: testFacts({
      portal: pickWeighted(random, ['POYNT', 'GODADDY'] as const),
      flags,
      currency: market === 'US' ? 'USD' : 'CAD',
      applicationLevel,
      incompleteForm: 'applicant',
      isSubmitted: false,
    }),
    applied: {
      market,
      applicationLevel,
      phoneProven: false,
      prefersPhoneLink: random() < 0.5 && market === 'US' && flags.phoneAuthEnabled,
      hasPartners,
      boStatus: 'NONE',
      otherOwnersOpen: false,
      hasUnnamedOwners: hasPartners && random() < 0.1,
      fullSsnGiven: false,
      done: [],
      inquiry: 'none',
      failedInquiries: 0,
      businessDocument: 'none',
    },
    evidence: isClean ? CLEAN : randomEvidence(random),
    silence: isClean ? HEARD : randomSilence(random),
    tries: 0,
    partners: Array.from({ length: count }, () => ({ standing: 'toInvite', isLate: false })),
  };
}

const randomEvidence = (random: Random): Evidence => ({
  categoryClass: pickWeighted(random, [
    'REGULAR',
    'REGULAR',
    'REGULAR',
    'PROHIBITED',
    'SUPER_PROHIBITED',
  ] as const),
  quebecBlocked: random() < 0.02,
  ownFaults: pickWeighted(random, [0, 0, 0, 0, 1, DECISION_LIMITS.internalErrorAttempts]),
  watchList: pickWeighted(random, ['clear', 'clear', 'clear', 'clear', 'hit'] as const),
  person: pickWeighted(random, [
    'match',
    'match',
    'mismatch',
    'document',
    'fraud',
    'review',
    'fault',
  ] as const),
  business: pickWeighted(random, ['match', 'none', 'mismatch', 'declined', 'review'] as const),
  phoneOwner: pickWeighted(random, ['same', 'same', 'other', 'unknown'] as const),
  duplicate: pickWeighted(random, ['none', 'none', 'none', 'declined', 'approved'] as const),
  confirmed: random() < 0.05 ? ['street.startsNotWithBuildingNumber'] : [],
});

const HEARD: SourceOutages = { watchList: 0, person: 0, business: 0 };
const randomSilence = (random: Random): SourceOutages => ({
  watchList: pickWeighted(random, SILENT_FOR),
  person: pickWeighted(random, SILENT_FOR),
  business: pickWeighted(random, SILENT_FOR),
});
