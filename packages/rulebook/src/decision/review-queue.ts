import type { BankCheckResult } from '../bank/bank-status.ts';
import { startOfDay } from '../core/dates.ts';
import { type Facts, isFinalDecision } from '../core/facts.ts';
import type { IdentityDocument } from '../core/identity-document.ts';
import { APPLICANT_STEP_UPS, isStepUp, type StepUp } from '../core/step-up.ts';
import { leftToPeopleAt } from '../orders/monthly-charges.ts';
import { daysAfter } from '../orders/order-summary.ts';
import { type OwnerProgress, ownerAnswerBy } from '../people/invitation.ts';
import { awaitsReplacementReview } from '../people/owner-replacement.ts';
import type { Market } from '../reference/locales.ts';
import { DECISION_LIMITS } from './limits.ts';

/**
 * Why an application is in the review queue; each case except `decision`, which has its own reason,
 * has a staff text in `texts.*.ts` beside this file. One application may have several.
 * docs/decisions/0043.
 */
export const REVIEW_CASES = [
  'decision',
  'check.stuck',
  'job.failing',
  'message.undelivered',
  'approval.stalled',
  'bank.nameMismatch',
  'bank.depositsFailed',
  'bank.voidCheck',
  'bank.unanswered',
  'review.requested',
  'owner.failed',
  'owner.denied',
  'owner.replaced',
  'owner.overdue',
  'order.owed',
  'changes.overdue',
  'reopening.proposed',
  'watchList.hit',
  'photoId.expired',
] as const;
export type ReviewCase = (typeof REVIEW_CASES)[number];

/** Stands where a case would while an application waits for its applicant and for nobody of ours. */
export const AWAITED = 'applicant.awaited';
export type Queued = ReviewCase | typeof AWAITED;

export const OWNER_CASES = [
  'owner.failed',
  'owner.denied',
  'owner.replaced',
  'owner.overdue',
] as const satisfies readonly ReviewCase[];
export type OwnerCase = (typeof OWNER_CASES)[number];

/** Cases about the account that payouts go to. */
export const BANK_CASES = [
  'bank.nameMismatch',
  'bank.depositsFailed',
  'bank.voidCheck',
  'bank.unanswered',
] as const satisfies readonly ReviewCase[];

export const isBankCase = (reviewCase: ReviewCase): boolean =>
  BANK_CASES.some((row) => row === reviewCase);

export const isOwnerCase = (reviewCase: ReviewCase): reviewCase is OwnerCase =>
  OWNER_CASES.some((row) => row === reviewCase);

/** Since when something waits, and the last error of its job. */
type Waiting = { since: number; fault?: string };

/** Another owner who is not verified yet, or was declined by a reviewer. */
export type OwnerCaseFacts = Omit<OwnerProgress, 'isVerified'> & {
  id: string;
  isVerified: boolean;
  /** True once a reviewer has declined them: nobody waits for them any more. */
  isDeclined: boolean;
  checkStartedAt?: number;
  replacedAt?: number;
  replacementSettledAt?: number;
  /** When the rules last checked them, and when the applicant last had them asked. */
  checkedAt?: number;
  askedAt?: number;
};

/**
 * What the cases are computed from. It knows no clock: what time alone brings about has a moment
 * from which it counts. Times in ms of the product's clock.
 */
export type ReviewCaseFacts = Pick<
  Facts,
  'decision' | 'applicationLevel' | 'stepUps' | 'isClosed'
> & {
  market: Market;
  onboardedAt?: number;
  checkingSince?: number;
  /** The last error of the check that is running. */
  checkFault?: string;
  /**
   * Its primary account while unconfirmed, including after failed test deposits; without a result
   * it was never checked.
   */
  pendingBank?: Waiting & { result?: BankCheckResult; linkedAt: number };
  /** The jobs that have failed for longer than the quick retries, without those with a case. */
  failingJob?: Waiting;
  undeliveredMessage?: Waiting;
  openReviewRequest?: Waiting;
  /** While somebody proposes to take a refusal back, until another person says so too. */
  proposedReopening?: Waiting;
  /** A match of the watch list in somebody of an approved business. docs/decisions/0307. */
  watchListHit?: Waiting;
  /** Photo IDs that their people were asked to renew. docs/decisions/0324. */
  renewals?: readonly Pick<IdentityDocument, 'expiresOn' | 'askedAt' | 'givenAt'>[];
  /** Months that were declined and are not paid. docs/decisions/0116. */
  unpaidMonths: readonly { day: string; attempts: number; refusedAt?: number; fault?: string }[];
  /** The moment by which the applicant was to change what we asked for. */
  changesDueAt?: number;
  /** True while the application waits for its owners, so their time may run out. */
  areOwnersAwaited: boolean;
  owners: readonly OwnerCaseFacts[];
};

