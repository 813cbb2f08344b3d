import { isClosedAccount } from './accounts/closing.ts';
import { described } from './core/describe.ts';
import type { Facts } from './core/facts.ts';
import { currentStepUp, isStepUp } from './core/step-up.ts';
import type { Sla } from './reference/slas.ts';
import { slaOfStepUp } from './step-ups.ts';

/** Who must act. docs/readings.md 96. */
export const WAITING_ON = ['applicant', 'owner', 'bank', 'us', 'nobody'] as const;

export type StatusFacts = Pick<
  Facts,
  | 'isSubmitted'
  | 'incompleteForm'
  | 'checking'
  | 'decision'
  | 'isRecheckPending'
  | 'boStatus'
  | 'stepUps'
  | 'applicationLevel'
  | 'hasUnreachedOwner'
  | 'isBankLinked'
  | 'isBankVerified'
  | 'arePayoutsHeld'
  | 'bankReview'
  | 'testDeposits'
  | 'isClosed'
>;

type StatusRow = {
  id: string;
  when: (facts: StatusFacts) => boolean;
  waitingOn: (typeof WAITING_ON)[number];
  next:
    | 'answer'
    | 'send'
    | 'wait'
    | 'verify'
    | 'inviteOwners'
    | 'linkBank'
    | 'enterAmounts'
    | 'none'
    | 'contact';
  followUp?: Sla | ((facts: StatusFacts) => Sla | undefined);
  money: { online: boolean; inPerson: boolean; payouts: boolean };
};

/** Only a person can resolve a step-up of an unknown type. docs/readings.md 93. */
const asksUnknown = (stepUps: Facts['stepUps']): boolean =>
  !isStepUp(currentStepUp(stepUps)?.type ?? 'OTP_SMS');

const slaOfOpenStep = described(
  'as the open step takes: a tax number `tax`, a document or identity `stepUp`',
  ({ stepUps, applicationLevel }: StatusFacts): Sla | undefined =>
    slaOfStepUp(
      currentStepUp(stepUps)?.type ??
        (applicationLevel === 'BASIC' ? 'FULL_ONBOARDING' : 'OTP_SMS'),
    ),
);

/**
 * The review time depends on what is reviewed: the latest completed step, otherwise the
 * application.
 */
const inReview = described(
  'as the last answered step takes, else `review`',
  ({ stepUps }: StatusFacts): Sla => {
    const answered = stepUps.filter(
      ({ type, finishedAt }) => finishedAt !== undefined && slaOfStepUp(type) !== undefined,
    );
    const last = answered
      .sort((one, other) => (one.finishedAt ?? 0) - (other.finishedAt ?? 0))
      .at(-1);
    return (last && slaOfStepUp(last.type)) ?? 'review';
  },
);

const NO_MONEY = { online: false, inPerson: false, payouts: false };

