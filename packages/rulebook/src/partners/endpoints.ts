import { z } from 'zod';
import { REFERRAL_ID_PATTERN } from '../core/ids.ts';
import { text } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { LOCALE_IDS } from '../reference/locales.ts';
import { ORGANIZATION_KINDS, PORTAL_IDS, SOCIAL_NETWORKS } from '../reference/portals.ts';

/** The configuration of a portal. docs/readings.md 111. */
const configsReply = z.object({
  portal: z.enum(PORTAL_IDS),
  environment: text.describe('by its name: local, ci, test, ote or production'),
  brand: z.object({
    name: text,
    supportPhone: text.optional(),
    supportEmail: text.optional(),
    socialUrls: z.partialRecord(z.enum(SOCIAL_NETWORKS), text).optional(),
  }),
  organizationIds: z.partialRecord(z.enum(ORGANIZATION_KINDS), text).optional(),
  agreementUrls: z.record(text, text.optional()).optional().describe('the agreement of this market, by language'),
  market: z.enum(['US', 'CA']),
  currency: z.enum(['USD', 'CAD']),
  locales: z.array(z.enum(LOCALE_IDS)),
  flags: z.record(text, z.boolean()),
  fees: z.array(z.object({ id: text, basisPoints: z.number().int(), fixedCents: z.number().int() })),
  sessionTimeout: z.number().int().describe('ms'),
  plaidEnvironment: text,
  terms: z.object({ id: text, version: text }),
});

/** The configuration of a portal. */
export const PARTNERS_ENDPOINTS = {
  getConfigs: {
    summary: 'The configuration of this portal, market and referral',
    who: 'anyone',
    query: z.object({ referralUrlId: z.string().regex(REFERRAL_ID_PATTERN).optional(), currency: z.string().max(10).optional() }),
    reply: configsReply,
    errors: ['config.portalMoved', 'config.unsupported'],
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
