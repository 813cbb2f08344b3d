import type { ApplicationView } from './application-view.ts';
import { type Facts, isFinalDecision } from './core/facts.ts';
import { readView, type ViewRows } from './core/read-view.ts';
import { PHONE_STEPS } from './phone/step-ups.ts';
import { SIGN_UP_FORMS, type SignUpForm, type StepUpType } from './reference/enumerations.ts';
import { ROUTES, type RouteId, type RouteRow } from './routes.ts';
import { declaresOwners } from './sign-up/other-owners.ts';
import type { AddedStepId } from './step-up-definitions.ts';
import { STEP_UP_IDS, STEP_UPS } from './step-ups.ts';

/** The four parts that the way is shown in, in order. */
export const JOURNEY_PARTS = ['you', 'business', 'identity', 'money'] as const;
type JourneyPart = (typeof JOURNEY_PARTS)[number];

/** What the steps are read from; a draft knows no more. */
type JourneyFacts = Pick<Facts, 'isSubmitted' | 'incompleteForm' | 'checking' | 'decision' | 'applicationLevel' | 'isBankLinked'> & {
  stepUps: readonly { type: string; finishedAt?: number | undefined }[];
  /** True where other owners were declared. */
  hasOtherOwners: boolean;
};

type JourneyRow<Id extends string = string> = {
  id: Id;
  part: JourneyPart;
  /** How long it takes most people. */
  seconds: number;
  pages: readonly RouteId[];
  /** False where this person will not be asked. */
  comes: (facts: JourneyFacts) => boolean;
  isDone: (facts: JourneyFacts) => boolean;
  /** True for a step that nobody could know of before sending. */
  isAdded?: true;
};

const asked = (types: readonly StepUpType[], { stepUps }: JourneyFacts) => stepUps.filter(({ type }) => types.some((one) => one === type));
const isAsked = (types: readonly StepUpType[], facts: JourneyFacts): boolean => asked(types, facts).length > 0;
const isOpen = (types: readonly StepUpType[], facts: JourneyFacts): boolean =>
  asked(types, facts).some(({ finishedAt }) => finishedAt === undefined);
const isFinished = (types: readonly StepUpType[], facts: JourneyFacts): boolean => isAsked(types, facts) && !isOpen(types, facts);

/** Approved at BASIC level, with the identity left for later. docs/readings.md 42. */
const waitsForIdentity = ({ applicationLevel, decision }: JourneyFacts): boolean =>
  applicationLevel === 'BASIC' && decision === 'APPROVED_PENDING';

const isAnswered = (form: SignUpForm, { isSubmitted, incompleteForm }: JourneyFacts): boolean =>
  isSubmitted || incompleteForm === undefined || SIGN_UP_FORMS.indexOf(form) < SIGN_UP_FORMS.indexOf(incompleteForm);

const formStep = <Id extends SignUpForm>(
  id: Id,
  row: Pick<JourneyRow, 'part' | 'seconds' | 'pages'> & Partial<JourneyRow>,
): JourneyRow<Id> => ({
  comes: () => true,
  isDone: (facts) => isAnswered(id, facts),
  ...row,
  id,
});

/** The steps that nobody could know of before sending, as the step-ups name them. */
const ADDED_STEPS: readonly JourneyRow<AddedStepId>[] = STEP_UP_IDS.flatMap((type) => {
  const { step, pages } = STEP_UPS[type];
  if (step === undefined) return [];
  return [
    {
      id: step.id as AddedStepId, // what the definitions name
      part: 'identity',
      seconds: step.seconds,
      pages: pages.map(({ page }) => page),
      comes: (facts) => isAsked([type], facts),
      isDone: (facts) => isFinished([type], facts),
      isAdded: true,
    },
  ];
});

