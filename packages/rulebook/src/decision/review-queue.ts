import type { BankCheckResult } from '../bank/bank-status.ts';
import type { Facts } from '../core/facts.ts';
import { APPLICANT_STEP_UPS, isStepUp, type StepUp } from '../core/step-up.ts';
import type { OwnerTrouble } from '../people/owner-list.ts';
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
] as const;
export type ReviewCase = (typeof REVIEW_CASES)[number];

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

export const isOwnerCase = (reviewCase: ReviewCase): reviewCase is OwnerCase =>
  OWNER_CASES.some((row) => row === reviewCase);

/** Durations in ms. */
export type ReviewCaseFacts = Pick<
  Facts,
  'isSubmitted' | 'decision' | 'applicationLevel' | 'stepUps' | 'isClosed'
> & {
  checkingMs?: number;
  /**
   * Its primary account while unconfirmed, including after failed test deposits; without a result
   * it was never checked.
   */
  pendingBank?: { result?: BankCheckResult; sinceMs: number };
  /**
   * True when one of its jobs has failed for longer than the quick retries take, except jobs with a
   * case of their own.
   */
  hasFailingJob: boolean;
  hasUndeliveredMessage: boolean;
  hasOpenReviewRequest: boolean;
  /**
   * True when a month of an order was declined for the last time and is unresolved.
   * docs/decisions/0116.
   */
  hasOwedMonth: boolean;
  /** True once the day has passed by which the applicant was to change what we asked for. */
  areChangesOverdue: boolean;
  /** True while somebody proposes to take a refusal back, until another person says so too. */
  isReopeningProposed: boolean;
  /** Why other owners are no longer waited for, except those that a reviewer has declined. */
  ownerTroubles: readonly OwnerTrouble[];
};

/** Open steps that can be completed; skips a type that only a later build knows. */
const openStepUpsOf = ({ stepUps }: ReviewCaseFacts): readonly StepUp[] =>
  stepUps.filter(({ type, finishedAt }) => finishedAt === undefined && isStepUp(type));
const isOpen = ({ isSubmitted, decision, isClosed }: ReviewCaseFacts) =>
  isSubmitted && decision !== 'APPROVED' && decision !== 'DECLINED' && isClosed !== true;
const hasPayee = ({ decision, isClosed }: ReviewCaseFacts) =>
  (decision === 'APPROVED' || decision === 'APPROVED_PENDING') && isClosed !== true;
const accountIs = (facts: ReviewCaseFacts, result: BankCheckResult) =>
  hasPayee(facts) && facts.pendingBank?.result === result;

/**
 * Condition of each case. `review-store.ts` implements the same in SQL, and a test compares the
 * two.
 */
const CASE_CONDITIONS: Record<ReviewCase, (facts: ReviewCaseFacts) => boolean> = {
  decision: (facts) =>
    isOpen(facts) &&
    facts.decision !== 'APPROVED_PENDING' &&
    facts.checkingMs === undefined &&
    (facts.decision === 'ERROR' ||
      !openStepUpsOf(facts).some(({ type }) => APPLICANT_STEP_UPS.includes(type))),
  'check.stuck': (facts) => isOpen(facts) && (facts.checkingMs ?? 0) > DECISION_LIMITS.checkStuckMs,
  'job.failing': ({ hasFailingJob }) => hasFailingJob,
  'message.undelivered': ({ hasUndeliveredMessage }) => hasUndeliveredMessage,
  // At BASIC level the applicant may continue at any time; other owners have their own deadline and
  // come back as a decision.
  'approval.stalled': (facts) =>
    isOpen(facts) &&
    facts.decision === 'APPROVED_PENDING' &&
    facts.checkingMs === undefined &&
    openStepUpsOf(facts).length === 0 &&
    (facts.applicationLevel === 'FULL' ||
      facts.stepUps.some(({ finishedAt }) => finishedAt === undefined)),
  'bank.nameMismatch': (facts) => accountIs(facts, 'other'),
  'bank.depositsFailed': (facts) => accountIs(facts, 'depositsFailed'),
  'bank.voidCheck': (facts) => accountIs(facts, 'voidCheck'),
  'bank.unanswered': (facts) =>
    hasPayee(facts) &&
    facts.pendingBank !== undefined &&
    (facts.pendingBank.result ?? 'down') === 'down' &&
    facts.pendingBank.sinceMs > DECISION_LIMITS.checkStuckMs,
  'review.requested': ({ hasOpenReviewRequest }) => hasOpenReviewRequest,
  'owner.failed': (facts) => isOpen(facts) && facts.ownerTroubles.includes('failed'),
  'owner.denied': (facts) => isOpen(facts) && facts.ownerTroubles.includes('denied'),
  'owner.replaced': (facts) => isOpen(facts) && facts.ownerTroubles.includes('replaced'),
  'owner.overdue': (facts) => isOpen(facts) && facts.ownerTroubles.includes('overdue'),
  'order.owed': ({ hasOwedMonth }) => hasOwedMonth,
  'changes.overdue': (facts) => isOpen(facts) && facts.areChangesOverdue,
  'reopening.proposed': ({ isReopeningProposed }) => isReopeningProposed,
};

export const reviewCases = (facts: ReviewCaseFacts): ReviewCase[] =>
  REVIEW_CASES.filter((row) => CASE_CONDITIONS[row](facts));

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

/**
 * True when a reviewer may decide the application; `mayDecideByHandSql` implements the same in SQL.
 */
export const mayDecideByHand = (facts: ReviewCaseFacts): boolean =>
  isOpen(facts) && reviewCases(facts).some((row) => DECIDED_CASES.includes(row));
