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

/** What the rules made of these partners: all that their application’s pages can know of them. */
function decidedOn(partners: readonly Partner[]) {
  const { decision, stepUp } = decidedWith(partners);
  return {
    ...{ decision, stepUp },
    areOwnersVerified: partners.every(({ standing }) => standing === 'verified'),
    hasUnreachedOwner: partners.some(isUnreachedPartner),
  };
}
type Decided = ReturnType<typeof decidedOn>;

/** The applications that this can be once the list was sent and the rules have decided. */
function applicationsOf({ stepUp, ...known }: Decided): Facts[] {
  const done = (['OTP_SMS', 'BO_INFO'] as const).map((type) => ({
    type,
    requestedAt: 0,
    finishedAt: 1,
    result: 'done' as const,
  }));
  const decided = {
    ...{ isSubmitted: true, incompleteForm: undefined, isRecheckPending: false },
    ...known,
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

/** Faults whoever the partners are, and whether one of them has to be able to act. */
type Seen = { errors: readonly string[]; awaitedAs: string | undefined };

function seenOf(facts: Facts): Seen {
  const { page } = nextPage(facts);
  const { id, waitingOn } = statusOf(facts);
  const isStuck = waitingOn === 'applicant' && pageActionsFor(page, facts).length === 0;
  const isForgotten = !isFinalDecision(facts.decision) && waitingOn === 'nobody';
  const isAwaited =
    !facts.checking &&
    openStepUp(facts.stepUps, OTHER_OWNERS_STEP_UP) !== undefined &&
    jobsOwed({ facts, bankResult: undefined }).length === 0;
  const loops = APPLICANT_PAGES.filter((shown) => isOpenPage(shown, facts)).flatMap(
    (shown) => loopOf(shown, facts) ?? [],
  );
  return {
    errors: [
      ...(isStuck ? [`${id}: nothing leads on from ${page}`] : []),
      ...(isForgotten ? [`${id} (${facts.decision}): nobody must act`] : []),
      ...loops,
    ],
    awaitedAs: isAwaited ? id : undefined,
  };
}

/** True if a partner can act, or a check of one runs. */
const canMove = (partners: readonly Partner[]): boolean =>
  partners.some((partner) => partner.standing === 'checking' || turnsOf(partner).length > 0);

/**
 * With up to `partnersMax` partners somebody must always act, and no primary control leads back to
 * its page. Thousands of groups are a handful of applications, each of which is looked at once.
 */
export function partnerPagesProof(partnersMax: number): { states: number; faults: string[] } {
  let states = 0;
  const faults = new Set<string>();
  const seen = new Map<string, readonly Seen[]>();
  for (const partners of partnerGroups(partnersMax)) {
    const decided = decidedOn(partners);
    const key = JSON.stringify(decided);
    const applications = seen.get(key) ?? applicationsOf(decided).map(seenOf);
    seen.set(key, applications);
    states += applications.length;
    const name = partners.map(partnerName).join(' + ');
    const isMoved = canMove(partners);
    for (const { errors, awaitedAs } of applications) {
      for (const error of errors) faults.add(`${name}: ${error}`);
      if (awaitedAs !== undefined && !isMoved)
        faults.add(
          `${name}: ${awaitedAs}: partners are waited for who can do nothing, and no job runs`,
        );
    }
  }
  return { states, faults: [...faults] };
}
