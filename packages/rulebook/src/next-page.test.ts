import { expect, test } from 'vitest';
import { DECISIONS, type Facts } from './core/facts.ts';
import { asked, everyFacts, facts } from './core/facts-cases.ts';
import { flagsWith } from './core/flags.ts';
import { mayLinkBank, NEXT_PAGE, nextPage } from './next-page.ts';
import { ROUTES, type RouteId } from './routes.ts';
import type { StepUpType } from './step-ups.ts';

const linked = flagsWith({ phoneAuthEnabled: true });
const onePage = flagsWith({ isMultistepFlow: false });
/** What a row of the store may hold that no table knows. */
const unknownStep = { type: 'PALM_READING' as StepUpType, askedAt: 0 };

type Case = [what: string, facts: Facts, page: RouteId, row: string];

const CASES: Case[] = [
  ['nothing said: the applicant', facts({ onboarded: false, lacks: 'applicant' }), 'application-applicant', '0-lacks-answer'],
  ['the business is missing', facts({ onboarded: false, lacks: 'business' }), 'application-business', '0-lacks-answer'],
  ['the category is missing', facts({ onboarded: false, lacks: 'category' }), 'application-category', '0-lacks-answer'],
  ['the address is missing', facts({ onboarded: false, lacks: 'address' }), 'address', '0-lacks-answer'],
  ['who it is, is missing', facts({ onboarded: false, lacks: 'ownerIdentity' }), 'owner-identity', '0-lacks-answer'],
  ['all said, not sent: the answers are checked', facts({ onboarded: false }), 'check-answers', '0-not-sent'],
  ['sent, being checked: verifying', facts({ checking: true }), 'verifying', '0-checking'],
  ['being checked again after a code: verifying', facts({ checking: true, stepUps: asked('OTP_SMS') }), 'verifying', '0-checking'],
  ['our own fault: the error page', facts({ decision: 'ERROR' }), 'error', '0-error'],
  ['a code is asked', facts({ stepUps: asked('OTP_SMS') }), 'otp', 'step-otp'],
  ['other owners’ checks in front do not hide the code', facts({ stepUps: asked('BO_VERIFICATION', 'OTP_SMS') }), 'otp', 'step-otp'],
  ['full onboarding is asked: who it is', facts({ stepUps: asked('FULL_ONBOARDING') }), 'owner-identity', 'step-full-onboarding'],
  [
    'a code where the mobile network may be asked first',
    facts({ flags: linked, stepUps: asked('OTP_SMS') }),
    'mobile-verification',
    'step-otp-network',
  ],
  [
    'the network gave no number: the texted link',
    facts({ flags: linked, phoneNetworkAsked: true, stepUps: asked('OTP_SMS') }),
    'phone-auth',
    'step-otp-link',
  ],
  ['in Canada the code stays a code', facts({ flags: linked, currency: 'CAD', stepUps: asked('OTP_SMS') }), 'otp', 'step-otp'],
  ['the texted link is asked', facts({ stepUps: asked('PHONE_AUTH') }), 'phone-auth', 'step-phone-auth'],
  ['the whole SSN is asked', facts({ stepUps: asked('FULL_SSN') }), 'ssn', 'step-ssn'],
  ['photo ID is asked', facts({ stepUps: asked('GOV_ID_SELFIE') }), 'identification', 'step-identification'],
  ['a business document is asked', facts({ decision: 'APPROVED_PENDING', stepUps: asked('EIN_DOC') }), 'verification', 'step-verification'],
  ['the business is checked again', facts({ stepUps: asked('BUSINESS_INFO') }), 'business-info', 'step-business-info'],
  ['the partners are asked', facts({ stepUps: asked('BO_INFO') }), 'owners', 'step-owners'],
  ['a step that has no row is an error', facts({ stepUps: [unknownStep] }), 'error', 'step-unknown'],
  [
    'all on one page where the multistep flow is off',
    facts({ flags: onePage, onboarded: false, lacks: 'category' }),
    'update',
    '0-lacks-answer',
  ],
  ['full onboarding on one page', facts({ flags: onePage, stepUps: asked('FULL_ONBOARDING') }), 'update', 'step-full-onboarding'],
  ['a new store of an approved business', facts({ intent: 'ADD_STORE', decision: 'APPROVED' }), 'store-complete', '1-store-complete'],
  ['a new store, not approved yet', facts({ intent: 'ADD_STORE' }), 'store-success', '1-store-success'],
  [
    'all done and a place to go to',
    facts({ decision: 'APPROVED', bankSubmitted: true, redirectUrl: 'https://partner.example' }),
    'leave',
    '2-redirect-out',
  ],
  ['a product is added', facts({ intent: 'ADD_PRODUCT', flags: flagsWith({ addProductEnabled: true }) }), 'add-product', '3-add-product'],
  [
    'a restaurant in review at the hosting provider',
    facts({ portal: 'GODADDY', segment: 'RESTAURANT', flags: flagsWith({ restaurantSolutionEnabled: true }) }),
    'restaurant-solution',
    '4-pending-restaurant',
  ],
  [
    'in review at the hosting provider: verifying, which leads to the result',
    facts({ portal: 'GODADDY', decision: 'PENDING' }),
    'verifying',
    '4-pending-hosting',
  ],
  ['owners still to inform', facts({ decision: 'APPROVED_PENDING', boStatus: 'WAITING_FOR_INFO' }), 'owners', '5-owners'],
  [
    'owners informed: the bank meanwhile',
    facts({ decision: 'APPROVED_PENDING', boStatus: 'INFO_PROVIDED' }),
    'owners-bank',
    '5-owners-bank',
  ],
  [
    'owners informed, bank linked: what is left',
    facts({ decision: 'APPROVED_PENDING', boStatus: 'INFO_PROVIDED', bankSubmitted: true }),
    'owners-further-steps',
    '5-owners-further-steps',
  ],
  [
    'every owner is verified: on to the bank',
    facts({ decision: 'APPROVED', boStatus: 'INFO_PROVIDED', ownersVerified: true }),
    'bank',
    '7-approved-bank',
  ],
  ['not approved: no owner is asked for', facts({ decision: 'DECLINED', boStatus: 'INFO_PROVIDED' }), 'success', '8-otherwise'],
  ['a channel is added', facts({ intent: 'ADD_CHANNEL', decision: 'APPROVED' }), 'add-channel', '6-add-channel'],
  ['approved without a bank: the bank', facts({ decision: 'APPROVED' }), 'bank', '7-approved-bank'],
  ['approved with payouts later: the bank', facts({ decision: 'APPROVED_PENDING' }), 'bank', '7-approved-bank'],
  [
    'approved at BASIC level: identity is offered on the result page',
    facts({ applicationLevel: 'BASIC', decision: 'APPROVED_PENDING' }),
    'success',
    '7-basic-later',
  ],
  ['approved, bank linked: done', facts({ decision: 'APPROVED', bankSubmitted: true }), 'complete', '7-approved-complete'],
  ['approved, bank put off: done', facts({ decision: 'APPROVED', bankPutOff: true }), 'complete', '7-approved-complete'],
  ['in review: the result', facts(), 'success', '4-pending-elsewhere'],
  ['not approved: the result', facts({ decision: 'DECLINED' }), 'success', '8-otherwise'],
];

