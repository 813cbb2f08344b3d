import type { BankCheckResult } from '../bank/bank-status.ts';
import type { Facts } from '../core/facts.ts';
import { LIMITS } from '../core/limits.ts';
import { APPLICANT_STEP_UPS, isStepUp, type StepUp } from '../core/step-up.ts';
import type { OwnerTrouble } from '../people/owner-list.ts';

/**
 * Why an application stands in the reviewers' queue; each but `decision`, which brings its own reason, has a text for staff in `texts.*.ts` beside this
 * file. One application may have several. docs/decisions/0043.
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
  'owner.overdue',
  'order.owed',
] as const;
export type ReviewCase = (typeof REVIEW_CASES)[number];

/** The cases that are about one of the other owners; each owner has a row of their own. */
export const OWNER_CASES = ['owner.failed', 'owner.denied', 'owner.overdue'] as const satisfies readonly ReviewCase[];
export type OwnerCase = (typeof OWNER_CASES)[number];

export const isOwnerCase = (reviewCase: ReviewCase): reviewCase is OwnerCase => OWNER_CASES.some((row) => row === reviewCase);

/** What the queue reads of an application. Lengths of time in ms. */
export type ReviewCaseFacts = Pick<Facts, 'isSubmitted' | 'decision' | 'applicationLevel' | 'stepUps'> & {
  /** How long its check is open. */
  checkingMs?: number;
  /** Its primary account while nobody has confirmed it, also where its test deposits failed; without a result it was never checked. */
  pendingBank?: { result?: BankCheckResult; sinceMs: number };
  /** True where a job of its own has failed for longer than the quick tries take, those with a case of their own aside. */
  hasFailingJob: boolean;
  hasUndeliveredMessage: boolean;
  /** True where somebody has asked for a look by a person, and nobody has answered them. */
  hasOpenReviewRequest: boolean;
  /** True where a month of an order was refused for the last time, and nobody has seen to it. docs/decisions/0116. */
  hasOwedMonth: boolean;
  /** Why other owners are no longer waited for, those aside whom a reviewer has declined. */
  ownerTroubles: readonly OwnerTrouble[];
};

/** The open steps that somebody can do; one of a type that only a later build knows is nobody's. */
const asksOf = ({ stepUps }: ReviewCaseFacts): readonly StepUp[] =>
  stepUps.filter(({ type, finishedAt }) => finishedAt === undefined && isStepUp(type));
const isOpen = ({ isSubmitted, decision }: ReviewCaseFacts) => isSubmitted && decision !== 'APPROVED' && decision !== 'DECLINED';
const hasPayee = ({ decision }: ReviewCaseFacts) => decision === 'APPROVED' || decision === 'APPROVED_PENDING';
const accountIs = (facts: ReviewCaseFacts, result: BankCheckResult) => hasPayee(facts) && facts.pendingBank?.result === result;

/** When each case holds. `review-store.ts` says the same in SQL, and a test holds the two against each other. */
const HOLDS: Record<ReviewCase, (facts: ReviewCaseFacts) => boolean> = {
  decision: (facts) =>
    isOpen(facts) &&
    facts.decision !== 'APPROVED_PENDING' &&
    facts.checkingMs === undefined &&
    (facts.decision === 'ERROR' || !asksOf(facts).some(({ type }) => APPLICANT_STEP_UPS.includes(type))),
  'check.stuck': (facts) => isOpen(facts) && (facts.checkingMs ?? 0) > LIMITS.checkStuckMs,
  'job.failing': ({ hasFailingJob }) => hasFailingJob,
  'message.undelivered': ({ hasUndeliveredMessage }) => hasUndeliveredMessage,
  // At BASIC level the applicant may go on whenever they like; other owners have their own time, and come back as a decision.
  'approval.stalled': (facts) =>
    facts.isSubmitted &&
    facts.decision === 'APPROVED_PENDING' &&
    facts.checkingMs === undefined &&
    asksOf(facts).length === 0 &&
    (facts.applicationLevel === 'FULL' || facts.stepUps.some(({ finishedAt }) => finishedAt === undefined)),
  'bank.nameMismatch': (facts) => accountIs(facts, 'other'),
  'bank.depositsFailed': (facts) => accountIs(facts, 'depositsFailed'),
  'bank.voidCheck': (facts) => accountIs(facts, 'voidCheck'),
  'bank.unanswered': (facts) =>
    hasPayee(facts) &&
    facts.pendingBank !== undefined &&
    (facts.pendingBank.result ?? 'down') === 'down' &&
    facts.pendingBank.sinceMs > LIMITS.checkStuckMs,
  'review.requested': ({ hasOpenReviewRequest }) => hasOpenReviewRequest,
  'owner.failed': (facts) => isOpen(facts) && facts.ownerTroubles.includes('failed'),
  'owner.denied': (facts) => isOpen(facts) && facts.ownerTroubles.includes('denied'),
  'owner.overdue': (facts) => isOpen(facts) && facts.ownerTroubles.includes('overdue'),
  'order.owed': ({ hasOwedMonth }) => hasOwedMonth,
};

/** Why a person of ours must look at the application now. */
export const reviewCases = (facts: ReviewCaseFacts): ReviewCase[] => REVIEW_CASES.filter((row) => HOLDS[row](facts));

/** Where a person may decide in place of the rules: what waits for them, and what is stuck. */
export const DECIDED_CASES: readonly ReviewCase[] = ['decision', 'check.stuck', 'job.failing', 'approval.stalled'];

/** True where a reviewer may decide the application by hand; `mayDecideByHandSql` says the same in SQL. */
export const mayDecideByHand = (facts: ReviewCaseFacts): boolean =>
  isOpen(facts) && reviewCases(facts).some((row) => DECIDED_CASES.includes(row));
