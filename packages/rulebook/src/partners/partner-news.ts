import { z } from 'zod';
import { DUE_ENDS } from '../core/due-ends.ts';
import { APPLICATION_ID_PATTERN } from '../core/ids.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { SIGN_UP_FORMS, STEP_UP_TYPES } from '../reference/enumerations.ts';
import { PARTNER_STATUSES } from './partner-statuses.ts';

/**
 * Remaining steps: sign-up pages, submission, requested step-ups, the bank, owners whom no email
 * has reached.
 */
export const STEPS_LEFT = [
  ...SIGN_UP_FORMS,
  'send',
  ...Object.keys(STEP_UP_TYPES),
  'bank',
  'owners',
];

/** What a partner may see of its own applicant: no personal data. docs/decisions/0095. */
export const partnerApplication = z.object({
  id: z.string().regex(APPLICATION_ID_PATTERN),
  referralUrlId: text,
  agentId: text.optional(),
  externalId: text.optional().describe('your own id of it, as `setExternalId` has kept it'),
  merchantId: text
    .optional()
    .describe('the merchant in other systems of ours; once it is approved'),
  businessName: text
    .optional()
    .describe(
      'none while nobody has given it, and none of a person who trades under their own name',
    ),
  market: z.enum(['US', 'CA']),
  currency: z.enum(['USD', 'CAD']),
  status: z.enum(PARTNER_STATUSES),
  stepsLeft: z
    .array(text)
    .describe(`what the applicant still has to do, in order: ${STEPS_LEFT.join(', ')}`),
  due: z
    .array(
      z.object({
        step: text.describe('one of `stepsLeft`, or what others still have to do of it'),
        by: text.describe('YYYY-MM-DD, the last day'),
        ends: z
          .enum(DUE_ENDS)
          .describe(
            'what is over then. `ourWait`: we decide with what we have. `deposits`: the bank is linked again. `link`: an owner needs a new link',
          ),
      }),
    )
    .optional()
    .describe('what has a last day, the first one first; left out where nothing has one'),
  money: z
    .object({ online: z.boolean(), inPerson: z.boolean(), payouts: z.boolean() })
    .describe('what already works'),
  sequence: z
    .number()
    .int()
    .describe(
      'grows with every change: of two views of one application, that with the higher number is the newer',
    ),
  createdAt: timestamp,
  changedAt: timestamp.describe(
    'ms since 1970: moves with `sequence`, also by a decision or another act of ours',
  ),
  submittedAt: timestamp.optional(),
});
export type PartnerApplication = z.infer<typeof partnerApplication>;
