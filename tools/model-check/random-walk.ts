import type { Facts } from '@signet/rulebook/core/facts';
import { currentStepUp } from '@signet/rulebook/core/step-up';
import { nextPage } from '@signet/rulebook/next-page';
import { type PageAction, pageActionsFor } from '@signet/rulebook/page-actions';
import { FORM_STEP_UPS, SIGN_UP_FORMS } from '@signet/rulebook/reference/enumerations';
import type { RouteId } from '@signet/rulebook/routes';
import { statusOf } from '@signet/rulebook/status';
import { STEP_UPS } from '@signet/rulebook/step-ups';
import {
  type Coverage,
  completeStepUp,
  operatorAction,
  runDecisionRound,
} from './decision-rounds.ts';
import { partnerTurn, withPartners } from './partner-turns.ts';
import { pickWeighted, type Random, seeded } from './random.ts';
import { randomApplicant, type WalkState } from './random-applicant.ts';

export type WalkEnd = 'approved' | 'inReview' | 'notApproved';
type Walk = ({ end: WalkEnd } | { stuckAt: RouteId; after: readonly string[] }) & { met: Coverage };

const longestWalk = 400;
/** Probability that a partner acts before the applicant or we do. */
const oftenPartners = 0.4;
/**
 * Represents the product's limits on codes, links and photo ID attempts; after that the walk takes
 * another way.
 */
const limitOfTries = 5;

/**
 * The effect of an action for an applicant who mostly fails: nothing, a reached limit, or finally
 * success.
 */
type Press = (state: WalkState, met: Coverage, random: Random) => WalkState;
const failed = (state: WalkState): WalkState => ({ ...state, tries: state.tries + 1 });
const replaced: Press = (state, met) => completeStepUp(state, met, {}, 'replaced');
const inquiryEnds =
  (field: 'inquiry' | 'businessDocument'): Press =>
  (state, met, random) => {
    if (random() < 0.4 && state.tries < limitOfTries) return failed(state); // closed halfway, or timed out
    const result = pickWeighted(random, ['passed', 'failed', 'failed', 'fraud', 'review'] as const);
    const failedInquiries =
      state.applied.failedInquiries + (field === 'inquiry' && result === 'failed' ? 1 : 0);
    return completeStepUp(state, met, { [field]: result, failedInquiries });
  };
const asksReviewer =
  (field: 'inquiry' | 'businessDocument'): Press =>
  (state, met) =>
    completeStepUp(state, met, { [field]: 'review' });

/** Submitting a step-up form ends its step; its replacement is requested instead. */
const OF_FORM_STEPS = Object.fromEntries<Press>(
  FORM_STEP_UPS.flatMap((type) =>
    STEP_UPS[type].pages.flatMap(({ page }) => [
      [`${page} continue`, (state, met) => completeStepUp(state, met)],
      [`${page} photo ID instead`, replaced],
    ]),
  ),
);

const PRESSES: Readonly<Record<string, Press>> = {
  ...OF_FORM_STEPS,
  'otp continue': (state, met, random) =>
    random() < 0.3 && state.tries < limitOfTries
      ? completeStepUp(state, met, { phoneProven: true })
      : failed(state),
  'otp resend': failed,
  'otp change number': failed, // the new number needs its own code
  'otp photo ID instead': replaced,
  'mobile-verification ask the network': (state, met, random) =>
    random() < 0.2
      ? completeStepUp(state, met, { phoneProven: true })
      : { ...state, facts: { ...state.facts, wasPhoneNetworkChecked: true } },
  'phone-auth text a link': (state, met, random) =>
    random() < 0.2 && state.tries < limitOfTries
      ? completeStepUp(state, met, { phoneProven: true })
      : failed(state),
  'phone-auth photo ID instead': replaced,
  'ssn continue': (state, met) => completeStepUp(state, met, { fullSsnGiven: true }),
  'identification start': inquiryEnds('inquiry'),
  'identification ask a person': asksReviewer('inquiry'),
  'verification start': inquiryEnds('businessDocument'),
  'verification ask a person': asksReviewer('businessDocument'),
  'owners add': failed,
  'owners add a company': failed,
  'owners edit a company': failed,
  'owners remove a company': failed,
  'owners add a holder': failed,
  'owners remove a holder': failed,
  'owners change': failed,
  'owners delete': failed,
  'owners send a link': failed,
  'owners-further-steps send a link': failed,
  'owners send': (state, met, random) => {
    if (!isListRequested(state)) return failed(state); // it is sent only once
    const boStatus = pickWeighted(random, ['WAITING_FOR_INFO', 'INFO_PROVIDED'] as const);
    return completeStepUp(
      withPartners({ ...state, facts: { ...state.facts, boStatus } }, state.partners),
      met,
    );
  },
  'owners no partners': (state, met) =>
    isListRequested(state)
      ? completeStepUp({ ...state, partners: [] }, met, { hasPartners: false })
      : failed(state),
};

