import type { Decision } from '../core/facts.ts';
import { PHONE_STEPS, type StepUpType } from '../step-ups.ts';

/** What we write about an application. decisions.md, section 9. */
export const MESSAGE_IDS = [
  'received',
  'informationNeeded',
  'taxInformation',
  'approved',
  'approvedBankLinked',
  'approvedPending',
  'verificationNeeded',
  'stillChecking',
  'inReview',
  'notApproved',
] as const;
export type MessageId = (typeof MESSAGE_IDS)[number];

/** What may still be needed, each with a line of its own. */
export const NEEDS = [
  'FULL_SSN',
  'GOV_ID_SELFIE',
  'EIN_DOC',
  'BUSINESS_INFO',
  'BO_INFO',
  'BO_VERIFICATION',
  'FULL_ONBOARDING',
] as const satisfies readonly StepUpType[];
export type Need = (typeof NEEDS)[number];

/** How a round ended, as far as a message tells it. */
export type ToldOutcome = { decision: Decision; reason?: string; stepUp?: string; bankSubmitted?: boolean };

/** Which message an outcome calls for: the first row that holds. Each says what its status says. decisions.md, section 9; docs/decisions/0030. */
export const MESSAGES: readonly { when: (outcome: ToldOutcome) => boolean; message: MessageId }[] = [
  { when: ({ decision, bankSubmitted }) => decision === 'APPROVED' && bankSubmitted === true, message: 'approvedBankLinked' },
  { when: ({ decision }) => decision === 'APPROVED', message: 'approved' },
  { when: ({ decision }) => decision === 'DECLINED', message: 'notApproved' },
  { when: ({ decision, stepUp }) => decision === 'APPROVED_PENDING' && stepUp === 'BO_VERIFICATION', message: 'approvedPending' },
  { when: ({ decision }) => decision === 'APPROVED_PENDING', message: 'verificationNeeded' },
  { when: ({ stepUp }) => PHONE_STEPS.some((type) => type === stepUp), message: 'received' },
  { when: ({ stepUp }) => stepUp !== undefined, message: 'informationNeeded' },
  { when: ({ reason }) => reason === 'source.unknown', message: 'stillChecking' },
  { when: () => true, message: 'inReview' },
];

/** The message for an outcome; none where the last outcome was the same, so that a check that goes on does not write again and again. */
export function messageFor(outcome: ToldOutcome, before: ToldOutcome | undefined): MessageId | undefined {
  const pick = (one: ToldOutcome) => MESSAGES.find(({ when }) => when(one))?.message;
  const message = pick(outcome);
  if (before === undefined || pick(before) !== message) return message;
  const need = needOf(outcome);
  return need === undefined || need === needOf(before) ? undefined : message; // another thing is needed now
}

/** What an outcome still needs of somebody: its step, or the identity that BASIC level leaves for later. decisions.md, section 3, Levels. */
export const needOf = ({ stepUp, reason }: Pick<ToldOutcome, 'stepUp' | 'reason'>): Need | undefined =>
  NEEDS.find((need) => need === stepUp) ?? (reason === 'level.basic' ? 'FULL_ONBOARDING' : undefined);
