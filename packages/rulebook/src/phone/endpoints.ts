import { z } from 'zod';
import * as bodies from '../application-bodies.ts';
import * as replies from '../application-view.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow, queryFlag } from '../endpoint-row.ts';

/** A link that is unknown, and one of an application that is none, are the same 404: the handler says it. */
const linkId = z.object({ id: z.string() });

/** Codes, links and the network that prove a phone. Document 1, section 7. */
export const PHONE_ENDPOINTS = {
  sendOtp: {
    summary: 'Texts the six-digit code, the same one while it lives',
    who: 'applicant',
    requiresOpenStepUp: 'code',
    params: applicationIdParams,
    reply: replies.otpStatusReply,
    idempotent: true,
  },
  verifyOtp: {
    summary: 'Answers the code; `skip=true` asks for photo ID instead',
    who: 'applicant',
    requiresOpenStepUp: 'code',
    params: applicationIdParams,
    query: z.object({ skip: queryFlag }),
    body: bodies.verifyOtpBody.partial(),
    validates: ['otp'],
    reply: replies.otpStatusReply,
    idempotent: true,
  },
  verifyPhoneByNetwork: {
    summary: 'Asks the phone’s network for its number, and proves the phone by it; `skip=true` does not wait for it',
    who: 'applicant',
    requiresOpenStepUp: 'phoneNetwork',
    params: applicationIdParams,
    query: z.object({ skip: queryFlag }),
    body: bodies.verifyByNetworkBody,
    reply: replies.networkVerificationReply,
    idempotent: true,
  },
  sendPhoneLink: {
    summary: 'Texts a link that proves the phone; `retry=true` a new one, `skip=true` asks for photo ID instead',
    who: 'applicant',
    requiresOpenStepUp: 'phoneLink',
    params: applicationIdParams,
    query: z.object({ skip: queryFlag, retry: queryFlag }),
    body: bodies.sendPhoneLinkBody,
    reply: replies.stepUpReply,
    idempotent: true,
  },
  confirmPhoneLink: {
    summary: 'A phone continues, confirms or denies the link that it got; the fingerprint authorises it',
    who: 'anyone',
    params: linkId.extend({ vfp: z.string().max(200) }),
    body: bodies.confirmPhoneLinkBody,
    reply: replies.phoneLinkReply,
    idempotent: true,
    keyOwner: ({ params }) => params.vfp,
  },
  getVerificationUrl: {
    summary: 'What a texted link is about and where its phone goes on; changes nothing',
    who: 'anyone',
    params: linkId,
    query: z.object({ vfp: z.string().max(200) }),
    reply: replies.verificationUrlReply,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
