import type { Answers } from '../answer-rows.ts';
import type { Market } from '../reference/locales.ts';
import { salesAmount } from '../reference/sales-ranges.ts';

/** Answers shared with analytics: choices only, never free text. */
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
