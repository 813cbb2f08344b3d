import { z } from 'zod';
import { PORTALS } from '../core/facts.ts';
import { LOCALES } from '../reference/markets.ts';

const text = z.string();
const at = z.number().int().describe('ms since 1970 on the product’s clock');

/** The configuration of a portal. Document 1, section 7, GET configs. */
export const configsReply = z.object({
  portal: z.enum(PORTALS),
  brand: z.object({ name: text, supportPhone: text.optional(), supportEmail: text.optional() }),
  market: z.enum(['US', 'CA']),
  currency: z.enum(['USD', 'CAD']),
  locales: z.array(z.enum(LOCALES)),
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

export const doneReply = z.object({ done: z.literal(true) });
