import type { Answers } from '../answer-rows.ts';
import type { Market } from '../reference/locales.ts';

/**
 * An unregistered US business has a single owner, so other owners are not asked for.
 * docs/readings.md 132.
 */
export const mayHaveOtherOwners = (answers: Answers, { market }: { market: Market }): boolean =>
  market === 'CA' || answers['company.registered'] !== false;

/**
 * True when the applicant declared another owner of 25 % or more, and the business may have one.
 */
export const declaresOwners = (answers: Answers, context: { market: Market }): boolean =>
  answers['company.hasPartners'] === true && mayHaveOtherOwners(answers, context);
