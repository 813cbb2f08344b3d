import { readView, type ViewRows } from './core/read-view.ts';
import { currentStepUp } from './core/step-up.ts';
import { type Due, dueList } from './due.ts';
import { type Home, type HomeFacts, homeOf } from './home.ts';
import type { HomeRowId, WaitId } from './home-view.ts';
import type { PartnerStatus } from './partners/partner-statuses.ts';
import type { SignUpForm } from './reference/enumerations.ts';

/**
 * The status that partners see of a row; every row that is not named belongs to an account. Who
 * reviews an application, and why, is confidential.
 */
const PARTNER_STATUS_OF: Partial<Record<HomeRowId, PartnerStatus>> = {
  answers: 'started',
  checks: 'checking',
  stillChecking: 'checking',
  decision: 'inReview',
  repair: 'inReview',
  reviewAgain: 'declined',
  declined: 'declined',
  changes: 'actionNeeded',
  step: 'actionNeeded',
  lastStep: 'actionNeeded',
  closed: 'closed',
};

/** What the applicant has to do for their account, as partners know it. */
const STEP_LEFT_OF: Partial<Record<WaitId, 'bank' | 'owners' | 'GOV_ID_SELFIE'>> = {
  bank: 'bank',
  bankAgain: 'bank',
  photoId: 'GOV_ID_SELFIE',
  ownerDetails: 'owners',
  ownerMail: 'owners',
  ownerDenied: 'owners',
  ownerLink: 'owners',
  ownerLate: 'owners',
};

type PartnerView = {
  status: PartnerStatus;
  stepsLeft: string[];
  due?: Due[];
  money: { online: boolean; inPerson: boolean; payouts: boolean };
};

const PARTNER_VIEW: ViewRows<
  Omit<PartnerView, 'due'>,
  { facts: HomeFacts; forms: readonly SignUpForm[]; home: Home }
> = {
  status: ({ facts, home }) =>
    PARTNER_STATUS_OF[home.row] ??
    (facts.decision === 'APPROVED_PENDING' ? 'approvedPending' : 'approved'),
  stepsLeft: ({ facts, forms, home }) => {
    if (!facts.isSubmitted) return [...forms, 'send'];
    if (['declined', 'reviewAgain', 'closed'].includes(home.row)) return [];
    const step = currentStepUp(facts.stepUps)?.type;
    const left = home.waits.flatMap(({ id }) => STEP_LEFT_OF[id] ?? []);
    return [...(step === undefined ? [] : [step]), ...new Set(left)];
  },
  money: ({ home: { works } }) => ({ ...works, payouts: works.payouts === 'on' }),
};

/** An applicant's progress, for the referring partner; `forms` are the incomplete sign-up pages. */
export function partnerViewOf(facts: HomeFacts, forms: readonly SignUpForm[]): PartnerView {
  const home = homeOf(facts);
  const due = dueList(home);
  return {
    ...readView(PARTNER_VIEW, { facts, forms, home }),
    ...(due.length === 0 ? {} : { due }),
  };
}
