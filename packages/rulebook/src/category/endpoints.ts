import { z } from 'zod';
import { text } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { CATEGORY_CLASSES } from '../reference/enumerations.ts';
import { CATEGORY_LIMITS } from './limits.ts';

const categoriesReply = z.object({
  categories: z.array(
    z.object({
      id: z.number().int(),
      label: text,
      type: z.enum(CATEGORY_CLASSES).describe('the class of most of its industries'),
      industries: z.array(
        z.object({
          id: z.number().int(),
          mcc: text,
          label: text,
          keywords: z.array(text),
          predictLabel: text,
          type: z.enum(CATEGORY_CLASSES),
        }),
      ),
    }),
  ),
});

/** At most ten industries, best first; the name is specified. */
const predictionReply = z.object({
  top10LabelMlType: z
    .array(
      z.object({
        id: z.number().int(),
        mcc: text,
        label: text,
        type: z.enum(CATEGORY_CLASSES),
        score: z.number().describe('how likely it is beside all others, 0 to 1'),
      }),
    )
    .max(10),
});

const described = z.string().max(CATEGORY_LIMITS.predictInputMaxChars);

export const CATEGORY_ENDPOINTS = {
  getCategories: {
    summary: 'Category groups with their industries',
    who: 'anyone',
    limit: { none: 'publicTable' },
    inSupport: true,
    reply: categoriesReply,
    cacheSeconds: 3_600,
  },
  predictCategories: {
    summary:
      'Guesses what a business does; `inputs` is its name, and by lines or as repeated parameters its other names, website host or description',
    who: 'anyone',
    limit: { none: 'publicTable' },
    inSupport: true,
    query: z.object({
      inputs: z
        .union([described, z.array(described).max(CATEGORY_LIMITS.predictInputsMax)])
        .optional(),
    }),
    reply: predictionReply,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
