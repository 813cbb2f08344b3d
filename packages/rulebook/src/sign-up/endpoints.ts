import { z } from 'zod';
import { applicationView } from '../application-view.ts';
import { bodyShapeFor, confirmedShape, echoedFields, ignoredField } from '../body-schema.ts';
import { BUSINESS_ID_PATTERN } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { text } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow, queryFlag } from '../endpoint-row.ts';
import { jsonPatchBody } from '../json-patch.ts';
import { DECISIONS, INTENTS, SIGN_UP_FORMS } from '../reference/enumerations.ts';
import { LANGUAGES, LOCALE_IDS } from '../reference/locales.ts';
import { STARTUP_COLUMN_FIELDS, STARTUP_FIELDS } from './startup-fields.ts';
import { KEPT_FORMS } from './typed-answers.ts';

const { applicant: applicantView, company: companyView } = applicationView.shape;
const applicationKeys = bodyShapeFor({ entity: 'application' });
const referralUrlId = z.string().max(64).optional();
const communicationLanguage = z.enum(LOCALE_IDS).optional();
const applicant = z.strictObject({
  ...bodyShapeFor({
    forms: SIGN_UP_FORMS,
    at: 'applicant.',
    entity: 'applicant',
    answered: applicantView,
  }),
  communicationLanguage,
});
const company = z.strictObject(
  bodyShapeFor({ forms: SIGN_UP_FORMS, at: 'company.', entity: 'company', answered: companyView }),
);
const confirmed = confirmedShape([...SIGN_UP_FORMS, 'store']);

/**
 * Body of `PUT /applications/{id}`: any sign-up answer at its own path, the communication language,
 * and everything that `GET` returns.
 */
const updateApplicationBody = z.strictObject({
  ...echoedFields(applicationView),
  ...confirmed,
  applicant: applicant.optional(),
  company: company.optional(),
  application: z
    .strictObject({
      ...applicationKeys,
      storeName: text.optional(),
      referralUrlId,
      communicationLanguage,
    })
    .optional(),
});

const createApplicationBody = z.strictObject({
  ...confirmed,
  applicant: applicant.optional(),
  company: company.optional(),
  application: z
    .strictObject({
      ...applicationKeys,
      currency: z.enum(['USD', 'CAD']).optional(),
      intent: z.enum(INTENTS).optional(),
      businessId: z
        .string()
        .regex(BUSINESS_ID_PATTERN)
        .optional()
        .describe(
          'with another intent than CREATE_BUSINESS: the approved business of theirs that the store, channel or product is for; with CREATE_BUSINESS the application begins at FULL level',
        ),
      storeName: text.optional(),
      referralUrlId,
      ...z.object({ ...STARTUP_FIELDS, ...STARTUP_COLUMN_FIELDS }).partial().shape,
      communicationLanguage,
    })
    .optional(),
});

/** Body of `POST /onboard`: agreement to the terms shown. docs/readings.md 40. */
const onboardApplicationBody = z.strictObject({
  terms: z.strictObject({
    signed: z.literal(true),
    id: z.string().max(100),
    version: z.string().max(100),
    signedAt: ignoredField.optional(), // always the server's time, whatever is sent: ENTITIES
    /**
     * Language of the agreement: in Quebec, English only when the applicant asked for it.
     * docs/readings.md 54.
     */
    language: z.enum(LANGUAGES).optional(),
  }),
});

const basicInformationReply = z.object({
  id: text,
  companyName: text.optional(),
  decision: z.enum(DECISIONS),
  applicationLevel: z.enum(['BASIC', 'FULL']),
  currency: text,
});

const wordsByPath = z.record(z.string().max(80), z.string().max(LIMITS.addressMaxChars));
const typedAnswersBody = z.strictObject({
  typed: wordsByPath.describe(
    'answers that differ from those that were saved, by path, each valid by itself; none removes what was kept',
  ),
  over: wordsByPath.describe('the saved answers of the form that they were typed over, by path'),
});
const typedAnswersReply = z.object({
  kept: z
    .boolean()
    .describe('false where the form was saved since; load the application and try again'),
});