const ROWS = [
  {
    id: 'answering',
    when: ({ isSubmitted, incompleteForm }) => !isSubmitted && incompleteForm !== undefined,
    waitingOn: 'applicant',
    next: 'answer',
    money: NO_MONEY,
  },
  {
    id: 'unsent',
    when: ({ isSubmitted }) => !isSubmitted,
    waitingOn: 'applicant',
    next: 'send',
    money: NO_MONEY,
  },
  {
    id: 'closed',
    when: (facts) => isClosedAccount(facts),
    waitingOn: 'nobody',
    next: 'none',
    money: NO_MONEY,
  },
  {
    id: 'checking',
    when: ({ checking }) => checking,
    waitingOn: 'us',
    next: 'wait',
    money: NO_MONEY,
  },
  {
    id: 'declined',
    when: ({ decision }) => decision === 'DECLINED',
    waitingOn: 'nobody',
    next: 'contact',
    money: NO_MONEY,
  },
  {
    id: 'error',
    when: ({ decision, stepUps }) => decision === 'ERROR' || asksUnknown(stepUps),
    waitingOn: 'us',
    next: 'wait',
    followUp: 'review',
    money: NO_MONEY,
  },
  {
    id: 'verificationNeeded',
    // An open step, or the identity that BASIC level leaves for later. docs/readings.md 42.
    when: ({ decision, stepUps, applicationLevel }) =>
      decision === 'APPROVED_PENDING' &&
      (currentStepUp(stepUps) !== undefined || applicationLevel === 'BASIC'),
    waitingOn: 'applicant',
    next: 'verify',
    followUp: slaOfOpenStep,
    money: { online: true, inPerson: false, payouts: false },
  },
  {
    id: 'stepUp',
    when: ({ stepUps }) => currentStepUp(stepUps) !== undefined,
    waitingOn: 'applicant',
    next: 'verify',
    followUp: slaOfOpenStep,
    money: NO_MONEY,
  },
  {
    id: 'ownersToInvite',
    when: ({ decision, hasUnreachedOwner }) => decision === 'APPROVED_PENDING' && hasUnreachedOwner,
    waitingOn: 'applicant',
    next: 'inviteOwners',
    money: { online: true, inPerson: true, payouts: false },
  },
  {
    id: 'approvedPendingNoBank',
    // While other owners confirm their identity the bank can be linked, in line with page choice.
    // docs/readings.md 83.
    when: ({ decision, boStatus, isBankLinked }) =>
      decision === 'APPROVED_PENDING' && boStatus !== 'WAITING_FOR_INFO' && !isBankLinked,
    waitingOn: 'applicant',
    next: 'linkBank',
    money: { online: true, inPerson: true, payouts: false },
  },
  {
    id: 'approvedPending',
    when: ({ decision }) => decision === 'APPROVED_PENDING',
    waitingOn: 'owner',
    next: 'wait',
    money: { online: true, inPerson: true, payouts: false },
  },
  {
    id: 'approvedNoBank',
    when: ({ decision, isBankLinked }) => decision === 'APPROVED' && !isBankLinked,
    waitingOn: 'applicant',
    next: 'linkBank',
    money: { online: true, inPerson: true, payouts: false },
  },
  {
    id: 'depositsSent',
    when: ({ decision, testDeposits }) => decision === 'APPROVED' && testDeposits === 'sent',
    waitingOn: 'bank',
    next: 'wait',
    followUp: 'testDeposit',
    money: { online: true, inPerson: true, payouts: false },
  },
  {
    id: 'depositsArrived',
    when: ({ decision, testDeposits }) => decision === 'APPROVED' && testDeposits === 'arrived',
    waitingOn: 'applicant',
    next: 'enterAmounts',
    money: { online: true, inPerson: true, payouts: false },
  },
  {
    id: 'bankInReview',
    when: ({ decision, isBankVerified, bankReview }) =>
      decision === 'APPROVED' && !isBankVerified && bankReview === 'open',
    waitingOn: 'us',
    next: 'wait',
    followUp: 'review',
    money: { online: true, inPerson: true, payouts: false },
  },
  {
    id: 'bankPending',
    when: ({ decision, isBankVerified }) => decision === 'APPROVED' && !isBankVerified,
    waitingOn: 'bank',
    next: 'wait',
    followUp: 'testDeposit',
    money: { online: true, inPerson: true, payouts: false },
  },
  {
    id: 'payoutsHeld',
    when: ({ decision, arePayoutsHeld }) => decision === 'APPROVED' && arePayoutsHeld === true,
    waitingOn: 'nobody',
    next: 'none',
    money: { online: true, inPerson: true, payouts: false },
  },
  {
    id: 'approved',
    when: ({ decision }) => decision === 'APPROVED',
    waitingOn: 'nobody',
    next: 'none',
    followUp: 'funding',
    money: { online: true, inPerson: true, payouts: true },
  },
  // Not in manual review yet: the source is retried automatically.
  {
    id: 'stillChecking',
    when: ({ isRecheckPending }) => isRecheckPending,
    waitingOn: 'us',
    next: 'wait',
    followUp: 'review',
    money: NO_MONEY,
  },
  {
    id: 'inReview',
    when: () => true,
    waitingOn: 'us',
    next: 'wait',
    followUp: inReview,
    money: NO_MONEY,
  },
] as const satisfies readonly StatusRow[];

export type StatusId = (typeof ROWS)[number]['id'];

/** The status of an application: the first matching row. docs/readings.md 7 and 96. */
export const STATUS: readonly (StatusRow & { id: StatusId })[] = ROWS;

export function statusOf(facts: StatusFacts): StatusRow & { id: StatusId } {
  const row = STATUS.find(({ when }) => when(facts));
  if (row === undefined) throw new Error('the last row of STATUS holds for all facts');
  return row;
}

/** The row of SLAS for the current wait; undefined when no time is promised. */
export function slaOf(facts: StatusFacts): Sla | undefined {
  const { followUp } = statusOf(facts);
  return typeof followUp === 'function' ? followUp(facts) : followUp;
}
