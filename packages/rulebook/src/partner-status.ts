import type { Facts } from './core/facts.ts';
import { readView, type ViewRows } from './core/read-view.ts';
import { currentStepUp } from './core/step-up.ts';
import type { PartnerStatus } from './partners/partner-news.ts';
import type { SignUpForm } from './reference/enumerations.ts';
import { type StatusId, statusOf } from './status.ts';

/** The status that partners see; who reviews an application, and why, is confidential. */
const PARTNER_STATUS_OF = {
  answering: 'started',
  unsent: 'started',
  checking: 'checking',
  declined: 'declined',
  closed: 'closed',
  error: 'inReview',
  verificationNeeded: 'actionNeeded',
  stepUp: 'actionNeeded',
  ownersToInvite: 'approvedPending',
  approvedPendingNoBank: 'approvedPending',
  approvedPending: 'approvedPending',
  approvedNoBank: 'approved',
  depositsSent: 'approved',
  depositsArrived: 'approved',
  bankInReview: 'approved',
  bankPending: 'approved',
  payoutsHeld: 'approved',
  approved: 'approved',
  stillChecking: 'checking',
  inReview: 'inReview',
} as const satisfies Record<StatusId, PartnerStatus>;

type PartnerView = {
  status: PartnerStatus;
  stepsLeft: string[];
  money: { online: boolean; inPerson: boolean; payouts: boolean };
};

const PARTNER_VIEW: ViewRows<
  PartnerView,
  { facts: Facts; forms: readonly SignUpForm[]; status: ReturnType<typeof statusOf> }
> = {
  status: ({ status }) => PARTNER_STATUS_OF[status.id],
  stepsLeft: ({ facts, forms, status: { id, next } }) => {
    if (!facts.isSubmitted) return [...forms, 'send'];
    const step =
      id === 'declined' || id === 'closed' ? undefined : currentStepUp(facts.stepUps)?.type;
    return [
      ...(step === undefined ? [] : [step]),
      ...(next === 'linkBank' ? ['bank'] : []),
      ...(next === 'inviteOwners' ? ['owners'] : []),
    ];
  },
  money: ({ status }) => status.money,
};

/** An applicant's progress, for the referring partner; `forms` are the incomplete sign-up pages. */
export const partnerViewOf = (facts: Facts, forms: readonly SignUpForm[]): PartnerView =>
  readView(PARTNER_VIEW, { facts, forms, status: statusOf(facts) });
