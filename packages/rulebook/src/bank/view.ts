import { z } from 'zod';
import { text } from '../core/view-schemas.ts';
import { BANK_STATUSES } from './bank-status.ts';

/** The bank account that payouts go to. */
export const bankView = z.object({
  kind: z.enum(['plaid', 'manual']),
  bankName: text.optional(),
  last4: text,
  accountType: text,
  status: z.enum(BANK_STATUSES),
});
