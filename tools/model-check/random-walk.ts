import type { Facts } from '@signet/rulebook/core/facts';
import { SIGN_UP_FORMS } from '@signet/rulebook/forms';
import { nextPage } from '@signet/rulebook/next-page';
import { type Way, waysOnFrom } from '@signet/rulebook/page-actions';
import type { RouteId } from '@signet/rulebook/routes';
import { statusOf } from '@signet/rulebook/status';
import { openStepUp } from '@signet/rulebook/step-ups';
import { decided, finished, type Met, ourTurn } from './decision-rounds.ts';
import { pick, type Random, seeded } from './random.ts';
import { type State, somebody } from './random-applicant.ts';

export type End = 'approved' | 'inReview' | 'notApproved';
type Walk = ({ end: End } | { stuckAt: RouteId; after: readonly string[] }) & { met: Met };

const longestWalk = 400;
/** After so many failures of one kind a limit of the product takes the way out: codes and links spent, photo ID spent. decisions.md, section 6. */
const limitOfTries = 5;

/** What a press does for somebody who mostly fails: nothing, a limit that is reached, or at last the step. */
type Press = (state: State, met: Met, random: Random) => State;
const failed = (state: State): State => ({ ...state, tries: state.tries + 1 });
const replaced: Press = (state, met) => finished(state, met, {}, 'replaced');
const inquiryEnds =
  (field: 'inquiry' | 'businessDocument'): Press =>
  (state, met, random) => {
    if (random() < 0.4 && state.tries < limitOfTries) return failed(state); // closed half-way, or timed out
    return finished(state, met, { [field]: pick(random, ['passed', 'failed', 'review'] as const) });
  };
const asksPerson =
  (field: 'inquiry' | 'businessDocument'): Press =>
  (state, met) =>
    finished(state, met, { [field]: 'review' });

const PRESSES: Readonly<Record<string, Press>> = {
  'otp continue': (state, met, random) =>
    random() < 0.3 && state.tries < limitOfTries ? finished(state, met, { phoneProven: true }) : failed(state),
  'otp resend': failed,
  'otp photo ID instead': replaced,
  'mobile-verification ask the network': (state, met, random) =>
    random() < 0.2 ? finished(state, met, { phoneProven: true }) : { ...state, facts: { ...state.facts, phoneNetworkAsked: true } },
  'phone-auth text a link': (state, met, random) =>
    random() < 0.2 && state.tries < limitOfTries ? finished(state, met, { phoneProven: true }) : failed(state),
  'phone-auth photo ID instead': replaced,
  'ssn continue': (state, met) => finished(state, met, { fullSsnGiven: true }),
  'ssn photo ID instead': replaced,
  'identification start': inquiryEnds('inquiry'),
  'identification ask a person': asksPerson('inquiry'),
  'verification start': inquiryEnds('businessDocument'),
  'verification ask a person': asksPerson('businessDocument'),
  'business-info continue': (state, met) => finished(state, met),
  'owners add': failed,
  'owners change': failed,
  'owners delete': failed,
  'owners send': (state, met, random) =>
    finished({ ...state, facts: { ...state.facts, boStatus: pick(random, ['WAITING_FOR_INFO', 'INFO_PROVIDED'] as const) } }, met, {
      otherOwnersOpen: true,
    }),
  'owners no partners': (state, met) => finished(state, met, { hasPartners: false }),
};

const lackingAfter = (lacks: Facts['lacks'], all: boolean): Facts['lacks'] =>
  lacks === undefined || all ? undefined : SIGN_UP_FORMS[SIGN_UP_FORMS.indexOf(lacks) + 1];

function saved(state: State, met: Met): State {
  const { facts } = state;
  if (facts.onboarded) return finished({ ...state, facts: { ...facts, applicationLevel: 'FULL' } }, met, { applicationLevel: 'FULL' });
  return { ...state, facts: { ...facts, lacks: lackingAfter(facts.lacks, !facts.flags.isMultistepFlow) } };
}

function press(state: State, page: RouteId, way: Way, met: Met, random: Random): State {
  if ('to' in way || 'leaves' in way) return failed(state);
  if (way.call === 'updateApplication')
    return page === 'bank' || page === 'owners-bank' ? { ...state, facts: { ...state.facts, bankPutOff: true } } : saved(state, met);
  if (way.call === 'onboardApplication') return decided({ ...state, facts: { ...state.facts, onboarded: true } }, met);
  if (way.call === 'linkPlaidAccount' || way.call === 'addManualAccount')
    return { ...state, facts: { ...state.facts, bankSubmitted: true } };
  const found = PRESSES[`${page} ${way.control}`];
  if (found === undefined) throw new Error(`the walk does not know what "${way.control}" on ${page} does`);
  return found(state, met, random);
}

/** How it ended for this person; undefined while somebody may still act. */
function endOf({ facts }: State): End | undefined {
  const { id, waitingOn } = statusOf(facts);
  if (waitingOn === 'applicant' && !['approvedNoBank', 'approvedPendingNoBank', 'verificationNeeded'].includes(id)) return undefined;
  if (facts.decision === 'DECLINED') return 'notApproved';
  if (facts.decision === 'APPROVED' || facts.decision === 'APPROVED_PENDING')
    return openStepUp(facts.stepUps) === undefined ? 'approved' : undefined;
  return undefined;
}

/**
 * One person who presses whatever leads on, and people and machines of ours who move what waits for them, until nothing does: where the person who
 * must decide has not yet, it ends in review.
 */
export function walk(seed: number): Walk {
  const random = seeded(seed);
  let state = somebody(random);
  const met: Met = new Set();
  const after: string[] = [];
  for (let steps = 0; steps < longestWalk; steps += 1) {
    const end = endOf(state);
    if (end !== undefined) return { end, met };
    const { page } = nextPage(state.facts);
    if (statusOf(state.facts).waitingOn === 'us') {
      const moved = ourTurn(state, met, random);
      if (moved === undefined) return { end: 'inReview', met };
      after.push(`${page}, our turn`);
      state = moved;
      continue;
    }
    const ways = waysOnFrom(page, state.facts);
    if (ways.length === 0) return { stuckAt: page, after, met };
    const way = pick(random, ways);
    after.push(`${page} ${way.control}`);
    state = press(state, page, way, met, random);
  }
  return { stuckAt: nextPage(state.facts).page, after, met };
}
