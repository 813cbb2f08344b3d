import { z } from 'zod';
import { answerShape } from '../answer-view.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { inquiryView } from '../identity/inquiry-view.ts';
import { LOCALE_IDS } from '../reference/locales.ts';
import { PORTAL_IDS } from '../reference/portals.ts';
import { OWNER_VERIFICATIONS } from './invitation.ts';
import { OWNER_STEP_UP_TYPES } from './owner-check.ts';
import { OWNER_PAGE_IDS } from './owner-pages.ts';

/**
 * All that an invited owner sees: their own record, and who invites. Nothing else of the
 * application, its bank or its other owners.
 */
export const ownerRecordView = z.object({
  ...answerShape('owner'),
  applicationId: text,
  ownerId: text,
  portal: z.enum(PORTAL_IDS),
  market: z.enum(['US', 'CA']),
  locale: z.enum(LOCALE_IDS).describe('the language that we write to them in'),
  businessName: text,
  applicantName: text,
  page: z.enum(OWNER_PAGE_IDS).describe('the page to show, computed from the facts'),
  pageRule: text,
  verification: z.enum(OWNER_VERIFICATIONS),
  isOver: z
    .literal(true)
    .optional()
    .describe('once the application was decided: nothing more is asked of them'),
  stepUpDetails: z
    .array(z.object({ type: z.enum(OWNER_STEP_UP_TYPES) }))
    .describe('what is asked of them now'),
  inquiry: inquiryView.optional(),
  taxIds: z.object({ changesLeft: z.number().int() }),
  answerBy: timestamp.optional().describe('by when they must have confirmed who they are'),
  serverNow: timestamp,
});
export type OwnerRecordView = z.infer<typeof ownerRecordView>;
