import type { ReasonCode } from './underwriting.ts';

export type ReasonTextsRow = { applicant: string; staff: string };
export type ReasonTexts = Record<ReasonCode, ReasonTextsRow>;

const looking = 'A person on our team is looking at your application. You do not need to do anything now.';
const notNow = 'We cannot offer you an account with the information that we have.';

/**
 * Why a decision was taken, where no step-up is asked with it: one text for the applicant, one for staff. The applicant's never says which answer failed, and a watch
 * list or a duplicate reads like any other review.
 */
export const DECISION_REASON_TEXTS = {
  'category.blocked': { applicant: 'We cannot process payments for this kind of business.', staff: 'The category is super-prohibited.' },
  'quebec.blocked': {
    applicant: 'In Quebec we cannot process payments for restaurants and transportation.',
    staff: 'A restaurant or paid transport in Quebec: a sales recording module is required.',
  },
  'internal.error': {
    applicant: 'Something went wrong on our side. A person on our team is looking at it.',
    staff: 'Our own request failed three times while the source was up.',
  },
  'watch.list': { applicant: looking, staff: 'A watch list has a hit. Do not tell the applicant.' },
  'person.fraud': { applicant: notNow, staff: 'The identity source reports fraud or a deceased person.' },
  duplicate: { applicant: looking, staff: 'The same person or tax id was declined lately, or has an approved account under another user.' },
  'inquiry.failed': { applicant: notNow, staff: 'The photo ID inquiry failed.' },
  'inquiry.fraud': { applicant: notNow, staff: 'The photo ID inquiry reports fraud.' },
  'inquiry.review': { applicant: looking, staff: 'The photo ID inquiry needs a look.' },
  'inquiry.failedTwice': { applicant: looking, staff: 'Photo ID failed twice. Look at the pictures at the vendor, then decide.' },
  'business.unresolved': { applicant: looking, staff: 'The business’s document failed or needs a look.' },
  'business.declined': { applicant: notNow, staff: 'The business source declines this business.' },
  review: { applicant: looking, staff: 'A source asks for a look by a person.' },
  'category.review': {
    applicant: 'We look at every business of this kind ourselves. You do not need to do anything now.',
    staff: 'The category is prohibited without a review.',
  },
  'source.unavailable': {
    applicant: 'We are still checking. You do not need to do anything now.',
    staff: 'A source did not answer; the checks go on by themselves.',
  },
  'source.unavailableTooLong': {
    applicant: looking,
    staff: 'A source has not answered for over an hour. Decide without it, or wait: it is asked again every hour.',
  },
  'owner.failed': { applicant: looking, staff: 'Another owner did not pass their check. Confirm them, ask again or decline.' },
  'owner.denied': { applicant: looking, staff: 'Another owner said that this is not their business.' },
  'owner.overdue': { applicant: looking, staff: 'Another owner has not answered in 14 days. Confirm them, ask again or decline.' },
  'level.basic': { applicant: 'You can take payments online. Verify your identity to get paid.', staff: 'BASIC level.' },
  'review.passed': { applicant: 'A person on our team looked at your application and approved it.', staff: 'A reviewer approved it.' },
  'review.refused': { applicant: notNow, staff: 'A reviewer decided against it.' },
  'all.clear': { applicant: 'Everything checked out.', staff: 'Nothing stands against it.' },
} satisfies Partial<ReasonTexts>;