export const SIGN_UP_ENDPOINTS = {
  createApplication: {
    summary:
      'Creates the person’s application (201), or with `find` finds the open or approved one (200) and saves the answers over one that was not sent',
    who: 'user',
    limit: { counted: 'lineLookupsPerDay' },
    query: z.object({
      'override-referral-url': queryFlag,
      'use-shopper-data': queryFlag,
      'force-intent': queryFlag,
      find: queryFlag,
    }),
    foundStatus: 200,
    body: createApplicationBody,
    validates: ['applicant', 'business', 'category', 'address', 'ownerIdentity', 'store'],
    reply: applicationView,
    errors: [
      'application.versionConflict',
      'application.notFound',
      'application.notApproved',
      'store.limitExceeded',
      'config.unsupported',
      'category.blocked',
      'quebec.blocked',
      'phone.unsupportedLineType',
      'phone.lookupLimitExceeded',
      'taxId.changeLimitExceeded',
    ],
    status: 201,
    etag: 'read',
    idempotent: true,
    isHarmless: true,
  },
  getApplication: {
    summary: 'The application’s facts, its page and its status',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    inSupport: true,
    params: applicationIdParams,
    query: z.object({
      applicationId: z.string().max(40).optional(),
      ownerId: z.string().max(40).optional(),
    }),
    reply: applicationView,
    etag: 'read',
  },
  updateApplication: {
    summary: 'Changes answers of an application that was not sent',
    who: 'applicant',
    limit: { counted: 'lineLookupsPerDay' },
    params: applicationIdParams,
    query: z.object({ 'override-referral-url': queryFlag }),
    body: updateApplicationBody,
    validates: ['applicant', 'business', 'category', 'address', 'ownerIdentity', 'store'],
    reply: applicationView,
    errors: [
      'application.alreadySubmitted',
      'category.blocked',
      'quebec.blocked',
      'phone.unsupportedLineType',
      'phone.lookupLimitExceeded',
      'taxId.changeLimitExceeded',
    ],
    etag: 'write',
    requiresRecentAuth: 'taxId',
    isHarmless: true,
  },
  keepTypedAnswers: {
    summary:
      'Keeps what stands in a form before it is sent, so that it is there after a crash or on another device; never a secret',
    who: 'applicant',
    limit: { counted: 'typedAnswersPerMinute' },
    params: applicationIdParams.extend({ form: z.enum(KEPT_FORMS.applicant) }),
    body: typedAnswersBody,
    bodyMaxBytes: LIMITS.typedAnswersMaxBytes,
    reply: typedAnswersReply,
    errors: ['application.alreadySubmitted'],
    idempotent: 'natural',
    isHarmless: true,
  },
  keepOwnTypedAnswers: {
    summary: 'The same of an invited owner’s own details',
    who: 'owner',
    limit: { counted: 'typedAnswersPerMinute' },
    params: applicationIdParams.extend({ ownerId: z.string(), form: z.enum(KEPT_FORMS.owner) }),
    body: typedAnswersBody,
    bodyMaxBytes: LIMITS.typedAnswersMaxBytes,
    reply: typedAnswersReply,
    errors: ['application.stepUpClosed'],
    idempotent: 'natural',
    isHarmless: true,
  },
  getBasicInformation: {
    summary: 'The little that lists show',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    inSupport: true,
    params: applicationIdParams,
    reply: basicInformationReply,
  },
  onboardApplication: {
    summary: 'Sends the application; the checks go on in the background',
    who: 'applicant',
    limit: 'identityChecks',
    params: applicationIdParams,
    body: onboardApplicationBody,
    reply: applicationView,
    errors: ['application.incomplete', 'application.versionConflict', 'terms.changed'],
    status: 202,
    etag: 'read',
    idempotent: 'atomic',
  },
  // The older interface; the same rules apply. docs/decisions/0067.
  createOnboardingApplication: {
    older: true,
    summary:
      'Creates the person’s application or finds the open one; with `onboard` it is sent as well',
    who: 'user',
    limit: 'identityChecks',
    query: z.object({ onboard: queryFlag, mock: queryFlag }),
    testQuery: ['mock'],
    body: createApplicationBody.extend({ terms: onboardApplicationBody.shape.terms.optional() }),
    validates: ['applicant', 'business', 'category', 'address', 'ownerIdentity', 'store'],
    reply: applicationView,
    errors: [
      'application.versionConflict',
      'application.notFound',
      'application.notApproved',
      'store.limitExceeded',
      'config.unsupported',
      'application.incomplete',
      'terms.missing',
      'terms.changed',
      'category.blocked',
      'quebec.blocked',
      'phone.unsupportedLineType',
      'phone.lookupLimitExceeded',
      'taxId.changeLimitExceeded',
    ],
    status: 201,
    foundStatus: 200,
    idempotent: true,
  },
  patchOnboardingApplication: {
    older: true,
    summary:
      'Changes answers of an application that was not sent, by a JSON patch: all of it or nothing',
    who: 'applicant',
    limit: { counted: 'lineLookupsPerDay' },
    params: applicationIdParams,
    body: jsonPatchBody,
    reply: applicationView,
    errors: [
      'application.versionConflict',
      'application.alreadySubmitted',
      'auth.reauthRequired',
      'category.blocked',
      'quebec.blocked',
      'phone.unsupportedLineType',
      'phone.lookupLimitExceeded',
      'taxId.changeLimitExceeded',
    ],
  },
  sendOnboardingApplication: {
    older: true,
    summary: 'Sends the application; the checks go on in the background',
    who: 'applicant',
    limit: 'identityChecks',
    params: applicationIdParams,
    body: onboardApplicationBody,
    reply: applicationView,
    errors: ['application.incomplete', 'application.versionConflict', 'terms.changed'],
    status: 202,
    idempotent: 'atomic',
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
