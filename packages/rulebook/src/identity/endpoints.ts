import * as bodies from '../application-bodies.ts';
import * as replies from '../application-view.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';

/** The calls of photo ID and of the business's document. Document 1, section 7; docs/decisions/0021. */
export const IDENTITY_ENDPOINTS = {
  startIdentification: {
    summary: 'Opens the vendor’s frame for photo ID: resumes the open inquiry or begins one',
    who: 'applicant',
    requiresOpenStepUp: 'photoId',
    params: applicationIdParams,
    body: bodies.inquirySessionBody,
    reply: replies.inquirySessionReply,
    idempotent: true,
  },
  refreshIdentification: {
    summary:
      'How the inquiry about photo ID stands, read from the vendor again; without `inquiryId` the open one, else the last; `requestManualReview` asks a person of ours instead',
    who: 'applicant',
    params: applicationIdParams,
    body: bodies.refreshInquiryBody,
    reply: replies.inquiryReply,
    idempotent: true,
  },
  startVerification: {
    summary: 'Opens the vendor’s frame for the business’s document: resumes the open inquiry or begins one',
    who: 'applicant',
    requiresOpenStepUp: 'businessDocument',
    params: applicationIdParams,
    body: bodies.inquirySessionBody,
    reply: replies.inquirySessionReply,
    idempotent: true,
  },
  refreshVerification: {
    summary:
      'How the inquiry about the business’s document stands, read from the vendor again; without `inquiryId` the open one, else the last; `requestManualReview` asks a person of ours instead',
    who: 'applicant',
    params: applicationIdParams,
    body: bodies.refreshInquiryBody,
    reply: replies.inquiryReply,
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