/** A case that is open, or opens by itself at a known moment should nothing happen before. */
export type WaitingCase = Waiting & { reviewCase: ReviewCase; opensAt: number; ownerId?: string };

/** Open steps that can be completed; skips a type that only a later build knows. */
const openStepUpsOf = ({ stepUps }: ReviewCaseFacts): readonly StepUp[] =>
  stepUps.filter(({ type, finishedAt }) => finishedAt === undefined && isStepUp(type));
const hasPayee = ({ decision, isClosed }: ReviewCaseFacts) =>
  (decision === 'APPROVED' || decision === 'APPROVED_PENDING') && isClosed !== true;

type Found = Omit<WaitingCase, 'reviewCase' | 'opensAt'> & { opensAt?: number };
type Find = (facts: ReviewCaseFacts) => readonly Found[];

const foundIf = (is: boolean, found: Found): readonly Found[] => (is ? [found] : []);
const every = (found: Found | undefined): readonly Found[] => (found === undefined ? [] : [found]);

/** While the application is submitted, not final and not closed. */
const whileOpen =
  (find: (facts: ReviewCaseFacts, onboardedAt: number) => readonly Found[]): Find =>
  (facts) => {
    const { onboardedAt, decision, isClosed } = facts;
    return onboardedAt === undefined || isFinalDecision(decision) || isClosed === true
      ? []
      : find(facts, onboardedAt);
  };

/** The account that payouts go to, with this result. */
const accountIs =
  (result: BankCheckResult): Find =>
  (facts) =>
    hasPayee(facts) && facts.pendingBank?.result === result
      ? [{ since: facts.pendingBank.since, fault: facts.pendingBank.fault }]
      : [];

type OwnerFound = (owner: OwnerCaseFacts, facts: ReviewCaseFacts) => Omit<Found, 'ownerId'>[];

/** Of each owner who is still waited for; nothing waits longer than since the form was sent. */
const ofOwners = (find: OwnerFound): Find =>
  whileOpen((facts, onboardedAt) =>
    facts.owners
      .filter(({ isVerified, isDeclined }) => !isVerified && !isDeclined)
      .flatMap((owner) =>
        find(owner, facts).map(({ since, ...found }) => ({
          ...found,
          since: Math.max(onboardedAt, since),
          ownerId: owner.id,
        })),
      ),
  );

/** An owner whose check is running has answered. */
const ownerOverdue: OwnerFound = (owner, { areOwnersAwaited }) => {
  const by = ownerAnswerBy(owner);
  return areOwnersAwaited &&
    by !== undefined &&
    owner.checkFailure === undefined &&
    owner.checkStartedAt === undefined
    ? [{ since: by, opensAt: by }]
    : [];
};

/** The month that is left to staff first; it waits since then, and not since its own day. */
const owed: Find = ({ unpaidMonths, market }) => {
  const [first] = unpaidMonths
    .map((month) => ({ fault: month.fault, at: leftToPeopleAt(month, market) }))
    .toSorted((one, other) => one.at - other.at);
  return every(first && { since: first.at, opensAt: first.at, fault: first.fault });
};

/** Once the last day has passed, or a person of ours has to look at what was shown in its place. */
function expiredIds(facts: ReviewCaseFacts): readonly Found[] {
  if (facts.decision !== 'APPROVED' || facts.isClosed === true) return [];
  const from = (facts.renewals ?? []).map(
    ({ expiresOn, askedAt = 0, givenAt }) =>
      givenAt ?? Math.max(askedAt, startOfDay(facts.market, daysAfter(expiresOn, 1))),
  );
  const [first] = from.toSorted((one, other) => one - other);
  return every(first === undefined ? undefined : { since: first, opensAt: first });
}

