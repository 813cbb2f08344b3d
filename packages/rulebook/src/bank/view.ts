import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import { BANK_FAILURES } from './bank-link.ts';
import { BANK_REVIEWS, BANK_STATUSES } from './bank-status.ts';
import { TEST_DEPOSIT_FAILURES, TEST_DEPOSIT_STATES } from './test-deposits.ts';

export const bankView = z.object({
  kind: z.enum(['plaid', 'manual']),
  bankName: text.optional(),
  last4: text,
  accountType: text,
  status: z.enum(BANK_STATUSES),
  availableBalance: z
    .number()
    .int()
    .optional()
    .describe('in cents, as the bank told it when the account was linked'),
  instantAuth: z
    .boolean()
    .optional()
    .describe('true where the bank itself gave the numbers at once'),
  failure: z
    .enum(BANK_FAILURES)
    .optional()
    .describe('why the account failed, where neither a review nor test deposits say it'),
  review: z
    .enum(BANK_REVIEWS)
    .optional()
    .describe('a reviewer still has to look at the account, or has refused it'),
  hasVoidCheck: z
    .boolean()
    .optional()
    .describe('true where what the reviewer looks at is a void cheque'),
  maySendVoidCheck: z
    .boolean()
    .optional()
    .describe('true where a void cheque may be sent, for the first time or again'),
  payoutsFrom: timestamp
    .optional()
    .describe('payouts to this account wait until then, because it replaced another one'),
  /** Days are YYYY-MM-DD. The amounts are never exposed. */
  testDeposits: z
    .object({
      state: z.enum(TEST_DEPOSIT_STATES),
      arrivesOn: text,
      enterBy: text,
      triesLeft: z.number().int(),
      mayResend: z.boolean(),
      failure: z.enum(TEST_DEPOSIT_FAILURES).optional(),
    })
    .optional(),
});
