import { isFinal } from '@signet/rulebook/core/facts';
import { askedAgainBy } from '@signet/rulebook/decision/recheck';
import { REVIEW_DECISIONS, type ReviewDecision } from '@signet/rulebook/decision/review';
import { type Applied, decide, type Evidence, type Outcome } from '@signet/rulebook/decision/underwriting';
import { openStepUp, type StepUp } from '@signet/rulebook/step-ups';
import { pick, type Random } from './random.ts';
import type { Silence, State } from './random-applicant.ts';

/** What a source that is silent leaves unsaid; a fault of our own is told by the person's source. */
const UNSAID = {
  watchList: { watchList: 'unknown' },
  person: { person: 'unknown', phoneOwner: 'unknown', ownFaults: 0 },
  business: { business: 'unknown' },
} as const satisfies Record<keyof Silence, Partial<Evidence>>;
const SOURCES = Object.keys(UNSAID) as (keyof Silence)[]; // keys of UNSAID itself

const heard = (evidence: Evidence, silence: Silence): Evidence =>
  Object.assign({}, evidence, ...SOURCES.filter((source) => silence[source] > 0).map((source) => UNSAID[source]));

const oneRoundLess = ({ watchList, person, business }: Silence): Silence => ({
  watchList: watchList - 1,
  person: person - 1,
  business: business - 1,
});

/** How often the same outcome has found a source silent, up to now. */
const rechecksAfter = ({ last, applied }: State, { decision, stepUp, reason }: Outcome): number =>
  (last?.decision === decision && last.stepUp === stepUp ? (applied.rechecks ?? 0) : 0) + (reason === 'source.unknown' ? 1 : 0);

/** The outcome, stored as the product stores it: a last word ends every step. */
function stored(state: State, outcome: Outcome): State {
  const { facts } = state;
  const { decision, stepUp, reason } = outcome;
  const left = isFinal(decision) ? facts.stepUps.map((step) => ({ ...step, doneAt: step.doneAt ?? 1 })) : facts.stepUps;
  const isOpen = left.some(({ type, doneAt }) => type === stepUp && doneAt === undefined);
  const stepUps: readonly StepUp[] = stepUp === undefined || isOpen ? left : [...left, { type: stepUp, askedAt: 0 }];
  return {
    ...state,
    facts: { ...facts, decision, stepUps, checking: false, askingAgain: askedAgainBy(reason) === 'machine' },
    last: outcome,
    tries: 0,
  };
}

/** What a walk has met: rows of UNDERWRITING by their ids, and turns of ours by their names. */
export type Met = Set<string>;

/** A round: the sources are asked, those that are silent say nothing, and the rules decide. */
export function decided(state: State, met: Met): State {
  const { facts, evidence, silence } = state;
  const applied: Applied = {
    ...state.applied,
    boStatus: facts.boStatus,
    takesPayments: facts.decision === 'APPROVED_PENDING',
    done: facts.stepUps.filter(({ doneAt }) => doneAt !== undefined).map(({ type }) => type),
  };
  const { row, ...outcome } = decide(heard(evidence, silence), applied);
  met.add(row);
  const rechecks = rechecksAfter(state, outcome);
  return stored({ ...state, applied: { ...applied, rechecks }, silence: oneRoundLess(silence) }, outcome);
}

/** The open step is over, and the rules look again. */
export function finished(state: State, met: Met, changed: Partial<Applied> = {}, result: StepUp['result'] = 'done'): State {
  const open = openStepUp(state.facts.stepUps);
  const stepUps = state.facts.stepUps.map((step): StepUp => (step === open ? { ...step, doneAt: 1, result } : step));
  return decided({ ...state, facts: { ...state.facts, stepUps }, applied: { ...state.applied, ...changed } }, met);
}

type Turn = { when: (state: State) => boolean; move: (state: State, met: Met, random: Random) => State | undefined };

const waitsForPerson = ({ facts }: State): boolean => !facts.askingAgain;

const byPerson = (decision: ReviewDecision): Turn => ({
  when: waitsForPerson,
  move: (state, _met, random) => stored(state, { decision, reason: pick(random, REVIEW_DECISIONS[decision]) }),
});

/** What may happen where an application waits for us. decisions.md, section 4, rows 2 and 14, and section 10. */
export const OUR_TURNS = {
  'asked again by itself': { when: ({ facts }) => facts.askingAgain, move: decided },
  'asked again beside a person': { when: ({ last }) => askedAgainBy(last?.reason) === 'person', move: decided },
  'approved by a person': byPerson('APPROVED'),
  'refused by a person': byPerson('DECLINED'),
  'not decided yet': { when: waitsForPerson, move: () => undefined },
} as const satisfies Record<string, Turn>;

/** One turn of ours; undefined where the person who must decide has not yet. */
export function ourTurn(state: State, met: Met, random: Random): State | undefined {
  const open = Object.entries<Turn>(OUR_TURNS).filter(([, { when }]) => when(state));
  const [name, { move }] = pick(random, open);
  met.add(name);
  return move(state, met, random);
}
