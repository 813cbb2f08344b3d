import { isFinalDecision } from '@signet/rulebook/core/facts';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { currentStepUp, type StepUp } from '@signet/rulebook/core/step-up';
import type { ApplicantFacts, Evidence } from '@signet/rulebook/decision/evidence';
import {
  REVIEW_DECISIONS,
  type ReviewDecision,
  recheckActor,
} from '@signet/rulebook/decision/reasons';
import { type DecisionResult, decide } from '@signet/rulebook/decision/underwriting';
import { pickWeighted, type Random } from './random.ts';
import type { SourceOutages, WalkState } from './random-applicant.ts';

/**
 * The evidence that a silent source leaves unknown; internal errors are reported by the person
 * source.
 */
const UNSAID = {
  watchList: { watchList: 'unknown' },
  person: { person: 'unknown', phoneOwner: 'unknown', ownFaults: 0 },
  business: { business: 'unknown' },
} as const satisfies Record<keyof SourceOutages, Partial<Evidence>>;
const SOURCES = keysOf(UNSAID);

const availableEvidence = (evidence: Evidence, silence: SourceOutages): Evidence =>
  Object.assign(
    {},
    evidence,
    ...SOURCES.filter((source) => silence[source] > 0).map((source) => UNSAID[source]),
  );

const oneRoundLess = ({ watchList, person, business }: SourceOutages): SourceOutages => ({
  watchList: watchList - 1,
  person: person - 1,
  business: business - 1,
});

/** How often a source has been silent since this outcome was first reached. */
const rechecksAfter = (
  { last, applied }: WalkState,
  { decision, stepUp, reason }: DecisionResult,
): number =>
  (last?.decision === decision && last.stepUp === stepUp ? (applied.rechecks ?? 0) : 0) +
  (reason === 'source.unavailable' ? 1 : 0);

/** Stores the outcome as the product does: a final decision ends every step. */
function stored(state: WalkState, outcome: DecisionResult): WalkState {
  const { facts } = state;
  const { decision, stepUp, reason } = outcome;
  const left = isFinalDecision(decision)
    ? facts.stepUps.map((step) => ({ ...step, finishedAt: step.finishedAt ?? 1 }))
    : facts.stepUps;
  const isOpen = left.some(({ type, finishedAt }) => type === stepUp && finishedAt === undefined);
  const stepUps: readonly StepUp[] =
    stepUp === undefined || isOpen ? left : [...left, { type: stepUp, requestedAt: 0 }];
  return {
    ...state,
    facts: {
      ...facts,
      decision,
      stepUps,
      checking: false,
      isRecheckPending: recheckActor(reason) === 'machine',
    },
    last: outcome,
    tries: 0,
  };
}

/** What a walk has covered: UNDERWRITING row ids, and names of operator actions. */
export type Coverage = Set<string>;

export function runDecisionRound(state: WalkState, met: Coverage): WalkState {
  const { facts, evidence, silence } = state;
  const applied: ApplicantFacts = {
    ...state.applied,
    boStatus: facts.boStatus,
    takesPayments: facts.decision === 'APPROVED_PENDING',
    done: facts.stepUps
      .filter(({ finishedAt }) => finishedAt !== undefined)
      .map(({ type }) => type),
  };
  const { row, ...outcome } = decide(availableEvidence(evidence, silence), applied);
  met.add(row);
  const rechecks = rechecksAfter(state, outcome);
  return stored(
    { ...state, applied: { ...applied, rechecks }, silence: oneRoundLess(silence) },
    outcome,
  );
}

export function completeStepUp(
  state: WalkState,
  met: Coverage,
  changed: Partial<ApplicantFacts> = {},
  result: StepUp['result'] = 'done',
): WalkState {
  const open = currentStepUp(state.facts.stepUps);
  const stepUps = state.facts.stepUps.map(
    (step): StepUp => (step === open ? { ...step, finishedAt: 1, result } : step),
  );
  return runDecisionRound(
    { ...state, facts: { ...state.facts, stepUps }, applied: { ...state.applied, ...changed } },
    met,
  );
}

type Turn = {
  when: (state: WalkState) => boolean;
  move: (state: WalkState, met: Coverage, random: Random) => WalkState | undefined;
};

const waitsForPerson = ({ facts }: WalkState): boolean => !facts.isRecheckPending;

const byPerson = (decision: ReviewDecision): Turn => ({
  when: waitsForPerson,
  move: (state, _met, random) =>
    stored(state, { decision, reason: pickWeighted(random, REVIEW_DECISIONS[decision]) }),
});

/** What can happen while an application waits for us. docs/readings.md 86, 88 and 94. */
export const OPERATOR_ACTIONS = {
  'asked again by itself': { when: ({ facts }) => facts.isRecheckPending, move: runDecisionRound },
  'asked again beside a person': {
    when: ({ last }) => recheckActor(last?.reason) === 'person',
    move: runDecisionRound,
  },
  'approved by a person': byPerson('APPROVED'),
  'refused by a person': byPerson('DECLINED'),
  'not decided yet': { when: waitsForPerson, move: () => undefined },
} as const satisfies Record<string, Turn>;

/** Performs one of our actions; undefined when the reviewer who must decide has not done so yet. */
export function operatorAction(
  state: WalkState,
  met: Coverage,
  random: Random,
): WalkState | undefined {
  const open = Object.entries<Turn>(OPERATOR_ACTIONS).filter(([, { when }]) => when(state));
  const [name, { move }] = pickWeighted(random, open);
  met.add(name);
  return move(state, met, random);
}
