import type { Facts } from '@signet/rulebook/facts';
import { flagsWith } from '@signet/rulebook/flags';
import { nextPage } from '@signet/rulebook/next-page';
import type { RouteId } from '@signet/rulebook/routes';
import { statusOf } from '@signet/rulebook/status';
import { openStepUp, type StepUp } from '@signet/rulebook/step-ups';
import { type Applied, decide, type Evidence } from '@signet/rulebook/underwriting';
import { type Way, waysOnFrom } from '@signet/rulebook/ways-on';

export type Random = () => number;
export type End = 'approved' | 'inReview' | 'notApproved';
export type Walk = { end: End } | { stuckAt: RouteId; after: readonly string[] };

type State = { facts: Facts; applied: Applied; evidence: Evidence; tries: number };

const longestWalk = 400;
/** After so many failures of one kind a limit of the product takes the way out: codes and links spent, photo ID spent. decisions.md, section 6. */
const limitOfTries = 5;

/** A generator that gives the same walk for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
};

/** Somebody of whom something is wrong: the sources never come to like what they have. */
function start(random: Random): State {
  const flags = flagsWith({ phoneAuthEnabled: random() < 0.5, isMultistepFlow: random() < 0.8 });
  const market = pick(random, ['US', 'US', 'CA'] as const);
  const level = random() < 0.15 ? 'BASIC' : 'FULL';
  return {
    facts: {
      portal: pick(random, ['POYNT', 'GODADDY'] as const),
      flags,
      currency: market === 'US' ? 'USD' : 'CAD',
      intent: 'CREATE_BUSINESS',
      hasBusinessId: false,
      applicationLevel: level,
      lacks: 'applicant',
      onboarded: false,
      checking: false,
      decision: 'PENDING',
      askingAgain: false,
      boStatus: 'NONE',
      stepUps: [],
      phoneNetworkAsked: false,
      ownersVerified: false,
      bankSubmitted: false,
      bankVerified: false,
      bankPutOff: false,
    },
    applied: {
      market,
      applicationLevel: level,
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
      ownFaults: pick(random, [0, 0, 0, 0, 1, 3]),
      watchList: pick(random, ['clear', 'clear', 'clear', 'hit', 'unknown'] as const),
      person: pick(random, ['match', 'mismatch', 'document', 'fraud', 'review', 'fault', 'unknown'] as const),
      business: pick(random, ['match', 'mismatch', 'declined', 'review', 'none', 'unknown'] as const),
      phoneOwner: pick(random, ['same', 'other', 'unknown'] as const),
      duplicate: pick(random, ['none', 'none', 'none', 'declined', 'approved'] as const),
    },
    tries: 0,
  };
}

/** What the rules say of the state, stored as the product stores it. */
function decided({ facts, applied, evidence }: State): State {
  const now = {
    ...applied,
    boStatus: facts.boStatus,
    done: facts.stepUps.filter(({ doneAt }) => doneAt !== undefined).map(({ type }) => type),
  };
  const { decision, stepUp } = decide(evidence, now);
  const isOpen = facts.stepUps.some(({ type, doneAt }) => type === stepUp && doneAt === undefined);
  const stepUps: readonly StepUp[] = stepUp === undefined || isOpen ? facts.stepUps : [...facts.stepUps, { type: stepUp, askedAt: 0 }];
  return { facts: { ...facts, decision, stepUps, checking: false }, applied: now, evidence, tries: 0 };
}

/** The open step is over, and the rules look again. */
function finished(state: State, changed: Partial<Applied> = {}, result: StepUp['result'] = 'done'): State {
  const open = openStepUp(state.facts.stepUps);
  const stepUps = state.facts.stepUps.map((step): StepUp => (step === open ? { ...step, doneAt: 1, result } : step));
  return decided({ ...state, facts: { ...state.facts, stepUps }, applied: { ...state.applied, ...changed } });
}

const FORMS = ['applicant', 'business', 'category', 'address', 'ownerIdentity'] as const;

/** What a press does for somebody who mostly fails: nothing, a limit that is reached, or at last the step. */
type Press = (state: State, random: Random) => State;
const failed = (state: State): State => ({ ...state, tries: state.tries + 1 });
const replaced: Press = (state) => finished(state, {}, 'replaced');
const inquiryEnds =
  (field: 'inquiry' | 'businessDocument'): Press =>
  (state, random) => {
    if (random() < 0.4 && state.tries < limitOfTries) return failed(state); // closed half-way, or timed out
    return finished(state, { [field]: pick(random, ['passed', 'failed', 'review'] as const) });
  };
