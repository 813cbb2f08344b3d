import { z } from 'zod';
import { text } from '../core/view-schemas.ts';

export const cashAdvanceOfferView = z.object({
  offerId: text,
  businessId: text,
  offersAmount: z.number().int().describe('the most that can be had, in cents'),
  currency: z.enum(['USD', 'CAD']),
  partner: text.describe('whose offer it is'),
  repaymentBasisPoints: z
    .number()
    .int()
    .describe('the share of each day’s sales that pays it back'),
  costCents: z
    .number()
    .int()
    .optional()
    .describe('what it costs in all, where the partner says so'),
  yearlyRateBasisPoints: z
    .number()
    .int()
    .optional()
    .describe('the same as a yearly rate, where the partner says so'),
  months: z
    .number()
    .int()
    .optional()
    .describe('how long paying back takes by the partner’s estimate'),
  expiresOn: text.optional().describe('the last day, YYYY-MM-DD, where the business is'),
});
export type CashAdvanceOfferView = z.infer<typeof cashAdvanceOfferView>;