test.each(CASES)('%s', (_what, given, page, row) => expect(nextPage(given)).toEqual({ page, row }));

test('every row of page choice is reached by a case', () => {
  const reached = new Set(CASES.map(([, , , row]) => row));
  expect(NEXT_PAGE.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

test('every combination of facts has a page that exists and belongs to an application', () => {
  const pages = new Set(everyFacts().map((given) => nextPage(given).page));
  expect([...pages].filter((page) => ROUTES[page]?.needs !== 'application')).toEqual([]);
});

test('an application that was not sent never shows a result, a step or the bank', () => {
  const pages = new Set(
    everyFacts()
      .filter(({ onboarded }) => !onboarded)
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

test('nobody reaches the bank unless approved', () => {
  const wrong = everyFacts().filter(
    (given) =>
      ['bank', 'owners-bank'].includes(nextPage(given).page) && given.decision !== 'APPROVED' && given.decision !== 'APPROVED_PENDING',
  );
  expect(wrong).toEqual([]);
});

test('a bank account may be linked once the business was approved, and not while it is checked again', () => {
  const may = (checking: boolean) => DECISIONS.filter((decision) => mayLinkBank({ decision, checking }));
  expect([may(false), may(true)]).toEqual([['APPROVED', 'APPROVED_PENDING'], []]);
});
