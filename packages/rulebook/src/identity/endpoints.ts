import { z } from 'zod';
import { applicationReply, applicationView } from '../application-view.ts';
import { bodyShapeFor, confirmedShape } from '../body-schema.ts';
import { text } from '../core/view-schemas.ts';
import { REVEAL_REASONS } from '../decision/reveal-reasons.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { INQUIRY_STATUSES } from '../reference/enumerations.ts';
import { DOCUMENT_SIDES } from './documents.ts';
import { inquirySessionBody, refreshInquiryBody } from './inquiry-bodies.ts';

const submitFullOnboardingBody = z.strictObject({
  ...confirmedShape(['ownerIdentity']),
  applicant: z
    .strictObject(
      bodyShapeFor({
        forms: ['ownerIdentity'],
        at: 'applicant.',
        entity: 'applicant',
        answered: applicationView.shape.applicant,
      }),
    )
    .optional(),
  company: z
    .strictObject(
      bodyShapeFor({
        forms: ['ownerIdentity'],
        at: 'company.',
        entity: 'company',
        answered: applicationView.shape.company,
      }),
    )
    .optional(),
});

/**
 * What the vendor’s browser SDK or the phone needs; both are absent once the inquiry is completed.
 * docs/decisions/0062.
 */
const inquirySessionReply = z.object({
  inquiryId: text,
  sessionToken: text.optional(),
  phoneLink: text.optional().describe('the vendor’s one-time link, good for ten minutes'),
  isInquiryCompleted: z.boolean(),
  host: text.describe('the host of the vendor’s frame'),
  frameKind: text.describe('how a page shows it'),
  vendorName: text,
  application: applicationView,
});

const inquiryReply = z.object({
  inquirySessionStatus: z.enum(INQUIRY_STATUSES),
  applicantId: text,
  application: applicationView,
});

const readDocumentBody = z.strictObject({
  inquiryId: z.string().max(80),
  side: z.enum(DOCUMENT_SIDES),
  reason: z.enum(REVEAL_REASONS),
});

const readDocumentReply = z.object({
  document: z
    .object({ mediaType: z.enum(['image/jpeg', 'image/png']), content: text.describe('base64') })
    .optional(),
  missing: z
    .enum(['gone', 'unreadable'])
    .optional()
    .describe('why there is none: the vendor has no such picture, or it cannot be drawn'),
});

/**
 * Photo ID, business documents, and the numbers and details that verify a person or business.
 * docs/decisions/0021.
 */
export const IDENTITY_ENDPOINTS = {
  requestFullOnboarding: {
    summary: 'Asks for the identity that BASIC level left for later',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    params: applicationIdParams,
    reply: applicationView,
    errors: ['application.stepUpClosed'],
    etag: 'read',
    idempotent: 'natural',
  },
  submitFullOnboarding: {
    summary:
      'Takes the identity that was left for later, whole: it lifts the application to FULL and is looked at again',
    who: 'applicant',
    limit: 'identityChecks',
    requiresOpenStepUp: 'FULL_ONBOARDING',
    params: applicationIdParams,
    body: submitFullOnboardingBody,
    validates: ['ownerIdentity'],
    reply: applicationView,
    errors: ['application.incomplete', 'taxId.changeLimitExceeded'],
    etag: 'write',
    idempotent: true,
    requiresRecentAuth: 'taxId',
  },
  startIdentification: {
    summary: 'Opens the vendor’s frame for photo ID: resumes the open inquiry or begins one',
    who: 'applicant',
    limit: 'photoIdStarts',
    requiresOpenStepUp: 'GOV_ID_SELFIE',
    params: applicationIdParams,
    body: inquirySessionBody,
    reply: inquirySessionReply,
    errors: ['inquiry.attemptsExceeded', 'inquiry.consentRequired', 'inquiry.sessionTokenMissing'],
    idempotent: true,
  },
  textIdentificationLink: {
    summary:
      'Texts the open inquiry’s one-time link to the applicant’s phone; only to a number that was proven',
    who: 'applicant',
    limit: 'phoneTexts',
    requiresOpenStepUp: 'GOV_ID_SELFIE',
    params: applicationIdParams,
    reply: applicationReply,
    errors: [
      'inquiry.phoneUnproven',
      'inquiry.linkTooSoon',
      'inquiry.linkNotTexted',
      'inquiry.sessionTokenMissing',
    ],
    idempotent: true,
  },
  refreshIdentification: {
    summary:
      'How the inquiry about photo ID stands, read from the vendor again; without `inquiryId` the open one, else the last; `requestManualReview` asks a person of ours instead',
    who: 'applicant',
    limit: 'photoIdLooks',
    params: applicationIdParams,
    body: refreshInquiryBody,
    reply: inquiryReply,
    errors: ['provider.unavailable', 'application.stepUpClosed'],
    idempotent: true,
  },
  startVerification: {
    summary:
      'Opens the vendor’s frame for the business’s document: resumes the open inquiry or begins one',
    who: 'applicant',
    limit: 'photoIdStarts',
    requiresOpenStepUp: 'EIN_DOC',
    params: applicationIdParams,
    body: inquirySessionBody,
    reply: inquirySessionReply,
    errors: ['inquiry.attemptsExceeded', 'inquiry.consentRequired', 'inquiry.sessionTokenMissing'],
    idempotent: true,
  },
  refreshVerification: {
    summary:
      'How the inquiry about the business’s document stands, read from the vendor again; without `inquiryId` the open one, else the last; `requestManualReview` asks a person of ours instead',
    who: 'applicant',
    limit: 'photoIdLooks',
    params: applicationIdParams,
    body: refreshInquiryBody,
    reply: inquiryReply,
    errors: ['provider.unavailable', 'application.stepUpClosed'],
    idempotent: true,
  },
  readDocument: {
    summary:
      'A picture of a photo ID or a paper, fetched from its vendor and never stored, for whoever has claimed the application; the reason is in the log before it is fetched',
    who: 'staff',
    may: 'document.show',
    limit: 'documentsShown',
    params: applicationIdParams,
    body: readDocumentBody,
    reply: readDocumentReply,
    errors: [
      'application.notFound',
      'review.notClaimed',
      'review.claimedByOther',
      'provider.unavailable',
      'server.busy',
    ],
    idempotent: 'natural',
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
