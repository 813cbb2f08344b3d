import type { BankCheckResult } from '@signet/rulebook/bank/bank-status';
import { explore } from '@signet/rulebook/core/explore';
import { type Facts, isFinalDecision } from '@signet/rulebook/core/facts';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { type ReviewCase, reviewCases } from '@signet/rulebook/decision/review-queue';
import { statusOf } from '@signet/rulebook/status';
import { FACT_DOMAINS } from './domains.ts';

/**
 * Jobs that the hourly job recreates for open applications; `revival.test.ts` of the API checks the
 * product against this.
 */
export type CarrierJob = 'decide' | 'recheck' | 'owners-overdue' | 'recheck-bank' | 'test-deposits';

export type Carried = { facts: Facts; bankResult: BankCheckResult | undefined };

const pendingBank = ({ facts, bankResult }: Carried) =>
  facts.isBankLinked && !facts.isBankVerified
    ? {
        result: facts.bankReview === 'open' ? ('voidCheck' as const) : bankResult,
        since: 0,
        linkedAt: 0,
      }
    : undefined;

export function jobsOwed(carried: Carried): CarrierJob[] {
  const { facts } = carried;
  const { decision, checking, isRecheckPending, stepUps } = facts;
  const bank = pendingBank(carried);
  const isOwed: Record<CarrierJob, boolean> = {
    decide: checking,
    recheck: isRecheckPending,
    'owners-overdue':
      decision === 'APPROVED_PENDING' &&
      stepUps.some(
        ({ type, finishedAt }) => type === 'BO_VERIFICATION' && finishedAt === undefined,
      ),
    'recheck-bank': bank !== undefined && (bank.result ?? 'down') === 'down',
    // Accounts that no check can prove: this job sends the deposits, the reminders, and ends the
    // wait.
    'test-deposits': bank?.result === 'unproven' || facts.testDeposits === 'sent',
  };
  return keysOf(isOwed).filter((job) => isOwed[job]);
}

export const casesOf = (carried: Carried, checkingMs = 0): ReviewCase[] => {
  const { isSubmitted, decision, applicationLevel, stepUps, checking } = carried.facts;
  const facts = {
    market: 'US',
    onboardedAt: isSubmitted ? 0 : undefined,
    decision,
    applicationLevel,
    stepUps,
    checkingSince: checking ? 0 : undefined,
    pendingBank: pendingBank(carried),
    unpaidMonths: [],
    areOwnersAwaited: false,
    owners: [],
  } as const;
  return reviewCases(facts, checkingMs);
};

const CARRIER_DOMAINS = {
  ...Object.fromEntries(
    Object.entries(FACT_DOMAINS).map(([fact, values]) => [`facts.${fact}`, values]),
  ),
  bankResult: [undefined, 'down', 'unproven', 'other'],
};

/**
 * The status if the application waits for us, an owner or the bank, but no job and no review case
 * will move it on.
 */
function orphanOf(carried: Carried): string | undefined {
  const { decision, stepUps } = carried.facts;
  if (isFinalDecision(decision) && stepUps.some(({ finishedAt }) => finishedAt === undefined))
    return undefined; // a final decision ends every step
  const { id, waitingOn } = statusOf(carried.facts);
  if (waitingOn === 'applicant' || waitingOn === 'nobody') return undefined;
  return jobsOwed(carried).length > 0 || casesOf(carried).length > 0 ? undefined : id;
}

export function orphans(): { states: number; found: string[] } {
  const states = explore(CARRIER_DOMAINS, orphanOf);
  const found = new Set(states.flatMap(({ answer }) => answer ?? []));
  return {
    states: states.length,
    found: [...found].map(
      (status) =>
        `${status}: somebody waits, and neither a job nor a row of the queue carries them`,
    ),
  };
}
