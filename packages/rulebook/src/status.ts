import type { Facts } from './facts.ts';
import { LIMITS } from './limits.ts';
import { isStepUp, openStepUp } from './step-ups.ts';

/** Who must act. decisions.md, section 7. */
export const WAITING_ON = ['applicant', 'owner', 'bank', 'us', 'nobody'] as const;

/** What a person is told: who must act, what next, in how many business days, and what works for taking money. */
export type StatusRow = {
  id: string;
  when: (facts: Facts) => boolean;
  waitingOn: (typeof WAITING_ON)[number];
  next: 'answer' | 'send' | 'wait' | 'verify' | 'linkBank' | 'none' | 'contact';
  /** Business days from and to, where somebody promised a time. */
  days?: readonly [number, number];
  money: { online: boolean; inPerson: boolean; payouts: boolean };
};

/** True where the open step is of a type that has no row: only a person of ours can help. Document 2, section 8, Unsupported step-up. */
const asksUnknown = (stepUps: Facts['stepUps']): boolean => !isStepUp(openStepUp(stepUps)?.type ?? 'OTP_SMS');

const NO_MONEY = { online: false, inPerson: false, payouts: false };

/** The status of an application: the first row that holds. Documents 1 and 2, section 4; decisions.md, row 18 and section 7. */
export const STATUS: readonly StatusRow[] = [
  {
    id: 'answering',
    when: ({ onboarded, lacks }) => !onboarded && lacks !== undefined,
    waitingOn: 'applicant',
    next: 'answer',
    money: NO_MONEY,
  },
  { id: 'unsent', when: ({ onboarded }) => !onboarded, waitingOn: 'applicant', next: 'send', money: NO_MONEY },
  { id: 'checking', when: ({ checking }) => checking, waitingOn: 'us', next: 'wait', money: NO_MONEY },
  { id: 'declined', when: ({ decision }) => decision === 'DECLINED', waitingOn: 'nobody', next: 'contact', money: NO_MONEY },
  {
    id: 'error',
    when: ({ decision, stepUps }) => decision === 'ERROR' || asksUnknown(stepUps),
    waitingOn: 'us',
    next: 'wait',
    days: LIMITS.reviewBusinessDays,
    money: NO_MONEY,
  },
  {
    id: 'verificationNeeded',
    // A step that is left, or the identity that BASIC level leaves for later. decisions.md, section 3, Levels.
    when: ({ decision, stepUps, applicationLevel }) =>
      decision === 'APPROVED_PENDING' && (openStepUp(stepUps) !== undefined || applicationLevel === 'BASIC'),
    waitingOn: 'applicant',
    next: 'verify',
    money: { online: true, inPerson: false, payouts: false },
  },
  { id: 'stepUp', when: ({ stepUps }) => openStepUp(stepUps) !== undefined, waitingOn: 'applicant', next: 'verify', money: NO_MONEY },
  {
    id: 'approvedPending',
    when: ({ decision }) => decision === 'APPROVED_PENDING',
    waitingOn: 'owner',
    next: 'wait',
    money: { online: true, inPerson: true, payouts: false },
  },
  {
    id: 'approvedNoBank',
    when: ({ decision, bankSubmitted }) => decision === 'APPROVED' && !bankSubmitted,
    waitingOn: 'applicant',
    next: 'linkBank',
    money: { online: true, inPerson: true, payouts: false },
  },
  {
    id: 'approved',
    when: ({ decision }) => decision === 'APPROVED',
    waitingOn: 'nobody',
    next: 'none',
    money: { online: true, inPerson: true, payouts: true },
  },
  { id: 'inReview', when: () => true, waitingOn: 'us', next: 'wait', days: LIMITS.reviewBusinessDays, money: NO_MONEY },
];

/** The row of STATUS that describes the application. */
export function statusOf(facts: Facts): StatusRow {
  const row = STATUS.find(({ when }) => when(facts));
  if (row === undefined) throw new Error('the last row of STATUS holds for all facts');
  return row;
}
