import { expect, test } from 'vitest';
import type { ApplicantFacts, Evidence } from './evidence.ts';
import { decide, REASONS, UNDERWRITING } from './underwriting.ts';

const CLEAR: Evidence = {
  categoryClass: 'REGULAR',
  quebecBlocked: false,
  ownFaults: 0,
  watchList: 'clear',
  person: 'match',
  business: 'match',
  phoneOwner: 'same',
  duplicate: 'none',
};
const ANA: ApplicantFacts = {
  market: 'US',
  applicationLevel: 'FULL',
  phoneProven: true,
  prefersPhoneLink: false,
  hasPartners: false,
  boStatus: 'NONE',
  otherOwnersOpen: false,
  fullSsnGiven: false,
  done: [],
  inquiry: 'none',
  failedInquiries: 0,
  businessDocument: 'none',
};

type Case = {
  what: string;
  evidence?: Partial<Evidence>;
  applied?: Partial<ApplicantFacts>;
  row: string;
  decision: string;
  stepUp?: string;
};

/** Row by row. docs/readings.md 87. */
const CASES: Case[] = [
  { what: 'a category that nobody may serve', evidence: { categoryClass: 'SUPER_PROHIBITED' }, row: '1-category', decision: 'DECLINED' },
  { what: 'a restaurant in Quebec', evidence: { quebecBlocked: true }, row: '1-quebec', decision: 'DECLINED' },
  { what: 'our own fault three times', evidence: { ownFaults: 3 }, row: '2-own-fault', decision: 'ERROR' },
  { what: 'our own fault twice is not yet one', evidence: { ownFaults: 2 }, row: '17-all-clear', decision: 'APPROVED' },
  { what: 'a watch-list hit', evidence: { watchList: 'hit' }, row: '3-watch-list', decision: 'PENDING' },
  { what: 'fraud', evidence: { person: 'fraud' }, row: '4-fraud', decision: 'DECLINED' },
  {
    what: 'a watch-list hit comes before fraud',
    evidence: { watchList: 'hit', person: 'fraud' },
    row: '3-watch-list',
    decision: 'PENDING',
  },
  { what: 'a business that the source declines', evidence: { business: 'declined' }, row: '4-business-declined', decision: 'DECLINED' },
  { what: 'somebody who was declined lately', evidence: { duplicate: 'declined' }, row: '5-duplicate', decision: 'PENDING' },
  { what: 'an account under another user', evidence: { duplicate: 'approved' }, row: '5-duplicate', decision: 'PENDING' },
  {
    what: 'a phone that is not proven',
    applied: { phoneProven: false },
    row: '6-phone-not-proven',
    decision: 'PENDING',
    stepUp: 'OTP_SMS',
  },
  {
    what: 'the same where the link is preferred',
    applied: { phoneProven: false, prefersPhoneLink: true },
    row: '6-phone-not-proven',
    decision: 'PENDING',
    stepUp: 'PHONE_AUTH',
  },
  {
    what: 'a code that was replaced by photo ID',
    applied: { phoneProven: false, done: ['OTP_SMS'] },
    row: '6-phone-replaced',
    decision: 'PENDING',
    stepUp: 'GOV_ID_SELFIE',
  },
  {
    what: 'photo ID stands for the phone',
    applied: { phoneProven: false, done: ['OTP_SMS'], inquiry: 'passed' },
    row: '17-all-clear',
    decision: 'APPROVED',
  },
  { what: 'somebody else’s phone', evidence: { phoneOwner: 'other' }, row: '7-phone-other', decision: 'PENDING', stepUp: 'GOV_ID_SELFIE' },
  {
    what: 'the same after a failed photo ID: once more',
    evidence: { phoneOwner: 'other' },
    applied: { inquiry: 'failed', failedInquiries: 1 },
    row: '7-phone-other',
    decision: 'PENDING',
    stepUp: 'GOV_ID_SELFIE',
  },
  {
    what: 'the same when somebody must look',
    evidence: { phoneOwner: 'other' },
    applied: { inquiry: 'review' },
    row: '7-phone-other',
    decision: 'PENDING',
  },
  { what: 'partners not yet named', applied: { hasPartners: true }, row: '8-partners', decision: 'PENDING', stepUp: 'BO_INFO' },
  { what: 'a document is asked for', evidence: { person: 'document' }, row: '9-document', decision: 'PENDING', stepUp: 'GOV_ID_SELFIE' },
  {
    what: 'a person who does not match in the US',
    evidence: { person: 'mismatch' },
    row: '10-full-ssn',
    decision: 'PENDING',
    stepUp: 'FULL_SSN',
  },
  {
    what: 'still no match with the full SSN',
    evidence: { person: 'mismatch' },
    applied: { fullSsnGiven: true },
    row: '10-still-no-match',
    decision: 'DECLINED_PENDING',
    stepUp: 'GOV_ID_SELFIE',
  },
  {
    what: 'still no match, photo ID failed once: once more',
    evidence: { person: 'mismatch' },
    applied: { fullSsnGiven: true, inquiry: 'failed', failedInquiries: 1 },
    row: '10-still-no-match',
    decision: 'DECLINED_PENDING',
    stepUp: 'GOV_ID_SELFIE',
  },
  {
    what: 'still no match, photo ID failed twice: a reviewer',
    evidence: { person: 'mismatch' },
    applied: { fullSsnGiven: true, inquiry: 'failed', failedInquiries: 2 },
    row: '10-still-no-match',
    decision: 'PENDING',
  },
  {
    what: 'photo ID failed, then needs a look',
    evidence: { person: 'mismatch' },
    applied: { fullSsnGiven: true, inquiry: 'review', failedInquiries: 1 },
    row: '10-still-no-match',
    decision: 'PENDING',
  },
  {
    what: 'photo ID failed, then passed',
    evidence: { person: 'mismatch' },
    applied: { fullSsnGiven: true, inquiry: 'passed', failedInquiries: 1 },
    row: '17-all-clear',
    decision: 'APPROVED',
  },
  {
    what: 'a phone that photo ID replaces, failed once in Canada',
    applied: { market: 'CA', phoneProven: false, done: ['OTP_SMS'], inquiry: 'failed', failedInquiries: 1 },
    row: '6-phone-replaced',
    decision: 'PENDING',
    stepUp: 'GOV_ID_SELFIE',
  },
  {
    what: 'photo ID reports fraud, whatever the sources said',
    applied: { inquiry: 'fraud' },
    row: '4-inquiry-fraud',
    decision: 'DECLINED',
  },
  {
    what: 'no match, photo ID passed',
    evidence: { person: 'mismatch' },
    applied: { fullSsnGiven: true, inquiry: 'passed' },
    row: '17-all-clear',
    decision: 'APPROVED',
  },
  {
    what: 'a person who does not match in Canada',
    evidence: { person: 'mismatch' },
    applied: { market: 'CA' },
    row: '11-canada-no-match',
    decision: 'PENDING',
    stepUp: 'GOV_ID_SELFIE',
  },
  {
    what: 'a business that does not match',
    evidence: { business: 'mismatch' },
    row: '12-business-info',
    decision: 'PENDING',
    stepUp: 'BUSINESS_INFO',
  },
  {
    what: 'still no match of the business',
    evidence: { business: 'mismatch' },
    applied: { done: ['BUSINESS_INFO'] },
    row: '12-business-document',
    decision: 'APPROVED_PENDING',
    stepUp: 'EIN_DOC',
  },
  {
    what: 'the same with an unknown person',
    evidence: { business: 'mismatch', person: 'unknown' },
    applied: { done: ['BUSINESS_INFO'] },
    row: '12-business-document',
    decision: 'PENDING',
    stepUp: 'EIN_DOC',
  },
  {
    what: 'the same in a category that we review: nobody takes payments first',
    evidence: { business: 'mismatch', categoryClass: 'PROHIBITED' },
    applied: { done: ['BUSINESS_INFO'] },
    row: '12-business-document',
    decision: 'PENDING',
    stepUp: 'EIN_DOC',
  },
  {
    what: 'the same with a silent watch list',
    evidence: { business: 'mismatch', watchList: 'unknown' },
    applied: { done: ['BUSINESS_INFO'] },
    row: '12-business-document',
    decision: 'PENDING',
    stepUp: 'EIN_DOC',
  },
  {
    what: 'the same where photo ID passed and the source wants somebody to look',
    evidence: { business: 'mismatch', person: 'review' },
    applied: { done: ['BUSINESS_INFO'], inquiry: 'passed' },
    row: '12-business-document',
    decision: 'PENDING',
    stepUp: 'EIN_DOC',
  },
  {
    what: 'the code, asked of somebody who takes payments, in a category that we review now',
    evidence: { categoryClass: 'PROHIBITED' },
    applied: { phoneProven: false, takesPayments: true },
    row: '6-phone-not-proven',
    decision: 'PENDING',
    stepUp: 'OTP_SMS',
  },
  {
    what: 'a document was given and the business still does not match: a person looks',
    evidence: { business: 'mismatch' },
    applied: { done: ['BUSINESS_INFO', 'EIN_DOC'] },
    row: '12-business-unsettled',
    decision: 'PENDING',
  },
  {
    what: 'a document settled the business',
    evidence: { business: 'mismatch' },
    applied: { done: ['BUSINESS_INFO', 'EIN_DOC'], businessDocument: 'passed' },
    row: '17-all-clear',
    decision: 'APPROVED',
  },
  {
    what: 'the BASIC level, where identity is not asked yet',
    evidence: { person: 'unknown', phoneOwner: 'unknown' },
    applied: { applicationLevel: 'BASIC' },
    row: '16-basic',
    decision: 'APPROVED_PENDING',
  },
  {
    what: 'the code, asked of somebody who takes payments online already',
    applied: { phoneProven: false, takesPayments: true },
    row: '6-phone-not-proven',
    decision: 'APPROVED_PENDING',
    stepUp: 'OTP_SMS',
  },
  {
    what: 'a review takes the payments back',
    evidence: { watchList: 'hit' },
    applied: { takesPayments: true },
    row: '3-watch-list',
    decision: 'PENDING',
  },
  { what: 'a category that needs a look', evidence: { categoryClass: 'PROHIBITED' }, row: '13-category-review', decision: 'PENDING' },
  { what: 'a source that wants somebody to look', evidence: { person: 'review' }, row: '13-review', decision: 'PENDING' },
  { what: 'a source that timed out', evidence: { person: 'unknown' }, row: '14-unknown', decision: 'PENDING' },
  {
    what: 'a source that was asked again four times',
    evidence: { person: 'unknown' },
    applied: { rechecks: 4 },
    row: '14-unknown',
    decision: 'PENDING',
  },
  {
    what: 'a source that stays silent: a person looks',
    evidence: { person: 'unknown' },
    applied: { rechecks: 5 },
    row: '14-silent',
    decision: 'PENDING',
  },
  { what: 'a watch list that timed out', evidence: { watchList: 'unknown' }, row: '14-unknown', decision: 'PENDING' },
  {
    what: 'another owner still open',
    applied: { otherOwnersOpen: true },
    row: '15-other-owner',
    decision: 'APPROVED_PENDING',
    stepUp: 'BO_VERIFICATION',
  },
  ...(['failed', 'denied', 'overdue'] as const).map((ownerTrouble) => ({
    what: `another owner whose check is ${ownerTrouble}: a reviewer`,
    applied: { otherOwnersOpen: true, ownerTrouble, takesPayments: true },
    row: '15-owner-trouble',
    decision: 'PENDING',
  })),
  { what: 'the BASIC level', applied: { applicationLevel: 'BASIC' }, row: '16-basic', decision: 'APPROVED_PENDING' },
  {
    what: 'the BASIC level of somebody verified',
    applied: { applicationLevel: 'BASIC', inquiry: 'passed' },
    row: '16-basic',
    decision: 'APPROVED',
  },
  {
    what: 'the BASIC level of an account that is verified elsewhere',
    applied: { applicationLevel: 'BASIC', verifiedElsewhere: true },
    row: '16-basic',
    decision: 'APPROVED',
  },
  {
    what: 'the BASIC level asks for no code and no partners',
    applied: { applicationLevel: 'BASIC', phoneProven: false, hasPartners: true },
    row: '16-basic',
    decision: 'APPROVED_PENDING',
  },
  { what: 'nothing against it', row: '17-all-clear', decision: 'APPROVED' },
];

