import { z } from 'zod';
import { applicationReply } from '../application-view.ts';
import { bodyShapeFor, confirmedShape } from '../body-schema.ts';
import { LIMITS } from '../core/limits.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { inquirySessionBody, refreshInquiryBody } from '../identity/inquiry-bodies.ts';
import { jsonPatchBody } from '../json-patch.ts';
import { INQUIRY_STATUSES, OWNER_TYPES } from '../reference/enumerations.ts';
import { MARKET_IDS } from '../reference/locales.ts';
import { ownerRecordView } from './owner-record-view.ts';
import { NAMED_AS } from './ownership.ts';
import { BUSINESS, UNNAMED_REASONS } from './ownership-tree.ts';
import { ownerView } from './view.ts';

const ownerId = applicationIdParams.extend({ ownerId: z.string() }); // a malformed id is the same 404

const partyId = z.string().max(60);

const updateOwnerBody = z.strictObject<Record<string, z.ZodType>>({
  ...bodyShapeFor({
    forms: ['ownShare', 'owner', 'ownerBehind', 'ownerDetails'],
    entity: 'owner',
    answered: ownerView,
  }),
  ...confirmedShape(['ownShare', 'owner', 'ownerBehind', 'ownerDetails']),
});

const addOwnerBody = z.strictObject({
  ...updateOwnerBody.shape,
  type: z.enum(OWNER_TYPES).default('OWNER'),
  holdingOf: partyId
    .optional()
    .describe(
      'the company or trust that they stand behind; `companyShare` is what they hold of it',
    ),
});

const companyId = applicationIdParams.extend({ companyId: z.string() });
const holding = companyId.extend({ holderId: z.string() });
const answer = z.string().max(LIMITS.fieldMaxChars);

const companyAnswers = {
  companyKind: answer,
  companyName: answer,
  companyShare: answer,
  companyNumber: answer,
  companyCountry: answer,
};
const addOwnerCompanyBody = z.strictObject({
  ...companyAnswers,
  of: partyId
    .default(BUSINESS)
    .describe('what the share is of: the business, or another company of the list'),
});
/** Either the company itself, or what can be said about the people behind it. */
const updateOwnerCompanyBody = z.strictObject({
  ...z.object(companyAnswers).partial().shape,
  unnamed: z
    .enum(UNNAMED_REASONS)
    .nullish()
    .describe('why the people behind it cannot be named; null takes it back'),
  isRestSmall: z
    .boolean()
    .optional()
    .describe('that nobody else behind it comes to a quarter of the business'),
});
const COMPANY_ERRORS = [
  'owners.companyCycle',
  'owners.companyTooDeep',
  'owners.shareTotalTooHigh',
  'owners.companiesTooMany',
] as const;

const LIST_ERRORS = [
  'owners.incomplete',
  'owners.companyIncomplete',
  'owners.notCounted',
  'owners.shareTotalTooHigh',
  'owners.shareTotalTooLow',
  'owners.controllerMissing',
  'owners.controllerNotUnique',
  'email.notUnique',
] as const;

const OWNER_ERRORS = [
  ...LIST_ERRORS,
  'owners.duplicateTaxId',
  'phone.unsupportedLineType',
  'phone.lookupLimitExceeded',
] as const;

const submitOwnersBody = z.strictObject({
  confirmedUnder50: z.literal(true).optional(),
  noPartners: z.literal(true).optional(),
});

/** The token of the invitation link; it appears only in the link's fragment and in this body. */
const invitationBody = z.strictObject({ token: z.string().max(200) });

/** Who invites, for which business; nothing else of the application is visible to the invitee. */
const whoInvites = z.object({
  businessName: text,
  applicantName: text,
  market: z.enum(MARKET_IDS),
  namedAs: z
    .enum(NAMED_AS)
    .describe('an owner, or the person who runs the business and holds less than a quarter of it'),
});

const invitationPreview = whoInvites.extend({
  endsAt: timestamp.describe('until when the link may be opened'),
});

const openedInvitation = whoInvites.extend({
  applicationId: text,
  ownerId: text,
  expiresAt: timestamp.describe('until when they may sign in before the link must be opened again'),
});

const ownerReply = z.object({ owner: ownerRecordView });

const ownerDetailsBody = z.strictObject<Record<string, z.ZodType>>({
  ...bodyShapeFor({ forms: ['partnerDetails'], entity: 'owner', answered: ownerView }),
  ...confirmedShape(['partnerDetails']),
});

