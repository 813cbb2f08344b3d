import { z } from 'zod';

const inquiryId = z.string().max(100);

/** Opens or resumes an inquiry; the selfie is optional in Quebec only. docs/readings.md 72. */
export const inquirySessionBody = z.strictObject({
  inquiryId: inquiryId.optional(),
  withSelfie: z.boolean().optional(),
  selfieConsent: z.literal(true).optional(),
  onPhone: z
    .literal(true)
    .optional()
    .describe('to go on with a phone: a link to scan in place of a session'),
});

export const refreshInquiryBody = z.strictObject({
  inquiryId: inquiryId.optional(),
  requestManualReview: z.literal(true).optional(),
});
