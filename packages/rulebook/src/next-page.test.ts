import { expect, test } from 'vitest';
import type { Facts } from './facts.ts';
import { asked, everyFacts, facts } from './facts-cases.ts';
import { NEXT_PAGE, nextPage } from './next-page.ts';
import { ROUTES, type RouteId } from './routes.ts';

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
  ['a step whose page is to come says so', facts({ stepUps: asked('GOV_ID_SELFIE') }), 'not-ready', 'step-to-come'],
  [
    'in review at the hosting provider: verifying, which leads to the result',
    facts({ portal: 'GODADDY', decision: 'PENDING' }),
    'verifying',
    '4-pending-hosting',
  ],
  ['owners still to inform', facts({ decision: 'APPROVED', boStatus: 'WAITING_FOR_INFO' }), 'not-ready', '5-owners'],
  ['approved without a bank: the bank', facts({ decision: 'APPROVED' }), 'bank', '7-approved-bank'],
  ['approved with payouts later: the bank', facts({ decision: 'APPROVED_PENDING' }), 'bank', '7-approved-bank'],
  ['approved, bank linked: done', facts({ decision: 'APPROVED', bankSubmitted: true }), 'complete', '7-approved-complete'],
  ['approved, bank put off: done', facts({ decision: 'APPROVED', bankPutOff: true }), 'complete', '7-approved-complete'],
  ['in review: the result', facts(), 'success', '8-otherwise'],
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
    (given) => nextPage(given).page === 'bank' && given.decision !== 'APPROVED' && given.decision !== 'APPROVED_PENDING',
  );
  expect(wrong).toEqual([]);
});
