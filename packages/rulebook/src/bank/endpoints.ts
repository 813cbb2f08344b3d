import * as bodies from '../application-bodies.ts';
import * as replies from '../application-view.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';

/** Bank accounts. Document 1, section 7, financial-instruments. */
export const BANK_ENDPOINTS = {
  getPlaidToken: {
    summary: 'A token that opens the bank-linking window',
    who: 'applicant',
    params: applicationIdParams,
    reply: replies.plaidTokenReply,
    requiresRecentAuth: true,
  },
  linkPlaidAccount: {
    summary: 'Links the account chosen in the bank-linking window',
    who: 'applicant',
    params: applicationIdParams,
    body: bodies.linkPlaidAccountBody,
    reply: replies.bankReply,
    idempotent: true,
    requiresRecentAuth: true,
  },
  addManualAccount: {
    summary: 'Links an account typed by hand',
    who: 'applicant',
    params: applicationIdParams,
    body: bodies.addManualAccountBody,
    validates: ['bank'],
    reply: replies.bankReply,
    idempotent: true,
    requiresRecentAuth: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
