import { expect, test } from 'vitest';
import type { Answers } from './answer-rows.ts';
import { allFactCombinations, openStepUps } from './core/facts-cases.ts';
import {
  JOURNEY_PARTS,
  type JourneyStepId,
  journeyOf,
  journeyOfView,
  minutesAtPage,
} from './journey.ts';
import { nextPage } from './next-page.ts';
import type { Market } from './reference/locales.ts';
import { ROUTE_IDS, ROUTES, type RouteId, type RouteRow, routeRow } from './routes.ts';
import { declaresOwners } from './sign-up/other-owners.ts';

const ids = (steps: readonly { id: string }[]) => steps.map(({ id }) => id).join(' ');
const SOLE = 'applicant business category address ownerIdentity checkAnswers phone bank';
const COMPANY = 'applicant business category address ownerIdentity checkAnswers phone owners bank';

const NOBODY = {
  isSubmitted: false,
  incompleteForm: 'applicant',
  checking: false,
  decision: 'PENDING',
  applicationLevel: 'FULL',
  isBankLinked: false,
  stepUps: [],
  hasOtherOwners: false,
} as const satisfies Parameters<typeof journeyOf>[0];

test('has eight steps of about five minutes before anything is known', () => {
  const { steps, minutesLeft, next } = journeyOf(NOBODY);
  expect([ids(steps), minutesLeft, next]).toEqual([SOLE, 5, { id: 'applicant', nth: 1 }]);
});

test('includes the owners step once partners are declared', () =>
  expect(ids(journeyOf({ ...NOBODY, hasOtherOwners: true }).steps)).toBe(COMPANY));

test.each<[string, Answers, Market, boolean]>([
  [
    'a company with partners',
    { 'company.registered': true, 'company.hasPartners': true },
    'US',
    true,
  ],
  ['a company without', { 'company.registered': true, 'company.hasPartners': false }, 'US', false],
  [
    'a sole trader in the US, whatever was said before',
    { 'company.registered': false, 'company.hasPartners': true },
    'US',
    false,
  ],
  [
    'somebody in Canada who is not incorporated, with partners',
    { 'company.registered': false, 'company.hasPartners': true },
    'CA',
    true,
  ],
])('%s: other owners %s', (_what, answers, market, declared) =>
  expect(declaresOwners(answers, { market })).toBe(declared),
);

test('marks finished steps and the current one, and counts the remaining minutes', () => {
  const { steps, minutesLeft, next } = journeyOf({ ...NOBODY, incompleteForm: 'ownerIdentity' });
  expect(steps.map(({ state }) => state).join(' ')).toBe(
    'done done done done current later later later',
  );
  expect([minutesLeft, next]).toEqual([3, { id: 'ownerIdentity', nth: 5 }]);
});

test('marks a revisited page as current without changing the minutes', () => {
  const { steps, minutesLeft } = journeyOf(
    { ...NOBODY, incompleteForm: 'ownerIdentity' },
    'application-business',
  );
  expect(steps.find(({ state }) => state === 'current')?.id).toBe('business');
  expect(minutesLeft).toBe(3);
});

test('has no identity step in BASIC before submission, and adds it once it is requested', () => {
  expect(ids(journeyOf({ ...NOBODY, applicationLevel: 'BASIC' }).steps)).not.toContain(
    'ownerIdentity',
  );
  const later = journeyOf({
    ...NOBODY,
    isSubmitted: true,
    applicationLevel: 'BASIC',
    stepUps: openStepUps('FULL_ONBOARDING'),
  });
  expect(later.next?.id).toBe('ownerIdentity');
  const offered = journeyOf({
    ...NOBODY,
    isSubmitted: true,
    applicationLevel: 'BASIC',
    decision: 'APPROVED_PENDING',
  });
  expect(offered.next?.id).toBe('ownerIdentity');
});

test('marks a step requested after submission as added', () => {
  const { steps, next } = journeyOf({
    ...NOBODY,
    isSubmitted: true,
    incompleteForm: undefined,
    stepUps: openStepUps('GOV_ID_SELFIE'),
  });
  expect(steps.filter(({ isAdded }) => isAdded).map(({ id }) => id)).toEqual(['photoId']);
  expect(next?.id).toBe('photoId');
});