const isListRequested = ({ facts }: WalkState): boolean =>
  currentStepUp(facts.stepUps)?.type === 'BO_INFO';

const lackingAfter = (
  incompleteForm: Facts['incompleteForm'],
  all: boolean,
): Facts['incompleteForm'] =>
  incompleteForm === undefined || all
    ? undefined
    : SIGN_UP_FORMS[SIGN_UP_FORMS.indexOf(incompleteForm) + 1];

const lifted = (state: WalkState, met: Coverage): WalkState =>
  completeStepUp({ ...state, facts: { ...state.facts, applicationLevel: 'FULL' } }, met, {
    applicationLevel: 'FULL',
  });

function saved(state: WalkState): WalkState {
  const { facts } = state;
  return {
    ...state,
    facts: {
      ...facts,
      incompleteForm: lackingAfter(facts.incompleteForm, !facts.flags.isMultistepFlow),
    },
  };
}

function press(
  state: WalkState,
  page: RouteId,
  way: PageAction,
  met: Coverage,
  random: Random,
): WalkState {
  if ('to' in way || 'leaves' in way) return failed(state);
  if (way.call === 'updateApplication') return saved(state);
  if (way.call === 'deferBank')
    return { ...state, facts: { ...state.facts, isBankDeferred: true } };
  if (way.call === 'requestFullOnboarding' || way.call === 'submitFullOnboarding')
    return lifted(state, met);
  if (way.call === 'onboardApplication')
    return runDecisionRound({ ...state, facts: { ...state.facts, isSubmitted: true } }, met);
  if (way.call === 'linkPlaidAccount' || way.call === 'addManualAccount')
    return { ...state, facts: { ...state.facts, isBankLinked: true } };
  const found = PRESSES[`${page} ${way.control}`];
  if (found === undefined)
    throw new Error(`the walk does not know what "${way.control}" on ${page} does`);
  return found(state, met, random);
}

/** How the walk ended; undefined while the applicant or a partner can still act. */
function endOf({ facts, applied }: WalkState): WalkEnd | undefined {
  const { id, waitingOn } = statusOf(facts);
  // Partners can still act.
  if (applied.otherOwnersOpen && facts.decision === 'APPROVED_PENDING') return undefined;
  if (
    waitingOn === 'applicant' &&
    !['approvedNoBank', 'approvedPendingNoBank', 'verificationNeeded'].includes(id)
  )
    return undefined;
  if (facts.decision === 'DECLINED') return 'notApproved';
  if (facts.decision === 'APPROVED' || facts.decision === 'APPROVED_PENDING')
    return currentStepUp(facts.stepUps) === undefined ? 'approved' : undefined;
  return undefined;
}

/**
 * Walks one applicant and our own actions until nothing can move; ends in review if the reviewer
 * has not decided.
 */
export function randomWalk(seed: number): Walk {
  const random = seeded(seed);
  let state = randomApplicant(random);
  const met: Coverage = new Set();
  const after: string[] = [];
  for (let steps = 0; steps < longestWalk; steps += 1) {
    const end = endOf(state);
    if (end !== undefined) return { end, met };
    const { page } = nextPage(state.facts);
    const { waitingOn } = statusOf(state.facts);
    const byPartner =
      waitingOn === 'owner' || random() < oftenPartners
        ? partnerTurn(state, met, random)
        : undefined;
    if (byPartner !== undefined) {
      after.push(`${page}, a partner's turn`);
      state = byPartner;
      continue;
    }
    if (waitingOn === 'us') {
      const moved = operatorAction(state, met, random);
      if (moved === undefined) return { end: 'inReview', met };
      after.push(`${page}, our turn`);
      state = moved;
      continue;
    }
    const ways = pageActionsFor(page, state.facts);
    if (ways.length === 0) return { stuckAt: page, after, met };
    const way = pickWeighted(random, ways);
    after.push(`${page} ${way.control}`);
    state = press(state, page, way, met, random);
  }
  return { stuckAt: nextPage(state.facts).page, after, met };
}