/** The list of owners, and the owners' own steps. docs/decisions/0023 and 0063. */
export const PEOPLE_ENDPOINTS = {
  addOwner: {
    summary: 'Adds an owner to the list, or the applicant’s own share',
    who: 'applicant',
    limit: 'ownerChanges',
    requiresOpenStepUp: 'owners',
    params: applicationIdParams,
    body: addOwnerBody,
    reply: applicationReply,
    errors: [
      'owners.tooMany',
      'owners.companyTooDeep',
      'owners.companyCycle',
      'owners.companiesTooMany',
      ...OWNER_ERRORS,
    ],
    status: 201,
    etag: 'write',
    requiresRecentAuth: true,
    idempotent: true,
  },
  updateOwner: {
    summary: 'Changes an owner; what is not sent stays',
    who: 'applicant',
    limit: 'ownerChanges',
    requiresOpenStepUp: 'ownerCorrections',
    params: ownerId,
    body: updateOwnerBody,
    reply: applicationReply,
    errors: OWNER_ERRORS,
    etag: 'write',
    requiresRecentAuth: true,
  },
  deleteOwner: {
    summary: 'Takes an owner off the list and deletes what was given about them',
    who: 'applicant',
    limit: 'ownerChanges',
    requiresOpenStepUp: 'owners',
    params: ownerId,
    reply: applicationReply,
    etag: 'write',
    requiresRecentAuth: true,
  },
  addOwnerCompany: {
    summary:
      'Adds a company or trust that holds a share of the business, or of another company of the list',
    who: 'applicant',
    limit: 'ownerChanges',
    requiresOpenStepUp: 'owners',
    params: applicationIdParams,
    body: addOwnerCompanyBody,
    sealedDigits: ['companyNumber'],
    validates: ['ownerCompany'],
    reply: applicationReply,
    errors: COMPANY_ERRORS,
    status: 201,
    etag: 'write',
    requiresRecentAuth: true,
    idempotent: 'atomic',
  },
  updateOwnerCompany: {
    summary: 'Changes a company or trust, or says why the people behind it cannot be named',
    who: 'applicant',
    limit: 'ownerChanges',
    requiresOpenStepUp: 'owners',
    params: companyId,
    body: updateOwnerCompanyBody,
    sealedDigits: ['companyNumber'],
    reply: applicationReply,
    errors: COMPANY_ERRORS,
    etag: 'write',
    requiresRecentAuth: true,
  },
  deleteOwnerCompany: {
    summary: 'Takes a company or trust off the list, with what was said about its holders',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    requiresOpenStepUp: 'owners',
    params: companyId,
    reply: applicationReply,
    etag: 'write',
    requiresRecentAuth: true,
  },
  putOwnerHolding: {
    summary:
      'Says what somebody on the list holds of a company, or that they are the trustee of a trust',
    who: 'applicant',
    limit: 'ownerChanges',
    requiresOpenStepUp: 'owners',
    params: holding,
    body: z.strictObject({ companyShare: answer.optional() }),
    reply: applicationReply,
    errors: COMPANY_ERRORS,
    etag: 'write',
    requiresRecentAuth: true,
  },
  deleteOwnerHolding: {
    summary: 'Takes a holder of a company back',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    requiresOpenStepUp: 'owners',
    params: holding,
    reply: applicationReply,
    etag: 'write',
    requiresRecentAuth: true,
  },
  submitOwners: {
    summary:
      'Sends the list of owners; `noPartners` says that there are none and deletes what was given about them',
    who: 'applicant',
    limit: 'ownerMails',
    requiresOpenStepUp: 'owners',
    params: applicationIdParams,
    body: submitOwnersBody,
    reply: applicationReply,
    errors: LIST_ERRORS,
    etag: 'write',
    requiresRecentAuth: true,
    idempotent: true,
  },
  // An invited owner, and the applicant who invites them. docs/decisions/0063.
  inviteOwner: {
    summary:
      'Sends an owner the link to their own page, or sends it again; each mail has a link of its own, and earlier ones stay good',
    who: 'applicant',
    limit: 'ownerMails',
    params: ownerId,
    reply: applicationReply,
    errors: ['application.stepUpClosed', 'owners.incomplete', 'invitation.tooMany'],
    requiresRecentAuth: true,
    idempotent: true,
  },
  previewInvitation: {
    summary:
      'Says who invites by a link, for which business and until when; it uses nothing up and opens no session',
    who: 'anyone',
    limit: 'readLinks',
    callsPerMinute: 60,
    body: invitationBody,
    reply: invitationPreview,
    errors: ['invitation.expired'],
    idempotent: 'natural',
    isHarmless: true,
    keyOwner: ({ body }) => body.token,
  },
  openInvitation: {
    summary:
      'Opens the link of an invitation: says who asks, and lets its reader sign in. It uses nothing up',
    who: 'anyone',
    limit: 'openedLinks',
    callsPerMinute: 60,
    body: invitationBody,
    reply: openedInvitation,
    errors: ['invitation.expired'],
    idempotent: 'natural',
    keyOwner: ({ body }) => body.token,
  },
  renewInvitation: {
    summary:
      'Asks for a new link in place of one that is over; it goes to the address on file, and the answer is the same for every link',
    who: 'anyone',
    limit: 'renewedLinks',
    callsPerMinute: 30,
    body: invitationBody,
    reply: z.object({ isSent: z.literal(true) }),
    status: 202,
    idempotent: 'natural',
    keyOwner: ({ body }) => body.token,
  },
  acceptInvitation: {
    summary:
      'Binds the signed-in account to the owner whose link was opened; the account must have the address that the link was sent to',
    who: 'invitee',
    limit: 'inviteeAnswers',
    params: ownerId,
    reply: ownerReply,
    errors: ['auth.signInRequired', 'auth.sessionExpired'],
    idempotent: 'natural',
  },
  denyOwnership: {
    summary: '“This isn’t my business”: ends every link, and tells the applicant and us',
    who: 'invitee',
    limit: 'inviteeAnswers',
    params: ownerId,
    reply: z.object({ isDenied: z.literal(true) }),
    idempotent: 'natural',
  },
  getOwner: {
    summary:
      'The signed-in owner’s own record, and which page comes next; nothing else of the application',
    who: 'owner',
    limit: { none: 'ownRecord' },
    params: ownerId,
    reply: ownerRecordView,
  },
  submitOwnerDetails: {
    summary: 'The owner confirms or completes their own details; their check begins',
    who: 'owner',
    limit: 'ownerChanges',
    params: ownerId,
    body: ownerDetailsBody,
    reply: ownerReply,
    errors: [
      'application.stepUpClosed',
      'owners.duplicateTaxId',
      'taxId.changeLimitExceeded',
      'phone.unsupportedLineType',
      'phone.lookupLimitExceeded',
    ],
    idempotent: 'natural',
    requiresRecentAuth: true,
  },
  startOwnerIdentification: {
    summary:
      'Opens the vendor’s frame for the owner’s photo ID: resumes the open inquiry or begins one',
    who: 'owner',
    limit: 'photoIdStarts',
    params: ownerId,
    body: inquirySessionBody,
    reply: z.object({
      inquiryId: text,
      sessionToken: text.optional(),
      phoneLink: text
        .optional()
        .describe('in place of the session, where a phone is to take the photos'),
      isInquiryCompleted: z.boolean(),
      host: text.describe('the host of the vendor’s frame'),
      frameKind: text.describe('how a page shows it'),
      vendorName: text,
      owner: ownerRecordView,
    }),
    errors: [
      'application.stepUpClosed',
      'inquiry.attemptsExceeded',
      'inquiry.consentRequired',
      'inquiry.sessionTokenMissing',
    ],
    requiresRecentAuth: true,
    idempotent: 'natural',
  },
  refreshOwnerIdentification: {
    summary:
      'How the owner’s inquiry stands, read from the vendor again; `requestManualReview` asks a person of ours instead',
    who: 'owner',
    limit: 'photoIdLooks',
    params: ownerId,
    body: refreshInquiryBody,
    reply: z.object({
      inquirySessionStatus: z.enum(INQUIRY_STATUSES),
      applicantId: text,
      owner: ownerRecordView,
    }),
    errors: ['provider.unavailable', 'application.stepUpClosed'],
    idempotent: 'natural',
  },
  // The older interface calls owners individuals; the same rules apply. docs/decisions/0067.
  listIndividuals: {
    older: true,
    summary: 'The list of owners',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    params: applicationIdParams,
    reply: z.object({ individuals: z.array(ownerView) }),
  },
  addIndividual: {
    older: true,
    summary: 'Adds an owner to the list, or the applicant’s own share',
    who: 'applicant',
    limit: 'ownerChanges',
    requiresOpenStepUp: 'owners',
    params: applicationIdParams,
    body: addOwnerBody,
    reply: applicationReply,
    errors: ['application.versionConflict', 'owners.tooMany', ...OWNER_ERRORS],
    status: 201,
    requiresRecentAuth: true,
    idempotent: true,
  },
  patchIndividual: {
    older: true,
    summary: 'Changes an owner by a JSON patch: all of it or nothing',
    who: 'applicant',
    limit: 'ownerChanges',
    requiresOpenStepUp: 'ownerCorrections',
    params: ownerId,
    body: jsonPatchBody,
    reply: applicationReply,
    errors: ['application.versionConflict', ...OWNER_ERRORS],
    requiresRecentAuth: true,
  },
  deleteIndividual: {
    older: true,
    summary: 'Takes an owner off the list and deletes what was given about them',
    who: 'applicant',
    limit: 'ownerChanges',
    requiresOpenStepUp: 'owners',
    params: ownerId,
    reply: applicationReply,
    errors: ['application.versionConflict'],
    requiresRecentAuth: true,
  },
  onboardIndividual: {
    older: true,
    summary: 'Begins an owner’s own part: sends them the link to their page, or sends it again',
    who: 'applicant',
    limit: 'ownerMails',
    params: ownerId,
    reply: applicationReply,
    errors: ['application.stepUpClosed', 'owners.incomplete', 'invitation.tooMany'],
    requiresRecentAuth: true,
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
