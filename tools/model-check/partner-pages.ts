import { type Facts, isFinalDecision } from '@signet/rulebook/core/facts';
import { testFacts } from '@signet/rulebook/core/facts-cases';
import { openStepUp } from '@signet/rulebook/core/step-up';
import { isOpenPage, nextPage } from '@signet/rulebook/next-page';
import { pageActionsFor } from '@signet/rulebook/page-actions';
import { BO_STATUSES } from '@signet/rulebook/reference/enumerations';
import { PORTAL_IDS } from '@signet/rulebook/reference/portals';
import type { RouteId } from '@signet/rulebook/routes';
import { statusOf } from '@signet/rulebook/status';
import { OTHER_OWNERS_STEP_UP } from '@signet/rulebook/step-ups';
import { jobsOwed } from './carriers.ts';
import { loopOf } from './page-loops.ts';
import {
  decidedWith,
  isUnreachedPartner,
  type Partner,
  partnerGroups,
  partnerName,
  turnsOf,
} from './partners.ts';

const APPLICANT_PAGES: readonly RouteId[] = [
  'owners',
  'owners-bank',
  'owners-further-steps',
  'owners-verifying',
  'success',
  'bank',
  'complete',
];

const BANKS = [
  { isBankLinked: false, isBankVerified: false, isBankDeferred: false },
  { isBankLinked: false, isBankVerified: false, isBankDeferred: true },
  { isBankLinked: true, isBankVerified: true, isBankDeferred: false },
] as const;

/**
 * The applications these partners can lead to once the list was sent and the rules have decided.
 */
function applicationsOf(partners: readonly Partner[]): Facts[] {
  const { decision, stepUp } = decidedWith(partners);
  const done = (['OTP_SMS', 'BO_INFO'] as const).map((type) => ({
    type,
    requestedAt: 0,
    finishedAt: 1,
    result: 'done' as const,
  }));
  const decided = {
    ...{ isSubmitted: true, incompleteForm: undefined, decision, isRecheckPending: false },
    areOwnersVerified: partners.every(({ standing }) => standing === 'verified'),
    hasUnreachedOwner: partners.some(isUnreachedPartner),
    stepUps: stepUp === undefined ? done : [...done, { type: stepUp, requestedAt: 0 }],
  };
  return PORTAL_IDS.flatMap((portal) =>
    BO_STATUSES.filter((status) => status !== 'NONE').flatMap((boStatus) =>
      [false, true].flatMap((checking) =>
        BANKS.map((bank) => testFacts({ ...decided, ...bank, portal, boStatus, checking })),
      ),
    ),
  );
}

/** True if a job will move the application on: its own, a partner's check, or a timeout. */
const isCarriedByJob = (facts: Facts, partners: readonly Partner[]): boolean =>
  jobsOwed({ facts, bankResult: undefined }).length > 0 ||
  partners.some(({ standing }) => standing === 'checking');

function errorsOf(facts: Facts, partners: readonly Partner[]): string[] {
  const { page } = nextPage(facts);
  const { id, waitingOn } = statusOf(facts);
  const turns = partners.flatMap((partner) => turnsOf(partner).map(({ by }) => by));
  const isStuck = waitingOn === 'applicant' && pageActionsFor(page, facts).length === 0;
  const isForgotten = !isFinalDecision(facts.decision) && waitingOn === 'nobody';
  const isWaitedFor =
    !facts.checking && openStepUp(facts.stepUps, OTHER_OWNERS_STEP_UP) !== undefined;
  const isIdle = isWaitedFor && turns.length === 0 && !isCarriedByJob(facts, partners);
  const loops = APPLICANT_PAGES.filter((shown) => isOpenPage(shown, facts)).flatMap(
    (shown) => loopOf(shown, facts) ?? [],
  );
  return [
    ...(isStuck ? [`${id}: nothing leads on from ${page}`] : []),
    ...(isForgotten ? [`${id} (${facts.decision}): nobody must act`] : []),
    ...(isIdle ? [`${id}: partners are waited for who can do nothing, and no job runs`] : []),
    ...loops,
  ];
}

/**
 * With up to `partnersMax` partners somebody must always act, and no primary control leads back to
 * its page.
 */
export function partnerPagesProof(partnersMax: number): { states: number; faults: string[] } {
  let states = 0;
  const faults = new Set<string>();
  for (const partners of partnerGroups(partnersMax))
    for (const facts of applicationsOf(partners)) {
      states += 1;
      for (const error of errorsOf(facts, partners))
        faults.add(`${partners.map(partnerName).join(' + ')}: ${error}`);
    }
  return { states, faults: [...faults] };
}
