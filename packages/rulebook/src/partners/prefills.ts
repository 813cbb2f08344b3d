import { z } from 'zod';
import { REFERRAL_ID_PATTERN } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';

/** The query parameter of a link that names a prefill. */
export const PREFILL_PARAMETER = 'prefillId';

export const PREFILL_ID_PATTERN = /^prefill_[\w-]{43}$/;

/** Three, two and four digits, however they are parted: a Social Security number wherever it stands. */
const SSN_WITHIN = /(?<!\d)\d{3}[\p{Pd}\p{Zs}.,/_]\d{2}[\p{Pd}\p{Zs}.,/_]\d{4}(?!\d)/u;

export const holdsTaxId = (text: string): boolean => SSN_WITHIN.test(text);

/** What a partner leaves for a link: values by the names that links have, and the referral whose link it is. */
export const createPrefillBody = z.strictObject({
  referralUrlId: z.string().regex(REFERRAL_ID_PATTERN).optional(),
  values: z
    .record(z.string().max(60), z.string().max(LIMITS.fieldMaxChars))
    .describe('by the names of the query parameters of a link: docs/generated/entities.md, startup; no tax id, no token'),
});

export const createPrefillReply = z.object({
  prefillId: z.string(),
  url: z.string().optional().describe('the page that the person opens; none where the partner has no referral id'),
  expiresAt: z.number().int().describe('ms since 1970'),
});
