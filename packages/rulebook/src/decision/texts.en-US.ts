import type { ReasonCode } from './reasons.ts';

export type ReasonTextsRow = { applicant: string; staff: string };
export type ReasonTexts = Record<ReasonCode, ReasonTextsRow>;

const looking =
  'Someone on our team is reviewing your application. There’s nothing you need to do now.';
const notNow =
  'We can’t offer you an account based on the information we have. You can ask someone on our team to look again.';

/**
 * Reasons of decisions that request no step-up: one text for the applicant, one for staff. The
 * applicant's text never reveals which answer failed, and a watch-list hit or a duplicate reads
 * like any other review.
 */
export const DECISION_REASON_TEXTS = {
  'category.blocked': {
    applicant:
      'We can’t process payments for this kind of business. If most of your sales are something else, you can apply with that instead.',
    staff: 'Category not allowed (SUPER_PROHIBITED).',
  },
  'quebec.blocked': {
    applicant:
      'In Quebec, we can’t process payments for restaurants or transportation. They need a sales recording module, which we don’t offer.',
    staff: 'Restaurant or paid transportation in Quebec: a sales recording module is required.',
  },
  'internal.error': {
    applicant:
      'Something went wrong on our side, not with your answers. Someone on our team is looking into it.',
    staff: 'Our own request failed three times while the source was up.',
  },
  'watch.list': {
    applicant: looking,
    staff: 'Watch-list hit. Don’t tell the applicant.',
  },
  'person.fraud': {
    applicant: notNow,
    staff: 'The identity source reports fraud or a deceased person. Don’t tell the applicant.',
  },
  duplicate: {
    applicant: looking,
    staff:
      'Same person or tax ID declined in the last 30 days, or approved under another user. Don’t tell the applicant.',
  },
  'inquiry.failed': {
    applicant: notNow,
    staff: 'Photo ID check failed.',
  },
  'inquiry.fraud': {
    applicant: notNow,
    staff: 'The photo ID check reports fraud. Don’t tell the applicant.',
  },
  'inquiry.review': {
    applicant: looking,
    staff: 'Photo ID check needs a manual review.',
  },
  'inquiry.failedTwice': {
    applicant: looking,
    staff: 'Photo ID failed twice. Look at the photos at the vendor, then decide.',
  },
  'business.unresolved': {
    applicant: looking,
    staff: 'The business document failed or needs a manual review.',
  },
  'business.declined': {
    applicant: notNow,
    staff: 'The business source declines this business.',
  },
  review: {
    applicant: looking,
    staff: 'A source asks for a manual review.',
  },
  'category.review': {
    applicant:
      'We review every business of this kind ourselves. There’s nothing you need to do now.',
    staff: 'Category allowed only after a review (PROHIBITED).',
  },
  'address.noBuildingNumber': {
    applicant: looking,
    staff:
      'The applicant confirmed that the address has no building number. Find the place on a map or in a register.',
  },
  'source.unavailable': {
    applicant: 'We’re still checking. There’s nothing you need to do now.',
    staff: 'A source hasn’t answered. It’s asked again automatically.',
  },
  'source.unavailableTooLong': {
    applicant: looking,
    staff:
      'A source hasn’t answered for over an hour. Decide without it, or wait: it’s asked again every hour.',
  },
  'owner.failed': {
    applicant: looking,
    staff: 'An owner didn’t pass the identity check. Confirm them, ask again or decline.',
  },
  'owner.denied': { applicant: looking, staff: 'Someone named as an owner says they’re not one.' },
  'owner.replaced': {
    applicant:
      'You replaced an owner after we’d emailed them. Someone on our team is taking a look.',
    staff:
      'An owner we’d written to was replaced. Accept the change, confirm them, ask again or decline.',
  },
  'owner.overdue': {
    applicant: looking,
    staff: 'An owner hasn’t answered in 14 days. Confirm them, ask again or decline.',
  },
  'level.basic': {
    applicant: 'You can take payments online. Verify your identity to get paid.',
    staff: 'BASIC level: identity comes later.',
  },
  'review.passed': {
    applicant: 'Someone on our team reviewed your application and approved it.',
    staff: 'Approved by a reviewer.',
  },
  'review.refused': { applicant: notNow, staff: 'Declined by a reviewer.' },
  'review.reopened': {
    applicant: looking,
    staff:
      'Two of us took the refusal back. The rules would decline it again, so someone on our team decides.',
  },
  'all.clear': { applicant: 'Everything checked out.', staff: 'All checks passed.' },
} satisfies Partial<ReasonTexts>;
