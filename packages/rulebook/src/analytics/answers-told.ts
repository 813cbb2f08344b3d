import type { Answers } from '../answer-rows.ts';
import type { Market } from '../reference/locales.ts';
import { salesAmount } from '../reference/sales-ranges.ts';

/** What analytics learn of the answers: never more than a choice. */
export function answersTold(market: Market, answers: Answers) {
  const salesRange = answers['company.gpv'];
  const amount = salesAmount(market, salesRange);
  return {
    hasBeneficialOwners: answers['company.hasPartners'] === true,
    gpvShown: salesRange !== undefined,
    gpvProvided: amount !== undefined,
    ...(amount === undefined ? {} : { gpvValue: amount }),
  };
}
