import type { Decision } from '@signet/rulebook/facts';
import { type MessageId, NEEDS, type Need } from './texts.en-US.ts';

type Outcome = { decision: Decision; reason?: string; stepUp?: string };

/** Which message an outcome calls for: the first row that holds. decisions.md, section 9. */
const ROWS: readonly { when: (outcome: Outcome) => boolean; message: MessageId }[] = [
  { when: ({ decision }) => decision === 'APPROVED', message: 'approved' },
  { when: ({ decision }) => decision === 'DECLINED', message: 'notApproved' },
  { when: ({ decision }) => decision === 'APPROVED_PENDING', message: 'approvedPending' },
  { when: ({ stepUp }) => stepUp === 'OTP_SMS' || stepUp === 'PHONE_AUTH', message: 'received' },
  { when: ({ stepUp }) => stepUp !== undefined, message: 'informationNeeded' },
  { when: () => true, message: 'inReview' },
];

/** The message for an outcome; none where the last outcome was the same, so that a check that goes on does not write again and again. */
export function messageFor(outcome: Outcome, before: Outcome | undefined): MessageId | undefined {
  const pick = (one: Outcome) => ROWS.find(({ when }) => when(one))?.message;
  const message = pick(outcome);
  if (before === undefined || pick(before) !== message) return message;
  const need = needOf(outcome);
  return need === undefined || need === needOf(before) ? undefined : message; // another thing is needed now
}

/** What an outcome still needs of somebody: its step, or the identity that BASIC level leaves for later. decisions.md, section 3, Levels. */
export const needOf = ({ stepUp, reason }: Omit<Outcome, 'decision'>): Need | undefined =>
  NEEDS.find((need) => need === stepUp) ?? (reason === 'level.basic' ? 'FULL_ONBOARDING' : undefined);
