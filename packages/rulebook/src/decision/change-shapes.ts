import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import { LOCALE_IDS } from '../reference/locales.ts';
import { reviewer } from './case-records.ts';
import { CHANGE_PERIODS, CHANGE_REASON_IDS, CHANGE_STATES, CHANGEABLES } from './change-reasons.ts';
import { DECISION_LIMITS } from './limits.ts';

/** A request for changes as a reviewer sends it. */
export const requestChangesBody = z.strictObject({
  marks: z
    .array(
      z.strictObject({
        changeable: z.enum(CHANGEABLES),
        reason: z.enum(CHANGE_REASON_IDS),
        line: z
          .string()
          .max(DECISION_LIMITS.changeLineMaxChars)
          .optional()
          .describe('in the language of the applicant; without any long number'),
      }),
    )
    .max(CHANGEABLES.length),
  businessDays: z.literal(CHANGE_PERIODS).describe('within which the applicant answers'),
});

/** What the applicant would read of a request for changes. */
const changeWords = z.object({
  locale: z.enum(LOCALE_IDS),
  page: z.object({
    title: text,
    text,
    fields: z.array(z.object({ what: text, why: text, line: text.optional() })),
    action: text,
  }),
  email: z.object({ subject: text, text }),
});

/** What the applicant would read of it, by the code that sends it. */
export const previewChangesReply = z.object({
  by: text.describe('YYYY-MM-DD: the last day to answer'),
  shown: changeWords,
  english: changeWords.optional().describe('the same in English, where they read another language'),
});

/** A request for changes as staff see it, with what stood there before and what stands there now. */
export const changeRequest = z.object({
  reviewer,
  askedAt: timestamp,
  by: text,
  state: z.enum(CHANGE_STATES),
  answeredAt: timestamp.optional(),
  marks: z.array(
    z.object({
      changeable: z.enum(CHANGEABLES),
      reason: z.enum(CHANGE_REASON_IDS),
      line: text.optional(),
      before: text.optional().describe('absent of numbers and birth dates, which are not kept'),
      now: text.optional(),
      document: z
        .object({ before: text.optional(), now: text.optional() })
        .optional()
        .describe('of a document: ids of the one that was sent before, and of the one since'),
      isChanged: z.boolean().optional().describe('once answered, where it can be told'),
    }),
  ),
});
