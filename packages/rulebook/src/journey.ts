import type { ApplicationView } from './application-view.ts';
import { isBankLinked } from './bank/bank-status.ts';
import { type Facts, isFinalDecision } from './core/facts.ts';
import { readView, type ViewRows } from './core/read-view.ts';
import { waitsForIdentity } from './identity/waits-for-identity.ts';
import { PHONE_STEPS } from './phone/step-ups.ts';
import type { AddedStepId } from './reference/enumerations.ts';
import { SIGN_UP_FORMS, type SignUpForm, type StepUpType } from './reference/enumerations.ts';
import { ROUTES, type RouteId, type RouteRow, routeRow } from './routes.ts';
import { declaresOwners } from './sign-up/other-owners.ts';
import { STEP_UP_IDS, STEP_UPS } from './step-ups.ts';

export const JOURNEY_PARTS = ['you', 'business', 'identity', 'money'] as const;
type JourneyPart = (typeof JOURNEY_PARTS)[number];

type JourneyFacts = Pick<
  Facts,
  'isSubmitted' | 'incompleteForm' | 'checking' | 'decision' | 'applicationLevel' | 'isBankLinked'
> & {
  stepUps: readonly { type: string; finishedAt?: number | undefined }[];
  hasOtherOwners: boolean;
};

type JourneyRow<Id extends string = string> = {
  id: Id;
  part: JourneyPart;
  seconds: number;
  pages: readonly RouteId[];
  /** False when this applicant will not be asked. */
  comes: (facts: JourneyFacts) => boolean;
  isDone: (facts: JourneyFacts) => boolean;
  /** True for a step that could not be foreseen before submission. */
  isAdded?: true;
};

const requestedStepUps = (types: readonly StepUpType[], { stepUps }: JourneyFacts) =>
  stepUps.filter(({ type }) => types.some((one) => one === type));
const isRequested = (types: readonly StepUpType[], facts: JourneyFacts): boolean =>
  requestedStepUps(types, facts).length > 0;
const isOpen = (types: readonly StepUpType[], facts: JourneyFacts): boolean =>
  requestedStepUps(types, facts).some(({ finishedAt }) => finishedAt === undefined);
const isFinished = (types: readonly StepUpType[], facts: JourneyFacts): boolean =>
  isRequested(types, facts) && !isOpen(types, facts);

const isAnswered = (form: SignUpForm, { isSubmitted, incompleteForm }: JourneyFacts): boolean =>
  isSubmitted ||
  incompleteForm === undefined ||
  SIGN_UP_FORMS.indexOf(form) < SIGN_UP_FORMS.indexOf(incompleteForm);

const formStep = <Id extends SignUpForm>(
  id: Id,
  row: Pick<JourneyRow, 'part' | 'seconds' | 'pages'> & Partial<JourneyRow>,
): JourneyRow<Id> => ({
  comes: () => true,
  isDone: (facts) => isAnswered(id, facts),
  ...row,
  id,
});

const ADDED_STEPS: readonly JourneyRow<AddedStepId>[] = STEP_UP_IDS.flatMap((type) => {
  const { step, pages } = STEP_UPS[type];
  if (step === undefined) return [];
  return [
    {
      id: step.id as AddedStepId, // named by the definitions
      part: 'identity',
      seconds: step.seconds,
      pages: pages.map(({ page }) => page),
      comes: (facts) => isRequested([type], facts),
      isDone: (facts) => isFinished([type], facts),
      isAdded: true,
    },
  ];
});

/**
 * Every step between the first page and the linked bank, in the order in which people meet them.
 * docs/decisions/0050.
 */
