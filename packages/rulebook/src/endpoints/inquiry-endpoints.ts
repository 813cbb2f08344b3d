import { z } from 'zod';
import { APPLICATION_ID } from '../routes.ts';
import * as bodies from './bodies.ts';
import type { EndpointRow } from './endpoints.ts';
import type { EndpointKey } from './paths.ts';
import * as replies from './replies.ts';

const id = z.object({ id: z.string().regex(APPLICATION_ID) });

/** The calls of photo ID and of the business's document. Document 1, section 7; docs/decisions/0021. */
export const INQUIRY_ENDPOINTS = {
  startIdentification: {
    summary: 'Opens the vendor’s frame for photo ID: resumes the open inquiry or begins one',
    who: 'applicant',
    params: id,
    body: bodies.inquirySessionBody,
    reply: replies.inquirySessionReply,
    idempotent: true,
  },
  readIdentification: {
    summary: 'How the inquiry about photo ID stands, read from the vendor again; `askPerson` asks a person of ours instead',
    who: 'applicant',
    params: id,
    body: bodies.inquiryBody,
    reply: replies.inquiryReply,
  },
  startVerification: {
    summary: 'Opens the vendor’s frame for the business’s document: resumes the open inquiry or begins one',
    who: 'applicant',
    params: id,
    body: bodies.inquirySessionBody,
    reply: replies.inquirySessionReply,
    idempotent: true,
  },
  readVerification: {
    summary: 'How the inquiry about the business’s document stands, read from the vendor again; `askPerson` asks a person of ours instead',
    who: 'applicant',
    params: id,
    body: bodies.inquiryBody,
    reply: replies.inquiryReply,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
