import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import { INQUIRY_MODES, INQUIRY_STATUSES } from '../reference/enumerations.ts';
import { INQUIRY_FAILURES } from './inquiry.ts';

export const inquiryView = z.object({
  mode: z.enum(INQUIRY_MODES),
  inquiryId: text.optional().describe('the one that is open'),
  vendorName: text.describe('who takes the documents'),
  withSelfie: z.boolean().optional().describe('whether the open one has a selfie'),
  lastStatus: z.enum(INQUIRY_STATUSES).optional().describe('how the last one stands'),
  failure: z
    .enum(INQUIRY_FAILURES)
    .optional()
    .describe('why the last one failed; it may be tried once more'),
  selfieOptional: z
    .boolean()
    .describe('true where the selfie is a choice with a consent of its own'),
  attemptsLeft: z.number().int(),
  nextTryAt: timestamp.optional(),
  manualReviewAvailable: z.boolean(),
  phone: text
    .optional()
    .describe(
      'the number, masked, that a link to this step may be texted to: only one that was proven',
    ),
});
