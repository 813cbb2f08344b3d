import { keysOf } from '../core/keys-of.ts';
import { PHONE_STEPS, type PhoneStep } from '../phone/step-ups.ts';
import { type Decision, STEP_UP_TYPES, type StepUpType } from '../reference/enumerations.ts';

/** E-mails about an application. docs/readings.md 109. */
export const EMAIL_IDS = [
  'wayBack',
  'reminder',
  'secondReminder',
  'lastReminder',
  'received',
  'informationNeeded',
  'changesReminder',
  'changesSecondReminder',
  'changesLastReminder',
  'taxInformation',
  'approved',
  'approvedBankLinked',
  'approvedPending',
  'approvedPendingBankLinked',
  'verificationNeeded',
  'stillChecking',
  'inReview',
  'inReviewError',
  'notApproved',
  'reopened',
  'reviewRequested',
  'bankLinked',
  'bankReplaced',
  'bankChangedOwner',
  'bankRemoved',
  'bankReminder',
  'bankLastReminder',
  'bankLinkLost',
  'bankSignInDue',
  'bankConfirmed',
  'bankNotConfirmed',
  'testDepositSent',
  'testDepositArrived',
  'testDepositFailed',
  'cardAdded',
  'cardReplaced',
  'cardRemoved',
  'cardDeclined',
  'accountClosed',
  'orderHeld',
  'orderPlaced',
  'orderToConfirm',
  'orderDebited',
  'debitRefused',
  'debitReturned',
  'orderTakenBack',
  'monthUnpaid',
  'monthStillUnpaid',
  'orderShipped',
  'orderCancelled',
  'ownerInvited',
  'ownerReminded',
  'ownerAsked',
  'ownerVerified',
  'ownerReplaced',
  'ownerDone',
  'ownersDone',
  'ownerNotMine',
  'ownerLate',
  'ownerUnreached',
  'photoIdExpiring',
  'ownerPhotoIdExpiring',
  'merchantInvited',
  'merchantReminded',
] as const;
export type EmailId = (typeof EMAIL_IDS)[number];

/** Step-ups that an e-mail can ask for; the phone step follows immediately and needs none. */
export type Requirement = Exclude<StepUpType, PhoneStep>;
export const REQUIREMENTS = keysOf(STEP_UP_TYPES).filter(
  (type): type is Requirement => !PHONE_STEPS.some((step) => step === type), // keys of STEP_UP_TYPES
);

/** Outcome of a round, as far as e-mails depend on it. */
export type DecisionOutcome = {
  decision: Decision;
  reason?: string;
  stepUp?: string;
  isBankLinked?: boolean;
};

/**
 * Selects the e-mail of an outcome: the first matching row. Each says the same as the status.
 * docs/readings.md 109; docs/decisions/0030.
 */
export const EMAIL_RULES: readonly {
  when: (outcome: DecisionOutcome) => boolean;
  message: EmailId;
}[] = [
  {
    when: ({ decision, isBankLinked }) => decision === 'APPROVED' && isBankLinked === true,
    message: 'approvedBankLinked',
  },
  { when: ({ decision }) => decision === 'APPROVED', message: 'approved' },
  { when: ({ decision }) => decision === 'DECLINED', message: 'notApproved' },
  {
    when: ({ decision, stepUp, isBankLinked }) =>
      decision === 'APPROVED_PENDING' && stepUp === 'BO_VERIFICATION' && isBankLinked === true,
    message: 'approvedPendingBankLinked',
  },
  {
    when: ({ decision, stepUp }) => decision === 'APPROVED_PENDING' && stepUp === 'BO_VERIFICATION',
    message: 'approvedPending',
  },
  { when: ({ decision }) => decision === 'APPROVED_PENDING', message: 'verificationNeeded' },
  { when: ({ stepUp }) => PHONE_STEPS.some((type) => type === stepUp), message: 'received' },
  { when: ({ stepUp }) => stepUp !== undefined, message: 'informationNeeded' },
  { when: ({ decision }) => decision === 'ERROR', message: 'inReviewError' },
  { when: ({ reason }) => reason === 'source.unavailable', message: 'stillChecking' },
  { when: () => true, message: 'inReview' },
];

/**
 * Undefined when the previous outcome sent the same message, so that a long check does not repeat
 * it.
 */
export function emailFor(
  outcome: DecisionOutcome,
  before: DecisionOutcome | undefined,
): EmailId | undefined {
  const pick = (one: DecisionOutcome) => EMAIL_RULES.find(({ when }) => when(one))?.message;
  const message = pick(outcome);
  if (before === undefined || pick(before) !== message) return message;
  const need = requirementOf(outcome);
  const isRetryRequested = outcome.reason === 'inquiry.retry' && before.reason !== outcome.reason;
  return need === undefined || (need === requirementOf(before) && !isRetryRequested)
    ? undefined
    : message; // unless the need changed
}

/**
 * What is still needed: the outcome's step, or the identity that BASIC level leaves for later.
 * docs/readings.md 42.
 */
export const requirementOf = ({
  stepUp,
  reason,
}: Pick<DecisionOutcome, 'stepUp' | 'reason'>): Requirement | undefined =>
  REQUIREMENTS.find((need) => need === stepUp) ??
  (reason === 'level.basic' ? 'FULL_ONBOARDING' : undefined);
