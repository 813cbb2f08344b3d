import { expect, test } from 'vitest';
import type { Facts } from './core/facts.ts';
import { allFactCombinations, openStepUps, testFacts } from './core/facts-cases.ts';
import { defaultFlags } from './core/flags.ts';
import { mayLinkBank, NEXT_PAGE, nextPage, openPages } from './next-page.ts';
import { DECISIONS, type StepUpType } from './reference/enumerations.ts';
import { ROUTES, type RouteId } from './routes.ts';

const linked = defaultFlags({ phoneAuthEnabled: true });
const onePage = defaultFlags({ isMultistepFlow: false });
/** A stored type that this build does not know. */
const unknownStep = { type: 'PALM_READING' as StepUpType, requestedAt: 0 };

type Case = [what: string, facts: Facts, page: RouteId, row: string];

const CASES: Case[] = [
  [
    'nothing said: the applicant',
    testFacts({ isSubmitted: false, incompleteForm: 'applicant' }),
    'application-applicant',
    '0-lacks-answer',
  ],
  [
    'the business is missing',
    testFacts({ isSubmitted: false, incompleteForm: 'business' }),
    'application-business',
    '0-lacks-answer',
  ],
  [
    'the category is missing',
    testFacts({ isSubmitted: false, incompleteForm: 'category' }),
    'application-category',
    '0-lacks-answer',
  ],
  [
    'the address is missing',
    testFacts({ isSubmitted: false, incompleteForm: 'address' }),
    'address',
    '0-lacks-answer',
  ],
  [
    'who it is, is missing',
    testFacts({ isSubmitted: false, incompleteForm: 'ownerIdentity' }),
    'owner-identity',
    '0-lacks-answer',
  ],
  [
    'all said, not sent: the answers are checked',
    testFacts({ isSubmitted: false }),
    'check-answers',
    '0-not-sent',
  ],
  ['sent, being checked: verifying', testFacts({ checking: true }), 'verifying', '0-checking'],
  [
    'being checked again after a code: verifying',
    testFacts({ checking: true, stepUps: openStepUps('OTP_SMS') }),
    'verifying',
    '0-checking',
  ],
  ['our own fault: the error page', testFacts({ decision: 'ERROR' }), 'error', '0-error'],
  ['a code is asked', testFacts({ stepUps: openStepUps('OTP_SMS') }), 'otp', 'step-otp'],
  [
    'other owners’ checks in front do not hide the code',
    testFacts({ stepUps: openStepUps('BO_VERIFICATION', 'OTP_SMS') }),
    'otp',
    'step-otp',
  ],
  [
    'full onboarding is asked: who it is',
    testFacts({ stepUps: openStepUps('FULL_ONBOARDING') }),
    'owner-identity',
    'step-full-onboarding',
  ],
  [
    'a code where the mobile network may be asked first',
    testFacts({ flags: linked, stepUps: openStepUps('OTP_SMS') }),
    'mobile-verification',
    'step-otp-network',
  ],
  [
    'the network gave no number: the texted link',
    testFacts({ flags: linked, wasPhoneNetworkChecked: true, stepUps: openStepUps('OTP_SMS') }),
    'phone-auth',
    'step-otp-link',
  ],
  [
    'in Canada the code stays a code',
    testFacts({ flags: linked, currency: 'CAD', stepUps: openStepUps('OTP_SMS') }),
    'otp',
    'step-otp',
  ],
  [
    'the texted link is asked',
    testFacts({ stepUps: openStepUps('PHONE_AUTH') }),
    'phone-auth',
    'step-phone-auth',
  ],
  ['the whole SSN is asked', testFacts({ stepUps: openStepUps('FULL_SSN') }), 'ssn', 'step-ssn'],
  [
    'photo ID is asked',
    testFacts({ stepUps: openStepUps('GOV_ID_SELFIE') }),
    'identification',
    'step-identification',
  ],
  [
    'a business document is asked',
    testFacts({ decision: 'APPROVED_PENDING', stepUps: openStepUps('EIN_DOC') }),
    'verification',
    'step-verification',
  ],
  [
    'the business is checked again',
    testFacts({ stepUps: openStepUps('BUSINESS_INFO') }),
    'business-info',
    'step-business-info',
  ],
  [
    'a reviewer asked for changes: the page of exactly these',
    testFacts({ stepUps: openStepUps('CHANGES_REQUESTED') }),
    'changes',
    'step-changes',
  ],
  [
    'the partners are asked',
    testFacts({ stepUps: openStepUps('BO_INFO') }),
    'owners',
    'step-owners',
  ],
  [
    'a step that has no row is an error',
    testFacts({ stepUps: [unknownStep] }),
    'error',
    'step-unknown',
  ],
  [
    'all on one page where the multistep flow is off',
    testFacts({ flags: onePage, isSubmitted: false, incompleteForm: 'category' }),
    'update',
    '0-lacks-answer',
  ],
  [
    'full onboarding on one page',
    testFacts({ flags: onePage, stepUps: openStepUps('FULL_ONBOARDING') }),
    'update',
    'step-full-onboarding',
  ],
  [
    'a further store that was not sent',
    testFacts({ intent: 'ADD_STORE', hasBusinessId: true, isSubmitted: false }),
    'new-store',
    '0-new-store',
  ],
  [
    'a refused store',
    testFacts({ intent: 'ADD_STORE', decision: 'DECLINED' }),
    'success',
    '8-otherwise',
  ],
  [
    'a refused channel',
    testFacts({ intent: 'ADD_CHANNEL', decision: 'DECLINED' }),
    'success',
    '8-otherwise',
  ],
  [
    'a refused product',
    testFacts({ intent: 'ADD_PRODUCT', decision: 'DECLINED' }),
    'success',
    '8-otherwise',
  ],
  [
    'a new store of an approved business',
    testFacts({ intent: 'ADD_STORE', decision: 'APPROVED' }),
    'store-complete',
    '1-store-complete',
  ],
  [
    'a new store, not approved yet',
    testFacts({ intent: 'ADD_STORE' }),
    'store-success',
    '1-store-success',
  ],
  [
    'a channel for an approved account',
    testFacts({ intent: 'ADD_CHANNEL', decision: 'APPROVED' }),
    'add-channel',
    '6-add-channel',
  ],
  [
    'a channel comes before the way out',
    testFacts({
      intent: 'ADD_CHANNEL',
      decision: 'APPROVED',
      isBankLinked: true,
      redirectUrl: 'https://partner.example',
    }),
    'add-channel',
    '6-add-channel',
  ],
  [
    'a channel that is connected: the bank',
    testFacts({ intent: 'ADD_CHANNEL', decision: 'APPROVED', isConnected: true }),
    'bank',
    '7-approved-bank',
  ],
  [
    'a product for an approved account',
    testFacts({
      intent: 'ADD_PRODUCT',
      decision: 'APPROVED',
      flags: defaultFlags({ addProductEnabled: true }),
    }),
    'add-product',
    '6-add-product',
  ],
  [
    'a product whose flow is off: the bank',
    testFacts({ intent: 'ADD_PRODUCT', decision: 'APPROVED' }),
    'bank',
    '7-approved-bank',
  ],
  [
    'all done and a place to go to',
    testFacts({ decision: 'APPROVED', isBankLinked: true, redirectUrl: 'https://partner.example' }),
    'leave',
    '2-redirect-out',
  ],
  [
    'a product is added',
    testFacts({ intent: 'ADD_PRODUCT', flags: defaultFlags({ addProductEnabled: true }) }),
    'add-product',
    '3-add-product',
  ],
  [
    'a restaurant in review at the hosting provider',
    testFacts({
      portal: 'GODADDY',
      segment: 'RESTAURANT',
      flags: defaultFlags({ restaurantSolutionEnabled: true }),
    }),
    'restaurant-solution',
    '4-pending-restaurant',
  ],
  [
    'in review at the hosting provider: verifying, which leads to the result',
    testFacts({ portal: 'GODADDY', decision: 'PENDING' }),
    'verifying',
    '4-pending-hosting',
  ],
  [
    'owners still to inform',
    testFacts({ decision: 'APPROVED_PENDING', boStatus: 'WAITING_FOR_INFO' }),
    'owners',
    '5-owners',
  ],
  [
    'owners informed: the bank meanwhile',
    testFacts({ decision: 'APPROVED_PENDING', boStatus: 'INFO_PROVIDED' }),
    'owners-bank',
    '5-owners-bank',
  ],
  [
    'owners informed, bank linked: what is left',
    testFacts({ decision: 'APPROVED_PENDING', boStatus: 'INFO_PROVIDED', isBankLinked: true }),
    'owners-further-steps',
    '5-owners-further-steps',
  ],
  [
    'every owner is verified: on to the bank',
    testFacts({ decision: 'APPROVED', boStatus: 'INFO_PROVIDED', areOwnersVerified: true }),
    'bank',
    '7-approved-bank',
  ],
  [
    'not approved: no owner is asked for',
    testFacts({ decision: 'DECLINED', boStatus: 'INFO_PROVIDED' }),
    'success',
    '8-otherwise',
  ],
  [
    'a channel is added',
    testFacts({ intent: 'ADD_CHANNEL', decision: 'APPROVED' }),
    'add-channel',
    '6-add-channel',
  ],
  [
    'approved without a bank: the bank',
    testFacts({ decision: 'APPROVED' }),
    'bank',
    '7-approved-bank',
  ],
  [
    'approved with payouts later: the bank',
    testFacts({ decision: 'APPROVED_PENDING' }),
    'bank',
    '7-approved-bank',
  ],
  [
    'approved at BASIC level: identity is offered on the result page',
    testFacts({ applicationLevel: 'BASIC', decision: 'APPROVED_PENDING' }),
    'success',
    '7-basic-later',
  ],
  [
    'approved, bank linked: done',
    testFacts({ decision: 'APPROVED', isBankLinked: true }),
    'complete',
    '7-approved-complete',
  ],
  [
    'approved, bank put off: done',
    testFacts({ decision: 'APPROVED', isBankDeferred: true }),
    'complete',
    '7-approved-complete',
  ],
  [
    'closed by its person: what is left of it',
    testFacts({ decision: 'APPROVED', isBankLinked: true, isClosed: true }),
    'close-account',
    '0-closed',
  ],
  ['in review: the result', testFacts(), 'success', '4-pending-elsewhere'],
  ['not approved: the result', testFacts({ decision: 'DECLINED' }), 'success', '8-otherwise'],
];