/** How each case comes about, and from when on. */
const CASES: Record<ReviewCase, Find> = {
  decision: whileOpen((facts, since) =>
    foundIf(
      facts.decision !== 'APPROVED_PENDING' &&
        facts.checkingSince === undefined &&
        (facts.decision === 'ERROR' ||
          !openStepUpsOf(facts).some(({ type }) => APPLICANT_STEP_UPS.includes(type))),
      { since },
    ),
  ),
  'check.stuck': whileOpen(({ checkingSince, checkFault }) =>
    checkingSince === undefined
      ? []
      : [
          {
            since: checkingSince,
            opensAt: checkingSince + DECISION_LIMITS.checkStuckMs + 1,
            fault: checkFault,
          },
        ],
  ),
  'job.failing': ({ failingJob }) => every(failingJob),
  'message.undelivered': ({ undeliveredMessage }) => every(undeliveredMessage),
  // At BASIC level the applicant may continue at any time; other owners have their own deadline and
  // come back as a decision.
  'approval.stalled': whileOpen((facts, since) =>
    foundIf(
      facts.decision === 'APPROVED_PENDING' &&
        facts.checkingSince === undefined &&
        openStepUpsOf(facts).length === 0 &&
        (facts.applicationLevel === 'FULL' ||
          facts.stepUps.some(({ finishedAt }) => finishedAt === undefined)),
      { since },
    ),
  ),
  'bank.nameMismatch': accountIs('other'),
  'bank.depositsFailed': accountIs('depositsFailed'),
  'bank.voidCheck': accountIs('voidCheck'),
  'bank.unanswered': (facts) => {
    const { pendingBank } = facts;
    return hasPayee(facts) && pendingBank && (pendingBank.result ?? 'down') === 'down'
      ? [
          {
            since: pendingBank.since,
            opensAt: pendingBank.linkedAt + DECISION_LIMITS.checkStuckMs + 1,
            fault: pendingBank.fault,
          },
        ]
      : [];
  },
  'review.requested': ({ openReviewRequest }) => every(openReviewRequest),
  'owner.failed': ofOwners(({ checkFailure, checkedAt = 0 }) =>
    checkFailure === 'failed' ? [{ since: checkedAt }] : [],
  ),
  'owner.denied': ofOwners(({ checkFailure, askedAt = 0 }) =>
    checkFailure === 'denied' ? [{ since: askedAt }] : [],
  ),
  'owner.replaced': ofOwners((owner) =>
    awaitsReplacementReview(owner) ? [{ since: owner.replacedAt ?? 0 }] : [],
  ),
  'owner.overdue': ofOwners(ownerOverdue),
  'order.owed': owed,
  'changes.overdue': whileOpen(({ changesDueAt }) =>
    changesDueAt === undefined ? [] : [{ since: changesDueAt, opensAt: changesDueAt }],
  ),
  'reopening.proposed': ({ proposedReopening }) => every(proposedReopening),
  'watchList.hit': (facts) => (hasPayee(facts) ? every(facts.watchListHit) : []),
  'photoId.expired': expiredIds,
};

/** Every case of an application, also those that time alone will open. docs/decisions/0266. */
export const waitingCases = (facts: ReviewCaseFacts): WaitingCase[] =>
  REVIEW_CASES.flatMap((reviewCase) =>
    CASES[reviewCase](facts).map(({ opensAt = 0, ...found }) => ({
      ...{ reviewCase, opensAt },
      ...found,
    })),
  );

/** Since when the applicant has been asked for something that nothing else goes on without. */
export function awaitedSince(facts: ReviewCaseFacts): number | undefined {
  const { onboardedAt, decision, isClosed, checkingSince } = facts;
  if (onboardedAt === undefined || isFinalDecision(decision) || decision === 'ERROR')
    return undefined;
  if (isClosed === true || checkingSince !== undefined) return undefined;
  const asked = openStepUpsOf(facts).filter(({ type }) => APPLICANT_STEP_UPS.includes(type));
  return asked.length === 0 ? undefined : Math.max(...asked.map((step) => step.requestedAt));
}

/** The cases that are open at a moment. */
export const reviewCases = (facts: ReviewCaseFacts, now: number): ReviewCase[] => [
  ...new Set(
    waitingCases(facts)
      .filter(({ opensAt }) => opensAt <= now)
      .map(({ reviewCase }) => reviewCase),
  ),
];

/**
 * Cases in which a reviewer may decide instead of the rules: pending decisions, and applications
 * that are stuck.
 */
export const DECIDED_CASES: readonly ReviewCase[] = [
  'decision',
  'check.stuck',
  'job.failing',
  'approval.stalled',
  'changes.overdue',
];
