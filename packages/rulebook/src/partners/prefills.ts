import { z } from 'zod';
import { REFERRAL_ID_PATTERN } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';

export const PREFILL_PARAMETER = 'prefillId';

export const PREFILL_ID_PATTERN = /^prefill_[\w-]{43}$/;

/** Three, two and four digits with any separator: a Social Security number anywhere in a text. */
const SSN_WITHIN = /(?<!\d)\d{3}[\p{Pd}\p{Zs}.,/_]\d{2}[\p{Pd}\p{Zs}.,/_]\d{4}(?!\d)/u;

export const holdsTaxId = (text: string): boolean => SSN_WITHIN.test(text);

export const createPrefillBody = z.strictObject({
  referralUrlId: z.string().regex(REFERRAL_ID_PATTERN).optional(),
  values: z
    .record(z.string().max(60), z.string().max(LIMITS.fieldMaxChars))
    .describe('answers, and what else a link can carry; others are refused, a tax id or token too'),
});

export const createPrefillReply = z.object({
  prefillId: z.string(),
  url: z
    .string()
    .optional()
    .describe('the page that the person opens; none where the partner has no referral id'),
  expiresAt: z.number().int().describe('ms since 1970'),
  dropped: z
    .array(z.object({ field: z.string(), code: z.string() }))
    .optional()
    .describe('values that no market of the link can take, and why; the person is asked for them'),
});
