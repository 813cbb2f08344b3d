import { z } from 'zod';
import { DEVICE_CLASSES } from './analytics/device-class.ts';
import { FUNNEL_ACTIONS } from './funnel.ts';
import { LOCALE_IDS, MARKET_IDS } from './reference/locales.ts';
import { PORTAL_IDS } from './reference/portals.ts';

const at = z.number().int();
const word = z.string().max(60);

/** The way of a made-up application, as the sandbox tells it. */
export const WALK = z.strictObject({
  id: word,
  portal: z.enum(PORTAL_IDS),
  market: z.enum(MARKET_IDS),
  locale: z.enum(LOCALE_IDS),
  lines: z
    .array(z.strictObject({ at, action: z.enum(FUNNEL_ACTIONS), detail: z.record(word, word) }))
    .min(1),
  events: z.array(
    z.strictObject({
      ...{ at, type: z.enum(['screen.shown', 'signup.error']), screen: word },
      ...{ field: word.optional(), errorCode: word.optional() },
      device: z.enum(DEVICE_CLASSES).optional(),
    }),
  ),
});
export type Walk = z.infer<typeof WALK>;
