import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import { LOOK_FINDINGS } from './second-look.ts';

/** A line of an application’s record. */
export const auditLine = z.object({
  seq: z.number().int(),
  at: timestamp,
  actor: text,
  action: text,
  detail: text,
});

/** What a second look goes through. */
export const changesSinceReply = z.object({
  lines: z.array(auditLine),
  look: z
    .array(
      z.object({
        id: text.describe('said of it in a confirmation, in `looked`'),
        finding: z.enum(LOOK_FINDINGS).optional().describe('what the applicant is never told'),
        seq: z.number().int().optional().describe('the line of a change'),
      }),
    )
    .describe('everything that a confirmation has to say'),
});