test.each(CASES)('%s', (_what, given, page, row) => expect(nextPage(given)).toEqual({ page, row }));

test('a closed account opens its closing, its orders and the card that pays what is owed, and nothing else', () =>
  expect(
    openPages(testFacts({ decision: 'APPROVED', isBankLinked: true, isClosed: true })),
  ).toEqual(['close-account', 'order-card', 'order-status']));

test.each<[string, Parameters<typeof testFacts>[0], boolean]>([
  [
    'approved, owners to confirm',
    { decision: 'APPROVED_PENDING', boStatus: 'INFO_PROVIDED' },
    true,
  ],
  [
    'in review because an owner denied it',
    { decision: 'PENDING', boStatus: 'WAITING_FOR_INFO' },
    true,
  ],
  [
    'a check is under way',
    { decision: 'PENDING', boStatus: 'INFO_PROVIDED', checking: true },
    false,
  ],
  [
    'every owner is verified',
    { decision: 'APPROVED', boStatus: 'INFO_PROVIDED', areOwnersVerified: true },
    true,
  ],
  [
    'every owner is verified, and a review goes on',
    { decision: 'PENDING', boStatus: 'INFO_PROVIDED', areOwnersVerified: true },
    true,
  ],
  [
    'every owner is verified, and the account is closed',
    { decision: 'APPROVED', boStatus: 'INFO_PROVIDED', areOwnersVerified: true, isClosed: true },
    false,
  ],
  ['not approved', { decision: 'DECLINED', boStatus: 'INFO_PROVIDED' }, false],
  [
    'not approved, though every owner was verified',
    { decision: 'DECLINED', boStatus: 'INFO_PROVIDED', areOwnersVerified: true },
    false,
  ],
  ['no list was ever sent', { decision: 'PENDING' }, false],
])('whether the page of owners may be opened: %s', (_what, facts, isOpen) =>
  expect(openPages(testFacts(facts)).includes('owners')).toBe(isOpen),
);