test.each(CASES)('$what: $decision', ({ evidence, applied, row, decision, stepUp }) => {
  const outcome = decide({ ...CLEAR, ...evidence }, { ...ANA, ...applied });
  expect({ row: outcome.row, decision: outcome.decision, stepUp: outcome.stepUp }).toEqual({ row, decision, stepUp });
});

test('every row of underwriting is reached by a case', () => {
  const reached = new Set(CASES.map(({ row }) => row));
  expect(UNDERWRITING.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

test('every outcome gives a reason that is in the catalogue', () => {
  const reasons = CASES.map(({ evidence, applied }) => decide({ ...CLEAR, ...evidence }, { ...ANA, ...applied }).reason);
  expect(reasons.filter((reason) => reason === undefined || !REASONS.includes(reason))).toEqual([]);
});

const SOURCES = ['watchList', 'person', 'business', 'phoneOwner'] as const;

test.each(SOURCES)('an unknown %s never declines and never approves by itself', (source) => {
  expect(decide({ ...CLEAR, [source]: 'unknown' }, ANA).decision).toBe('PENDING');
});

const TAKES_PAYMENTS = ['APPROVED', 'APPROVED_PENDING'];
const UNCLEARED: Partial<Evidence>[] = [
  { categoryClass: 'PROHIBITED' },
  { watchList: 'unknown' },
  { business: 'review' },
  { person: 'review' },
];

test.each(UNCLEARED)('with %j no business takes payments, whatever else is asked', (uncleared) => {
  const answered = [[], ['BUSINESS_INFO'], ['BUSINESS_INFO', 'EIN_DOC']] as const;
  const others: Partial<Evidence>[] = [{}, { business: 'mismatch' }, { person: 'mismatch' }, { phoneOwner: 'other' }];
  const outcomes = answered.flatMap((done) =>
    others.flatMap((other) =>
      [true, false].flatMap((takesPayments) =>
        (['none', 'passed', 'failed'] as const).map((inquiry) =>
          decide({ ...CLEAR, ...other, ...uncleared }, { ...ANA, done, inquiry, takesPayments, otherOwnersOpen: true }),
        ),
      ),
    ),
  );
  expect(outcomes.filter(({ decision }) => TAKES_PAYMENTS.includes(decision))).toEqual([]);
});
