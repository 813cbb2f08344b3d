import { z } from 'zod';
import { applicationView } from '../application-view.ts';
import { text } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { cardView } from './view.ts';

const addCreditCardBody = z.strictObject({
  token: z.string().regex(/^pm_[A-Za-z0-9_]{1,100}$/),
  primary: z.literal(true).default(true),
});

const addCreditCardReply = z.object({
  verify: z
    .enum(['DONE', 'REQUIRED'])
    .describe(
      'REQUIRED: the bank asks its customer first, in the provider’s own step; then the same call again',
    ),
  card: cardView.optional().describe('once it is DONE'),
  application: applicationView.optional().describe('once it is DONE'),
  clientSecret: text.optional().describe('what opens the provider’s own step in the browser'),
});

/** Cards that orders are paid with. docs/decisions/0075. */
export const CARDS_ENDPOINTS = {
  addCreditCard: {
    summary: 'Adds a card that was typed into the payment provider’s frame, without charging it',
    openWhenClosed: true,
    who: 'applicant',
    limit: 'cards',
    params: applicationIdParams,
    body: addCreditCardBody,
    reply: addCreditCardReply,
    errors: [
      ...([
        'application.incomplete',
        'application.notApproved',
        'card.failed',
        'card.tooMany',
      ] as const),
      ...([
        'card.declined',
        'card.fundsMissing',
        'card.expired',
        'card.codeWrong',
        'card.notAuthenticated',
      ] as const),
    ],
    idempotent: true,
    sharesAnswer: true,
    requiresRecentAuth: true,
  },
  removeCreditCard: {
    summary: 'Removes the card; the payment provider forgets it',
    openWhenClosed: true,
    who: 'applicant',
    limit: 'accountChanges',
    params: applicationIdParams,
    reply: applicationView,
    errors: ['application.stepUpClosed'],
    etag: 'read',
    idempotent: 'atomic',
    requiresRecentAuth: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
