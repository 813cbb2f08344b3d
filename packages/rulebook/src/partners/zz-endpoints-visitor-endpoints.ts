import { z } from 'zod';
import { REFERRAL_ID } from '../routes.ts';
import * as bodies from '../application-bodies.ts';
import * as replies from './endpoints.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import type { EndpointKey } from '../endpoint-paths.ts';

/** What anybody may ask who looks at the portal, and the session of who is signed in. Document 1, section 7. */
export const VISITOR_ENDPOINTS = {
  getConfigs: {
    summary: 'The configuration of this portal, market and referral',
    who: 'anyone',
    query: z.object({ referralUrlId: z.string().regex(REFERRAL_ID).optional(), currency: z.string().max(10).optional() }),
    reply: replies.configsReply,
  },
  getCategories: {
    summary: 'Category groups with their industries',
    who: 'anyone',
    reply: replies.categoriesReply,
    cacheSeconds: 3_600,
  },
  predictCategories: {
    summary:
      'Guesses what a business does; `inputs` is its name, and by lines or as repeated parameters its other names, website host or description',
    who: 'anyone',
    query: z.object({ inputs: z.union([z.string(), z.array(z.string())]).optional() }),
    reply: replies.predictionReply,
  },
  getSession: { summary: 'Keeps the session alive, and says when it ends', who: 'user', reply: replies.sessionReply },
  sendAnalytics: {
    summary: 'One event of the catalogue',
    who: 'anyone',
    body: bodies.analyticsBody,
    reply: replies.doneReply,
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
