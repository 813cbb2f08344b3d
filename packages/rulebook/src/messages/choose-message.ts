import { PHONE_STEPS, type PhoneStep } from '../phone/step-ups.ts';
import { type Decision, STEP_UP_TYPES, type StepUpType } from '../reference/enumerations.ts';

/** What we write about an application. docs/readings.md 109. */
export const EMAIL_IDS = [
  'wayBack',
  'reminder',
  'secondReminder',
  'lastReminder',
  'received',
  'informationNeeded',
  'taxInformation',
  'approved',
  'approvedBankLinked',
  'approvedPending',
  'verificationNeeded',
  'stillChecking',
  'inReview',
  'inReviewError',
  'notApproved',
  'reviewRequested',
  'bankLinked',
  'bankReplaced',
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
] as const;
export type EmailId = (typeof EMAIL_IDS)[number];

/** Those of them that go to another owner; they name no reference, which is the applicant's. */
export const OWNER_EMAIL_IDS: readonly EmailId[] = ['ownerInvited', 'ownerReminded', 'ownerAsked', 'ownerVerified', 'ownerReplaced'];

/** What may still be needed, each with a line of its own; the phone is asked at once and needs no mail. */
export type Requirement = Exclude<StepUpType, PhoneStep>;
export const REQUIREMENTS = (Object.keys(STEP_UP_TYPES) as StepUpType[]).filter(
  (type): type is Requirement => !PHONE_STEPS.some((step) => step === type), // keys of STEP_UP_TYPES itself
);

/** How a round ended, as far as a message tells it. */
export type DecisionOutcome = { decision: Decision; reason?: string; stepUp?: string; isBankLinked?: boolean };

/** Which message an outcome calls for: the first row that holds. Each says what its status says. docs/readings.md 109; docs/decisions/0030. */
export const EMAIL_RULES: readonly { when: (outcome: DecisionOutcome) => boolean; message: EmailId }[] = [
  { when: ({ decision, isBankLinked }) => decision === 'APPROVED' && isBankLinked === true, message: 'approvedBankLinked' },
  { when: ({ decision }) => decision === 'APPROVED', message: 'approved' },
  { when: ({ decision }) => decision === 'DECLINED', message: 'notApproved' },
  { when: ({ decision, stepUp }) => decision === 'APPROVED_PENDING' && stepUp === 'BO_VERIFICATION', message: 'approvedPending' },
  { when: ({ decision }) => decision === 'APPROVED_PENDING', message: 'verificationNeeded' },
  { when: ({ stepUp }) => PHONE_STEPS.some((type) => type === stepUp), message: 'received' },
  { when: ({ stepUp }) => stepUp !== undefined, message: 'informationNeeded' },
  { when: ({ decision }) => decision === 'ERROR', message: 'inReviewError' },
  { when: ({ reason }) => reason === 'source.unavailable', message: 'stillChecking' },
  { when: () => true, message: 'inReview' },
];

/** None where the last outcome was the same, so that a long check does not write again and again. */
export function emailFor(outcome: DecisionOutcome, before: DecisionOutcome | undefined): EmailId | undefined {
  const pick = (one: DecisionOutcome) => EMAIL_RULES.find(({ when }) => when(one))?.message;
  const message = pick(outcome);
  if (before === undefined || pick(before) !== message) return message;
  const need = requirementOf(outcome);
  const isAskedAgain = outcome.reason === 'inquiry.retry' && before.reason !== outcome.reason;
  return need === undefined || (need === requirementOf(before) && !isAskedAgain) ? undefined : message; // another thing is needed now
}

/** What an outcome still needs of somebody: its step, or the identity that BASIC level leaves for later. docs/readings.md 42. */
export const requirementOf = ({ stepUp, reason }: Pick<DecisionOutcome, 'stepUp' | 'reason'>): Requirement | undefined =>
  REQUIREMENTS.find((need) => need === stepUp) ?? (reason === 'level.basic' ? 'FULL_ONBOARDING' : undefined);
