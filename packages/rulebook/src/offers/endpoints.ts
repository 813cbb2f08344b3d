import { z } from 'zod';
import { BUSINESS_ID_PATTERN } from '../core/ids.ts';
import { text } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { NO_OFFER_REASONS } from './eligibility.ts';
import { cashAdvanceOfferView } from './view.ts';

const businessId = z.string().regex(BUSINESS_ID_PATTERN);

const eligibilityReply = z.object({
  eligible: z.boolean(),
  reason: z.enum(NO_OFFER_REASONS).optional().describe('why not'),
  businessId: text.optional().describe('whose offers to look at'),
  businessName: text.optional(),
});

const offersReply = z.object({
  businessName: text.optional(),
  offers: z.array(cashAdvanceOfferView),
});

/** Cash advances of the lending partner. docs/decisions/0069. */
export const OFFERS_ENDPOINTS = {
  getCashAdvanceEligibility: {
    summary:
      'Whether a business of the person can get a cash advance now: the one that is named, else the newest that is approved',
    who: 'user',
    limit: 'offers',
    inSupport: true,
    query: z.object({ businessId: businessId.optional() }),
    reply: eligibilityReply,
    errors: ['application.notFound', 'provider.unavailable'],
  },
  getCashAdvanceOffers: {
    summary: 'The lending partner’s offers to a business',
    who: 'user',
    limit: 'offers',
    inSupport: true,
    query: z.object({ businessId }),
    reply: offersReply,
    errors: ['application.notFound', 'cashAdvance.notEligible', 'provider.unavailable'],
  },
  openCashAdvanceOffer: {
    summary: 'Takes an offer up: where the partner’s own application goes on',
    who: 'user',
    limit: 'offers',
    params: z.object({ offerId: z.string().regex(/^[\w-]{1,100}$/) }),
    body: z.strictObject({ businessId }),
    reply: z.object({ redirectUrl: text }),
    errors: [
      'application.notFound',
      'cashAdvance.notEligible',
      'cashAdvance.offerEnded',
      'provider.unavailable',
    ],
    idempotent: 'natural',
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
