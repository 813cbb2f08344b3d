import { z } from 'zod';
import * as bodies from '../application-bodies.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { LOCALE_IDS } from '../reference/locales.ts';
import { PORTAL_IDS } from '../reference/portals.ts';
import { REFERRAL_ID_PATTERN } from '../routes.ts';

const text = z.string();
const at = z.number().int().describe('ms since 1970 on the product’s clock');

/** The configuration of a portal. Document 1, section 7, GET configs. */
export const configsReply = z.object({
  portal: z.enum(PORTAL_IDS),
  brand: z.object({ name: text, supportPhone: text.optional(), supportEmail: text.optional() }),
  market: z.enum(['US', 'CA']),
  currency: z.enum(['USD', 'CAD']),
  locales: z.array(z.enum(LOCALE_IDS)),
  flags: z.record(text, z.boolean()),
  fees: z.array(z.object({ id: text, basisPoints: z.number().int(), fixedCents: z.number().int() })),
  sessionTimeout: z.number().int().describe('ms'),
  plaidEnvironment: text,
  terms: z.object({ id: text, version: text }),
});

/** Document 1, section 3, Category. */
export const categoriesReply = z.object({
  categories: z.array(
    z.object({
      id: z.number().int(),
      label: text,
      type: text,
      industries: z.array(
        z.object({ id: z.number().int(), mcc: text, label: text, keywords: z.array(text), predictLabel: text, type: text }),
      ),
    }),
  ),
});

/** At most ten industries, best first; the name is the document's. decisions.md, section 7. */
export const predictionReply = z.object({
  top10LabelMlType: z
    .array(
      z.object({
        id: z.number().int(),
        mcc: text,
        label: text,
        type: text,
        score: z.number().describe('how likely it is beside all others, 0 to 1'),
      }),
    )
    .max(10),
});

/** When the session ends, in the one clock of its answer. decisions.md, section 6, session. */
export const sessionReply = z.object({ sessionEndsAt: at, serverNow: at });

export const emptyReply = z.object({ done: z.literal(true) });

/** What anybody may ask who looks at the portal, and the session of who is signed in. Document 1, section 7. */
export const VISITOR_ENDPOINTS = {
  getConfigs: {
    summary: 'The configuration of this portal, market and referral',
    who: 'anyone',
    query: z.object({ referralUrlId: z.string().regex(REFERRAL_ID_PATTERN).optional(), currency: z.string().max(10).optional() }),
    reply: configsReply,
  },
  getCategories: {
    summary: 'Category groups with their industries',
    who: 'anyone',
    reply: categoriesReply,
    cacheSeconds: 3_600,
  },
  predictCategories: {
    summary:
      'Guesses what a business does; `inputs` is its name, and by lines or as repeated parameters its other names, website host or description',
    who: 'anyone',
    query: z.object({ inputs: z.union([z.string(), z.array(z.string())]).optional() }),
    reply: predictionReply,
  },
  getSession: { summary: 'Keeps the session alive, and says when it ends', who: 'user', reply: sessionReply },
  recordEvent: {
    summary: 'One event of the catalogue',
    who: 'anyone',
    body: bodies.recordEventBody,
    reply: emptyReply,
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