const JOURNEY = [
  formStep('applicant', {
    part: 'you',
    seconds: 30,
    pages: ['applicant', 'application-applicant'],
  }),
  formStep('business', {
    part: 'business',
    seconds: 45,
    pages: ['business', 'application-business'],
  }),
  formStep('category', {
    part: 'business',
    seconds: 30,
    pages: ['category', 'application-category'],
  }),
  formStep('address', { part: 'business', seconds: 45, pages: ['address', 'ein'] }),
  formStep('ownerIdentity', {
    part: 'identity',
    seconds: 45,
    pages: ['owner-identity'],
    comes: (facts) =>
      facts.applicationLevel === 'FULL' ||
      isRequested(['FULL_ONBOARDING'], facts) ||
      waitsForIdentity(facts),
    isDone: (facts) =>
      isAnswered('ownerIdentity', facts) &&
      !isOpen(['FULL_ONBOARDING'], facts) &&
      !waitsForIdentity(facts),
  }),
  {
    id: 'checkAnswers',
    part: 'identity',
    seconds: 30,
    pages: ['check-answers'],
    comes: () => true,
    isDone: ({ isSubmitted }) => isSubmitted,
  },
  {
    id: 'phone',
    part: 'identity',
    seconds: 30,
    pages: ['otp', 'mobile-verification', 'phone-auth'],
    // Expected until the first round has finished, which may not request it.
    comes: (facts) => !facts.isSubmitted || facts.checking || isRequested(PHONE_STEPS, facts),
    isDone: (facts) => isFinished(PHONE_STEPS, facts),
  },
  ...ADDED_STEPS,
  {
    id: 'owners',
    part: 'identity',
    seconds: 120,
    pages: ['owners'],
    comes: (facts) =>
      isRequested(['BO_INFO'], facts) || (facts.hasOtherOwners && !isFinalDecision(facts.decision)),
    isDone: (facts) => isFinished(['BO_INFO'], facts),
  },
  {
    id: 'bank',
    part: 'money',
    seconds: 60,
    pages: ['bank', 'owners-bank'],
    comes: ({ decision }) => decision !== 'DECLINED',
    isDone: ({ isBankLinked }) => isBankLinked,
  },
] as const satisfies readonly JourneyRow[];

export type JourneyStepId = (typeof JOURNEY)[number]['id'];
export const JOURNEY_STEP_IDS = JOURNEY.map(({ id }) => id);

export type JourneyStep = {
  id: JourneyStepId;
  part: JourneyPart;
  seconds: number;
  state: 'done' | 'current' | 'later';
  isAdded: boolean;
};

export type Journey = {
  steps: readonly JourneyStep[];
  /**
   * The open step, or the upcoming one while a page only waits, with its position; undefined once
   * nothing is left.
   */
  next?: { id: JourneyStepId; nth: number };
  /** Whole minutes; 0 when nothing is left. */
  minutesLeft: number;
};

const minutesOf = (seconds: number): number =>
  seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60));

const ROWS: readonly JourneyRow<JourneyStepId>[] = JOURNEY;
const rowAt = (page: RouteId) => ROWS.find(({ pages }) => pages.includes(page));

/** The step that a page belongs to; none for a page outside the journey. */
export const journeyStepOf = (page: string): JourneyStepId | undefined =>
  ROWS.find(({ pages }) => pages.some((one) => one === page))?.id;

export function journeyOf(facts: JourneyFacts, page?: RouteId): Journey {
  const coming = ROWS.filter(({ comes }) => comes(facts));
  const left = coming.filter(({ isDone }) => !isDone(facts));
  const open = coming.find(({ pages }) => page !== undefined && pages.includes(page)) ?? left[0];
  const isWait = page !== undefined && routeRow(page).onlyWaits === true;
  return {
    steps: coming.map((row) => ({
      id: row.id,
      part: row.part,
      seconds: row.seconds,
      state: row === open && !isWait ? 'current' : left.includes(row) ? 'later' : 'done',
      isAdded: row.isAdded ?? false,
    })),
    next: open && { id: open.id, nth: coming.indexOf(open) + 1 },
    minutesLeft: minutesOf(left.reduce((sum, { seconds }) => sum + seconds, 0)),
  };
}

type ViewPart = Pick<
  ApplicationView,
  'market' | 'applicationLevel' | 'decision' | 'page' | 'checking' | 'stepUpDetails' | 'bank'
> & {
  status: { id: string };
  company: { registered?: string | undefined; hasPartners?: string | undefined };
};

const JOURNEY_FACTS: ViewRows<JourneyFacts, ViewPart> = {
  isSubmitted: ({ status }) => status.id !== 'answering' && status.id !== 'unsent',
  incompleteForm: ({ page }) => {
    const { form }: RouteRow = ROUTES[page];
    return SIGN_UP_FORMS.find((known) => known === form);
  },
  checking: ({ checking }) => checking !== undefined,
  decision: ({ decision }) => decision,
  applicationLevel: ({ applicationLevel }) => applicationLevel,
  isBankLinked: ({ bank }) => isBankLinked(bank),
  stepUps: ({ stepUpDetails }) => stepUpDetails,
  hasOtherOwners: ({ company: { registered, hasPartners }, ...view }) =>
    declaresOwners(
      {
        'company.registered': registered === 'NO' ? false : undefined,
        'company.hasPartners': hasPartners === 'YES',
      },
      view,
    ),
};

export const journeyOfView = (view: ViewPart, page: RouteId = view.page): Journey =>
  journeyOf(readView(JOURNEY_FACTS, view), page);

/** Duration of the page's step in whole minutes; undefined for a page without one. */
export function minutesAtPage(page: RouteId): number | undefined {
  const row = rowAt(page);
  return row && minutesOf(row.seconds);
}
