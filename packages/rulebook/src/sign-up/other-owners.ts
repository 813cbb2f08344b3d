import type { Answers } from '../answer-rows.ts';
import type { Market } from '../reference/locales.ts';

/** True where somebody else may own a part: a US business that is not registered is its owner alone, so they are not asked. docs/readings.md 132. */
export const mayHaveOtherOwners = (answers: Answers, { market }: { market: Market }): boolean =>
  market === 'CA' || answers['company.registered'] !== false;

/** True where the applicant said that somebody else owns 25 % or more, and may be asked about it. */
export const declaresOwners = (answers: Answers, context: { market: Market }): boolean =>
  answers['company.hasPartners'] === true && mayHaveOtherOwners(answers, context);
