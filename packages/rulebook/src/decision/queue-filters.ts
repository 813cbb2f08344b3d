import { z } from 'zod';
import { PARTNER_ID_PATTERN } from '../partners/partner-id.ts';
import { LOCALE_IDS } from '../reference/locales.ts';
import { PORTAL_IDS } from '../reference/portals.ts';
import { CASE_RISKS } from './case-risk.ts';
import { QUEUE_CLAIMS, QUEUE_VIEWS, QUEUE_WAIT_IDS } from './queue-views.ts';
import { REASONS } from './reasons.ts';
import { REVIEW_CASES } from './review-queue.ts';

/** What the review queue may be narrowed to. */
export const queueFilters = z.strictObject({
  view: z.enum(QUEUE_VIEWS).optional(),
  case: z.enum(REVIEW_CASES).optional(),
  market: z.enum(['US', 'CA']).optional(),
  portal: z.enum(PORTAL_IDS).optional(),
  locale: z.enum(LOCALE_IDS).optional(),
  risk: z.enum(CASE_RISKS).optional(),
  reason: z.enum(REASONS).optional().describe('of a decision that waits'),
  waiting: z.enum(QUEUE_WAIT_IDS).optional().describe('for at least so long'),
  claim: z.enum(QUEUE_CLAIMS).optional().describe('by whom, now'),
  partner: z.string().regex(PARTNER_ID_PATTERN).optional().describe('that referred them'),
});