/** Every step between the first page and the linked bank, in the order in which people meet them. docs/decisions/0050. */
const JOURNEY = [
  formStep('applicant', { part: 'you', seconds: 30, pages: ['applicant', 'application-applicant'] }),
  formStep('business', { part: 'business', seconds: 45, pages: ['business', 'application-business'] }),
  formStep('category', { part: 'business', seconds: 30, pages: ['category', 'application-category'] }),
  formStep('address', { part: 'business', seconds: 45, pages: ['address', 'ein'] }),
  formStep('ownerIdentity', {
    part: 'identity',
    seconds: 45,
    pages: ['owner-identity'],
    comes: (facts) => facts.applicationLevel === 'FULL' || isAsked(['FULL_ONBOARDING'], facts) || waitsForIdentity(facts),
    isDone: (facts) => isAnswered('ownerIdentity', facts) && !isOpen(['FULL_ONBOARDING'], facts) && !waitsForIdentity(facts),
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
    // Whoever sends it is asked, unless the first round needs no proof.
    comes: (facts) => !facts.isSubmitted || facts.checking || isAsked(PHONE_STEPS, facts),
    isDone: (facts) => isFinished(PHONE_STEPS, facts),
  },
  ...ADDED_STEPS,
  {
    id: 'owners',
    part: 'identity',
    seconds: 120,
    pages: ['owners'],
    comes: (facts) => isAsked(['BO_INFO'], facts) || (facts.hasOtherOwners && !isFinalDecision(facts.decision)),
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
export const JOURNEY_STEP_IDS = JOURNEY.map(({ id }) => id) as [JourneyStepId, ...JourneyStepId[]]; // the rows above

export type JourneyStep = {
  id: JourneyStepId;
  part: JourneyPart;
  seconds: number;
  state: 'done' | 'current' | 'later';
  isAdded: boolean;
};

export type Journey = {
  steps: readonly JourneyStep[];
  /** The step that is open or, where one only waits, comes next, and which one it is of all; none once nothing is left. */
  next?: { id: JourneyStepId; nth: number };
  /** What is left, in whole minutes; 0 once nothing is. */
  minutesLeft: number;
};

const minutesOf = (seconds: number): number => (seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60)));

const ROWS: readonly JourneyRow<JourneyStepId>[] = JOURNEY;
const rowAt = (page: RouteId) => ROWS.find(({ pages }) => pages.includes(page));

/** The steps that this person will really meet, with the one that they are at; `page` is the page that is open. */
export function journeyOf(facts: JourneyFacts, page?: RouteId): Journey {
  const coming = ROWS.filter(({ comes }) => comes(facts));
  const left = coming.filter(({ isDone }) => !isDone(facts));
  const open = coming.find(({ pages }) => page !== undefined && pages.includes(page)) ?? left[0];
  const isWait = page !== undefined && (ROUTES[page] as RouteRow).onlyWaits === true;
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

type ViewPart = Pick<ApplicationView, 'market' | 'applicationLevel' | 'decision' | 'page' | 'checking' | 'stepUpDetails' | 'bank'> & {
  status: { id: string };
  company: { registered?: string | undefined; hasPartners?: string | undefined };
};

/** What the steps are read from, as a view tells it. */
const JOURNEY_FACTS: ViewRows<JourneyFacts, ViewPart> = {
  isSubmitted: ({ status }) => status.id !== 'answering' && status.id !== 'unsent',
  incompleteForm: ({ page }) => {
    const { form }: RouteRow = ROUTES[page];
    return SIGN_UP_FORMS.find((known) => known === form);
  },
  checking: ({ checking }) => checking !== undefined,
  decision: ({ decision }) => decision,
  applicationLevel: ({ applicationLevel }) => applicationLevel,
  isBankLinked: ({ bank }) => bank !== undefined && bank.status !== 'FAILED',
  stepUps: ({ stepUpDetails }) => stepUpDetails,
  hasOtherOwners: ({ company: { registered, hasPartners }, ...view }) =>
    declaresOwners({ 'company.registered': registered === 'NO' ? false : undefined, 'company.hasPartners': hasPartners === 'YES' }, view),
};

/** The steps of an application as its view tells of it. */
export const journeyOfView = (view: ViewPart, page: RouteId = view.page): Journey => journeyOf(readView(JOURNEY_FACTS, view), page);

/** How long the step on a page takes, in whole minutes; undefined for a page without one. */
export function minutesAtPage(page: RouteId): number | undefined {
  const row = rowAt(page);
  return row && minutesOf(row.seconds);
}