const asksPerson =
  (field: 'inquiry' | 'businessDocument'): Press =>
  (state) =>
    finished(state, { [field]: 'review' });

const PRESSES: Readonly<Record<string, Press>> = {
  'otp continue': (state, random) =>
    random() < 0.3 && state.tries < limitOfTries ? finished(state, { phoneProven: true }) : failed(state),
  'otp resend': failed,
  'otp photo ID instead': replaced,
  'mobile-verification ask the network': (state, random) =>
    random() < 0.2 ? finished(state, { phoneProven: true }) : { ...state, facts: { ...state.facts, phoneNetworkAsked: true } },
  'phone-auth text a link': (state, random) =>
    random() < 0.2 && state.tries < limitOfTries ? finished(state, { phoneProven: true }) : failed(state),
  'phone-auth photo ID instead': replaced,
  'ssn continue': (state) => finished(state, { fullSsnGiven: true }),
  'ssn photo ID instead': replaced,
  'identification start': inquiryEnds('inquiry'),
  'identification ask a person': asksPerson('inquiry'),
  'verification start': inquiryEnds('businessDocument'),
  'verification ask a person': asksPerson('businessDocument'),
  'business-info continue': (state) => finished(state),
  'owners add': failed,
  'owners change': failed,
  'owners delete': failed,
  'owners send': (state, random) =>
    finished(
      { ...state, facts: { ...state.facts, boStatus: pick(random, ['WAITING_FOR_INFO', 'INFO_PROVIDED'] as const) } },
      { otherOwnersOpen: true },
    ),
  'owners no partners': (state) => finished(state, { hasPartners: false }),
};

const lackingAfter = (lacks: Facts['lacks'], all: boolean): Facts['lacks'] =>
  lacks === undefined || all ? undefined : FORMS[FORMS.indexOf(lacks) + 1];

function saved(state: State): State {
  const { facts } = state;
  if (facts.onboarded) return finished({ ...state, facts: { ...facts, applicationLevel: 'FULL' } }, { applicationLevel: 'FULL' });
  return { ...state, facts: { ...facts, lacks: lackingAfter(facts.lacks, !facts.flags.isMultistepFlow) } };
}

function press(state: State, page: RouteId, way: Way, random: Random): State {
  if ('to' in way || 'leaves' in way) return failed(state);
  if (way.call === 'updateApplication')
    return page === 'bank' || page === 'owners-bank' ? { ...state, facts: { ...state.facts, bankPutOff: true } } : saved(state);
  if (way.call === 'onboardApplication') return decided({ ...state, facts: { ...state.facts, onboarded: true } });
  if (way.call === 'linkPlaidAccount' || way.call === 'addManualAccount')
    return { ...state, facts: { ...state.facts, bankSubmitted: true } };
  const found = PRESSES[`${page} ${way.control}`];
  if (found === undefined) throw new Error(`the walk does not know what "${way.control}" on ${page} does`);
  return found(state, random);
}

/** How it ended for this person; undefined while they must act. */
function endOf({ facts }: State): End | undefined {
  const { id, waitingOn } = statusOf(facts);
  if (waitingOn === 'applicant' && !['approvedNoBank', 'approvedPendingNoBank', 'verificationNeeded'].includes(id)) return undefined;
  if (facts.decision === 'DECLINED') return 'notApproved';
  if (facts.decision === 'APPROVED' || facts.decision === 'APPROVED_PENDING')
    return openStepUp(facts.stepUps) === undefined ? 'approved' : undefined;
  return 'inReview';
}

/** One person who presses whatever leads on, until somebody else must act. Sources that were silent answer at last. */
export function walk(seed: number): Walk {
  const random = seeded(seed);
  let state = start(random);
  const after: string[] = [];
  for (let steps = 0; steps < longestWalk; steps += 1) {
    const end = endOf(state);
    if (end !== undefined) return { end };
    const { page } = nextPage(state.facts);
    const ways = waysOnFrom(page, state.facts);
    if (ways.length === 0) return { stuckAt: page, after };
    const way = pick(random, ways);
    after.push(`${page} ${way.control}`);
    state = press(state, page, way, random);
  }
  return { stuckAt: nextPage(state.facts).page, after };
}
