import { isFinalDecision } from '@signet/rulebook/core/facts';
import { openStepUp } from '@signet/rulebook/core/step-up';
import { OTHER_OWNERS_STEP_UP } from '@signet/rulebook/step-ups';
import { type Coverage, runDecisionRound } from './decision-rounds.ts';
import { isUnreachedPartner, type Partner, partnerFacts, turnsOf } from './partners.ts';
import { pickWeighted, type Random } from './random.ts';
import type { WalkState } from './random-applicant.ts';

export const PARTNER_TURNS = [
  ...(['applicant', 'partner', 'rules', 'reviewer'] as const).map(
    (by) => `a partner's turn by the ${by}`,
  ),
  'a partner is late',
  ...[1, 2, 3].map((count) => `all of ${count} partners verified`),
];

/**
 * True after the list was sent and before a final decision: partners' actions then reach the rules.
 */
const isListSent = ({ facts }: WalkState): boolean =>
  facts.boStatus !== 'NONE' && !isFinalDecision(facts.decision);

/**
 * Updates the partners' facts for page choice and rules; the step-up ends once all are verified.
 */
export function withPartners(state: WalkState, partners: readonly Partner[]): WalkState {
  const { otherOwnersOpen, ownerTrouble } = partnerFacts(partners);
  const ended = otherOwnersOpen ? undefined : openStepUp(state.facts.stepUps, OTHER_OWNERS_STEP_UP);
  return {
    ...state,
    partners,
    applied: { ...state.applied, otherOwnersOpen, ownerTrouble },
    facts: {
      ...state.facts,
      areOwnersVerified: partners.length > 0 && !otherOwnersOpen,
      hasUnreachedOwner: partners.some(isUnreachedPartner),
      stepUps: state.facts.stepUps.map((step) =>
        step === ended ? { ...step, finishedAt: 1, result: 'done' as const } : step,
      ),
    },
  };
}

type Turn = { at: number; by: string; to: Partner };

const turnsNow = ({ partners }: WalkState): Turn[] =>
  partners.flatMap((partner, at) => [
    ...turnsOf(partner).map(({ by, to }) => ({ at, by: `a partner's turn by the ${by}`, to })),
    ...(partner.isLate || ['verified', 'declined', 'toInvite', 'mailed'].includes(partner.standing)
      ? []
      : [{ at, by: 'a partner is late', to: { ...partner, isLate: true } }]),
  ]);

/**
 * Performs one partner action; decides again if the rules see a difference. Undefined when no
 * partner can act.
 */
export function partnerTurn(
  state: WalkState,
  met: Coverage,
  random: Random,
): WalkState | undefined {
  const turns = turnsNow(state);
  if (turns.length === 0) return undefined;
  const { at, by, to } = pickWeighted(random, turns);
  met.add(by);
  const partners = state.partners.map((partner, nth) => (nth === at ? to : partner));
  if (partners.every(({ standing }) => standing === 'verified'))
    met.add(`all of ${partners.length} partners verified`);
  if (!isListSent(state)) return { ...state, partners };
  const { otherOwnersOpen, ownerTrouble } = state.applied;
  const next = withPartners(state, partners);
  const isNews =
    next.applied.otherOwnersOpen !== otherOwnersOpen || next.applied.ownerTrouble !== ownerTrouble;
  return isNews && !next.facts.checking ? runDecisionRound(next, met) : next;
}
