import { z } from 'zod';
import { applicationReply, applicationView } from '../application-view.ts';
import { confirmedShape } from '../body-schema.ts';
import { LIMITS } from '../core/limits.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow, queryFlag } from '../endpoint-row.ts';
import {
  PHONE_LINK_FINGERPRINT_PATTERN,
  PHONE_LINK_REASON_IDS,
  PHONE_LINK_STATE_IDS,
} from './phone-link.ts';
import { TEXT_LIMIT_IDS } from './text-limits.ts';

/** Unknown ids and other people's get the same 404 from the handler. */
const linkId = z.object({ id: z.string() });

const changePhoneBody = z.strictObject({
  ...confirmedShape(['phoneChange']),
  applicant: z
    .strictObject({
      phone: z.strictObject({ localPhoneNumber: z.string().max(LIMITS.fieldMaxChars) }).partial(),
    })
    .partial(),
});

const verifyOtpBody = z.strictObject({ code: z.string().max(LIMITS.fieldMaxChars) });

const fingerprint = z.string().regex(PHONE_LINK_FINGERPRINT_PATTERN);

/** Accepted and never read: the server chooses the return URL. docs/readings.md 2. */
const finalTargetUrl = z.string().max(LIMITS.fieldMaxChars).optional();

/** Without `vfp` a network check starts; with it the browser has returned from one. */
const verifyByNetworkBody = z.strictObject({ finalTargetUrl, vfp: fingerprint.optional() });

const sendPhoneLinkBody = z.strictObject({ finalTargetUrl });

/**
 * Reported by the phone: its page was continued, the holder denied the request, or (with the link's
 * id) the vendor redirected back.
 */
const confirmPhoneLinkBody = z.strictObject({
  opened: z.literal(true).optional(),
  denied: z.literal(true).optional(),
  link: z.string().max(100).optional(),
});

const otpStatusReply = z.object({
  attempts: z.number().int().describe('tries left for this code'),
  application: applicationView,
});

const networkVerificationReply = z.object({
  redirectTargetUrl: text
    .optional()
    .describe(
      'where the browser goes so that the network can tell its number; none where it is not asked again',
    ),
  application: applicationView,
});

/** What the phone's page may show: nothing that its holder does not know. docs/readings.md 65. */
const phoneLinkReply = z.object({
  businessName: text,
  status: z.enum(PHONE_LINK_STATE_IDS),
  reason: z.enum(PHONE_LINK_REASON_IDS).optional(),
  expiresAt: timestamp,
  serverNow: timestamp,
});

const verificationUrlReply = phoneLinkReply.extend({
  url: text.describe('where the phone goes on to be recognised'),
});

/**
 * The circuit breaker for texts; `openedAt` while texts are stopped, `cause` is the limit that was
 * reached. docs/decisions/0046.
 */
const textNumbers = z.object({
  minute: z.number().int(),
  hour: z.number().int(),
  day: z.number().int(),
});
const textBreakerReply = z.object({
  openedAt: timestamp.optional(),
  cause: z.enum(TEXT_LIMIT_IDS).optional(),
  sent: textNumbers,
  limits: textNumbers,
});

const TEXT_ERRORS = [
  'otp.temporarilyLocked',
  'otp.permanentlyLocked',
  'texts.limitExceeded',
  'texts.paused',
  'otp.notSent',
  'phone.unsupportedLineType',
] as const;

export const PHONE_ENDPOINTS = {
  sendOtp: {
    summary: 'Texts the six-digit code, the same one while it lives',
    who: 'applicant',
    limit: 'phoneTexts',
    requiresOpenStepUp: 'code',
    params: applicationIdParams,
    reply: otpStatusReply,
    errors: ['otp.resendTooSoon', 'otp.sendLimitExceeded', ...TEXT_ERRORS],
    idempotent: true,
  },
  changePhone: {
    summary:
      'Changes a mistyped number after sending, and texts a code to the new one; the old one’s proof, code and links are void',
    who: 'applicant',
    limit: 'phoneTexts',
    requiresOpenStepUp: 'phoneChange',
    params: applicationIdParams,
    body: changePhoneBody.partial(),
    validates: ['phoneChange'],
    reply: otpStatusReply,
    errors: [
      'phone.unchanged',
      'phone.usedByOwner',
      'phone.changeLimitExceeded',
      'phone.unsupportedLineType',
      'phone.lookupLimitExceeded',
      'application.versionConflict',
    ],
    idempotent: true,
  },
  verifyOtp: {
    summary: 'Answers the code; `skip=true` asks for photo ID instead',
    who: 'applicant',
    limit: 'phoneCodes',
    requiresOpenStepUp: 'code',
    params: applicationIdParams,
    query: z.object({ skip: queryFlag }),
    body: verifyOtpBody.partial(),
    validates: ['otp'],
    reply: otpStatusReply,
    errors: [
      'otp.incorrect',
      'otp.expired',
      'otp.attemptsExceeded',
      'otp.temporarilyLocked',
      'otp.permanentlyLocked',
      'provider.unavailable',
    ],
    idempotent: true,
  },
  verifyPhoneByNetwork: {
    summary:
      'Asks the phone’s network for its number, and proves the phone by it; `skip=true` does not wait for it',
    who: 'applicant',
    limit: 'phoneTexts',
    requiresOpenStepUp: 'phoneNetwork',
    params: applicationIdParams,
    query: z.object({ skip: queryFlag }),
    body: verifyByNetworkBody,
    reply: networkVerificationReply,
    idempotent: true,
  },
  sendPhoneLink: {
    summary:
      'Texts a link that proves the phone; `retry=true` a new one, `skip=true` asks for photo ID instead',
    who: 'applicant',
    limit: 'phoneTexts',
    requiresOpenStepUp: 'phoneLink',
    params: applicationIdParams,
    query: z.object({ skip: queryFlag, retry: queryFlag }),
    body: sendPhoneLinkBody,
    reply: applicationReply,
    errors: ['phoneLink.resendTooSoon', 'phoneLink.sendLimitExceeded', ...TEXT_ERRORS],
    idempotent: true,
  },
  confirmPhoneLink: {
    summary:
      'A phone continues, confirms or denies the link that it got; the fingerprint authorises it',
    who: 'anyone',
    limit: 'phonePages',
    params: linkId.extend({ vfp: z.string().max(200) }),
    body: confirmPhoneLinkBody,
    reply: phoneLinkReply,
    errors: ['link.incorrect', 'link.expired', 'application.stepUpClosed', 'provider.unavailable'],
    idempotent: true,
    keyOwner: ({ params }) => params.vfp,
  },
  getTextBreaker: {
    summary: 'Whether text messages are stopped, and how many were sent',
    who: 'staff',
    may: 'texts.stop',
    limit: { none: 'staff' },
    reply: textBreakerReply,
  },
  resetTextBreaker: {
    summary: 'Lets text messages go out again',
    who: 'staff',
    may: 'texts.stop',
    limit: { none: 'staff' },
    reply: textBreakerReply,
    idempotent: 'natural',
  },
  getVerificationUrl: {
    summary: 'What a texted link is about and where its phone goes on; changes nothing',
    who: 'anyone',
    limit: 'phonePages',
    params: linkId,
    query: z.object({ vfp: z.string().max(200) }),
    reply: verificationUrlReply,
    errors: ['link.incorrect', 'link.expired'],
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