test('has no steps left after the bank is linked or the application is declined', () => {
  const sent = { ...NOBODY, isSubmitted: true, incompleteForm: undefined };
  expect(journeyOf({ ...sent, decision: 'APPROVED', isBankLinked: true })).toMatchObject({
    minutesLeft: 0,
    next: undefined,
  });
  expect(journeyOf({ ...sent, decision: 'DECLINED' })).toMatchObject({
    minutesLeft: 0,
    next: undefined,
  });
});

test('keeps the parts in order', () => {
  const order = journeyOf({ ...NOBODY, hasOtherOwners: true }).steps.map(({ part }) =>
    JOURNEY_PARTS.indexOf(part),
  );
  expect(order).toEqual([...order].sort());
});

const stepAt = (
  page: RouteId,
  facts: Parameters<typeof journeyOf>[0],
): JourneyStepId | undefined => {
  const { steps, next } = journeyOf(facts, page);
  return steps.find(({ id, state }) => id === next?.id && state === 'current')?.id;
};
const PAGES: Partial<Record<RouteId, JourneyStepId>> = {
  'application-applicant': 'applicant',
  'application-business': 'business',
  'application-category': 'category',
  address: 'address',
  'owner-identity': 'ownerIdentity',
  'check-answers': 'checkAnswers',
  otp: 'phone',
  'mobile-verification': 'phone',
  'phone-auth': 'phone',
  ssn: 'fullSsn',
  identification: 'photoId',
  verification: 'businessDocument',
  'business-info': 'businessInfo',
  changes: 'changes',
  owners: 'owners',
  'owners-bank': 'bank',
  bank: 'bank',
};

test('always includes the page that page choice returns', () => {
  for (const facts of allFactCombinations()) {
    const { page } = nextPage(facts);
    const expected = PAGES[page];
    const row: RouteRow = ROUTES[page];
    if (expected === undefined)
      expect([page, row.step === undefined || row.onlyWaits]).toEqual([page, true]);
    // A list that waits for details was already submitted: its owners provide the rest.
    else if (page !== 'owners' || facts.stepUps.some(({ type }) => type === 'BO_INFO'))
      expect([page, stepAt(page, { ...facts, hasOtherOwners: false })]).toEqual([page, expected]);
  }
});

test('a page that only waits is not a step', () => {
  const waits = ROUTE_IDS.filter((page) => routeRow(page).onlyWaits);
  expect(waits).toEqual(['verifying', 'owners-verifying']);
  expect(waits.map(minutesAtPage)).toEqual([undefined, undefined]);
});

test.each([
  ['the first checks', { checking: true }, 'phone'],
  [
    'the checks after the code',
    { checking: true, stepUps: [{ type: 'OTP_SMS', finishedAt: 1 }] },
    'bank',
  ],
] as const)('during %s no step is open, and the next one is named', (_what, more, next) => {
  const journey = journeyOf(
    { ...NOBODY, isSubmitted: true, incompleteForm: undefined, ...more },
    'verifying',
  );
  expect([journey.steps.filter(({ state }) => state === 'current'), journey.next?.id]).toEqual([
    [],
    next,
  ]);
  expect(journey.steps.find(({ id }) => id === next)?.state).toBe('later');
});

test('an application and its view have the same steps', () => {
  const view = {
    market: 'US',
    applicationLevel: 'FULL',
    decision: 'PENDING',
    page: 'address',
    stepUpDetails: [],
    status: { id: 'answering' },
    company: { registered: 'YES', hasPartners: 'YES' },
  } as const;
  const { steps, next } = journeyOfView({ ...view, stepUpDetails: [] });
  expect([ids(steps), next]).toEqual([COMPANY, { id: 'address', nth: 4 }]);
  const sole = journeyOfView({
    ...view,
    stepUpDetails: [],
    company: { registered: 'NO', hasPartners: 'YES' },
  });
  expect(ids(sole.steps)).toBe(SOLE);
});

test.each([
  ['bank', 1],
  ['identification', 3],
  ['otp', 1],
  ['complete', undefined],
] as const)('the step on %s takes %s minutes', (page, minutes) =>
  expect(minutesAtPage(page)).toBe(minutes),
);