test('every row of page choice is reached by a case', () => {
  const reached = new Set(CASES.map(([, , , row]) => row));
  expect(NEXT_PAGE.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

test('every combination of facts has a page that exists and belongs to an application', () => {
  const pages = new Set(allFactCombinations().map((given) => nextPage(given).page));
  expect([...pages].filter((page) => ROUTES[page]?.access !== 'application')).toEqual([]);
});

test('an unsubmitted application never shows a result, a step-up or the bank', () => {
  const pages = new Set(
    allFactCombinations()
      .filter(({ isSubmitted }) => !isSubmitted)
      .map((given) => nextPage(given).page),
  );
  expect([...pages].sort()).toEqual([
    'address',
    'application-applicant',
    'application-business',
    'application-category',
    'check-answers',
    'owner-identity',
  ]);
});

test('opens the bank page only for approved applications', () => {
  const wrong = allFactCombinations().filter(
    (given) =>
      ['bank', 'owners-bank'].includes(nextPage(given).page) &&
      given.decision !== 'APPROVED' &&
      given.decision !== 'APPROVED_PENDING',
  );
  expect(wrong).toEqual([]);
});

test('a bank account may be linked after the approval, and not during a new check', () => {
  const may = (checking: boolean) =>
    DECISIONS.filter((decision) => mayLinkBank({ decision, checking }));
  expect([may(false), may(true)]).toEqual([['APPROVED', 'APPROVED_PENDING'], []]);
});
