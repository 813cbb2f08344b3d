import { z } from 'zod';
import * as bodies from '../application-bodies.ts';
import * as replies from '../application-view.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow, queryFlag } from '../endpoint-row.ts';
import { TAX_INFORMATION_TYPES } from './tax-information.ts';

/** Tax ids by themselves and in their steps, and the e-mailed link that asks one. Document 1, section 7; decisions.md, row 34. */
export const TAX_ID_ENDPOINTS = {
  openLinkSession: {
    summary:
      'Exchanges the token of an e-mailed link, once, for a short session of its own; the same call with the same key gives that session again',
    who: 'anyone',
    body: bodies.openLinkBody,
    reply: replies.openLinkReply,
    idempotent: 'natural',
    keyOwner: ({ body }) => body.token,
  },
  getTaxInformation: {
    summary: 'Whether a tax id of this kind is wanted; shows the business’s name alone',
    who: 'link',
    params: applicationIdParams,
    query: z.object({ type: z.enum(TAX_INFORMATION_TYPES).optional() }),
    reply: replies.taxInformationReply,
  },
  submitTaxId: {
    summary: 'A tax id by itself',
    who: 'link',
    params: applicationIdParams,
    body: bodies.submitTaxIdBody,
    validates: ['taxId'],
    reply: replies.taxInformationReply,
    idempotent: true,
    requiresRecentAuth: true,
  },
  submitFullEin: {
    summary: 'The full EIN with the legal name of the business',
    who: 'link',
    params: applicationIdParams,
    body: bodies.submitFullEinBody,
    validates: ['fullEin'],
    reply: replies.taxInformationReply,
    idempotent: true,
    requiresRecentAuth: true,
  },
  submitFullSsn: {
    summary: 'All nine digits of the SSN; `skip=true` asks for photo ID instead',
    who: 'applicant',
    requiresOpenStepUp: 'fullSsn',
    params: applicationIdParams,
    query: z.object({ skip: queryFlag }),
    body: bodies.submitFullSsnBody,
    validates: ['fullSsn'],
    reply: replies.stepUpReply,
    idempotent: true,
    requiresRecentAuth: true,
  },
  submitBusinessInfo: {
    summary: 'The business’s details once more, corrected or confirmed',
    who: 'applicant',
    requiresOpenStepUp: 'businessInfo',
    params: applicationIdParams,
    body: bodies.submitBusinessInfoBody,
    validates: ['businessInfo'],
    reply: replies.stepUpReply,
    idempotent: true,
    requiresRecentAuth: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
