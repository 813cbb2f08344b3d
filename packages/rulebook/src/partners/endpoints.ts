import { z } from 'zod';
import { BUSINESS_ID_PATTERN, REFERRAL_ID_PATTERN } from '../core/ids.ts';
import { text } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { planView } from '../orders/view.ts';
import {
  createImportBody,
  createImportQuery,
  IMPORT_ID_PATTERN,
  IMPORT_ROW_STATES,
  IMPORT_TYPES,
  importRowView,
  importView,
} from '../partner-imports.ts';
import { LOCALE_IDS } from '../reference/locales.ts';
import { ORGANIZATION_KINDS, PORTAL_IDS, SOCIAL_NETWORKS } from '../reference/portals.ts';
import { abilityParams, partnerParams, partnerReply, partnersReply } from './desk-shapes.ts';
import { PARTNER_LIMITS } from './limits.ts';
import { partnerEventsReply } from './partner-events.ts';
import { partnerApplication } from './partner-news.ts';
import { PARTNER_STATUSES } from './partner-statuses.ts';
import { createPrefillBody, createPrefillReply } from './prefills.ts';

/** Configuration of a portal. docs/readings.md 111. */
const configsReply = z.object({
  portal: z.enum(PORTAL_IDS),
  environment: text.describe('by its name: local, ci, test, ote or production'),
  brand: z.object({
    name: text,
    logoUrl: text.optional().describe('an SVG at this portal’s own address'),
    styleUrl: text.optional().describe('a style sheet there, with the brand’s colours'),
    supportPhone: text.optional(),
    supportEmail: text.optional(),
    socialUrls: z.partialRecord(z.enum(SOCIAL_NETWORKS), text).optional(),
  }),
  organizationIds: z.partialRecord(z.enum(ORGANIZATION_KINDS), text).optional(),
  isPartner: z
    .boolean()
    .describe('true where the pages are a partner’s, false where they are the portal’s'),
  complimentaryDevices: z
    .number()
    .int()
    .optional()
    .describe('how many devices the reseller gives without a price'),
  agreementUrls: z
    .record(text, text.optional())
    .optional()
    .describe('the agreement of this market, by language'),
  market: z.enum(['US', 'CA']),
  currency: z.enum(['USD', 'CAD']),
  locales: z.array(z.enum(LOCALE_IDS)),
  flags: z.record(text, z.boolean()),
  fees: z
    .array(
      z.object({
        id: text,
        basisPoints: z.number().int(),
        fixedCents: z.number().int(),
        names: z.record(text, text).optional(),
      }),
    )
    .describe(
      'those that are shown, in their order; by language the names of those that only some configurations have',
    ),
  customEcommFeeLabel: text.describe(
    'what the custom fee is called, in the language of the request',
  ),
  isShowEcheckFee: z.boolean(),
  isShowCustomEcomm: z.boolean(),
  sessionTimeout: z.number().int().describe('ms'),
  plaidEnvironment: text,
  terms: z.object({ id: text, version: text }),
});

/** What can be ordered, at the prices of the day of the request. docs/readings.md 150. */
const plansReply = z.object({
  market: z.enum(['US', 'CA']),
  currency: z.enum(['USD', 'CAD']),
  day: text.describe('today in the market, YYYY-MM-DD'),
  plans: z.array(planView),
  orderTypes: z.object({ rent: z.boolean(), buy: z.boolean(), noDevice: z.boolean() }),
  shippingCost: z.number().int().describe('cents'),
});

const whole = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .pipe(z.number().int().min(0));

/** Of one value or several, as a query repeats its name. */
const severalOf = <Row extends z.ZodType>(row: Row) =>
  z.preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(row).max(20));

const externalId = z
  .string()
  .regex(/^[\w.:/-]+$/)
  .max(PARTNER_LIMITS.externalIdMaxChars);

/** In which order a partner reads its applicants. */
export const APPLICANT_SORTS = ['createdAt', 'changedAt'] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];

/** Filters of a partner's request. */
const applicationsQuery = z.object({
  status: severalOf(z.enum(PARTNER_STATUSES))
    .optional()
    .describe('one or several: the name is repeated'),
  externalId: externalId.optional(),
  name: z
    .string()
    .min(1)
    .max(PARTNER_LIMITS.applicantNameMaxChars)
    .optional()
    .describe('a part of `businessName`, whatever its accents and capitals'),
  sort: z
    .enum(APPLICANT_SORTS)
    .default('createdAt')
    .describe('`createdAt`: newest first; `changedAt`: what changed first comes first'),
  referralUrlId: z.string().regex(REFERRAL_ID_PATTERN).optional(),
  createdFrom: whole.optional().describe('ms since 1970, itself included'),
  createdBefore: whole.optional().describe('ms since 1970, itself not included'),
  changedFrom: whole
    .optional()
    .describe('ms since 1970, itself included: only what has changed since, whoever changed it'),
  limit: whole
    .pipe(z.number().int().min(1).max(PARTNER_LIMITS.partnerApplicationsPerPage))
    .default(PARTNER_LIMITS.partnerApplicationsPerPage),
  cursor: z.string().max(200).optional().describe('`next` of the page before'),
});

const importIdParams = z.object({ importId: z.string().regex(IMPORT_ID_PATTERN) });

/** What calls that read an import have in common. docs/decisions/0303. */
const reading = {
  who: 'partner',
  limit: { counted: 'partnerCallsPerMinute' },
  scope: 'imports:read',
} as const;

export const PARTNERS_ENDPOINTS = {
  getConfigs: {
    summary: 'The configuration of this portal, market and referral',
    who: 'anyone',
    limit: { none: 'publicTable' },
    inSupport: true,
    query: z.object({
      referralUrlId: z.string().regex(REFERRAL_ID_PATTERN).optional(),
      currency: z.string().max(10).optional(),
    }),
    reply: configsReply,
    errors: ['config.portalMoved', 'config.unsupported'],
  },
  getPlans: {
    summary:
      'What devices and software cost today, in the market of a business of the person’s or of the visit',
    who: 'user',
    limit: { none: 'publicTable' },
    query: z.object({ businessId: z.string().regex(BUSINESS_ID_PATTERN).optional() }),
    reply: plansReply,
    errors: ['application.notFound'],
  },
  checkEmbed: {
    summary: 'Whether the page that asks may hold the frame of a referral',
    who: 'anyone',
    limit: { none: 'publicTable' },
    anyOrigin: true,
    query: z.object({ referralUrlId: z.string().max(200).optional() }),
    reply: z.object({
      isReferralKnown: z.boolean(),
      isListed: z.boolean().describe('by the Origin header, which the browser sets'),
    }),
  },
  listPartnerApplications: {
    summary:
      'The applicants whom the partner sent, newest first or in the order of their changes; a page can hold fewer than asked while `next` is there',
    who: 'partner',
    limit: { counted: 'partnerCallsPerMinute' },
    scope: 'applications:read',
    query: applicationsQuery,
    reply: z.object({ applications: z.array(partnerApplication), next: text.optional() }),
  },
  getPartnerApplication: {
    summary: 'One applicant whom the partner sent',
    who: 'partner',
    limit: { counted: 'partnerCallsPerMinute' },
    scope: 'applications:read',
    params: z.object({ id: z.string().max(200) }),
    reply: z.object({ application: partnerApplication }),
    errors: ['application.notFound'],
  },
  setExternalId: {
    summary:
      'Notes an id of the partner’s own at an applicant; each id stands at one applicant of a partner',
    who: 'partner',
    limit: { counted: 'partnerCallsPerMinute' },
    scope: 'applications:write',
    params: z.object({ id: z.string().max(200) }),
    body: z.strictObject({ externalId: externalId.nullable().describe('null takes it away') }),
    reply: z.object({ application: partnerApplication }),
    errors: ['application.notFound'],
    idempotent: 'natural',
  },
  createPrefill: {
    summary:
      'Leaves answers for a link, which fills them in once within 15 minutes; nobody is asked again what it says',
    who: 'partner',
    limit: { counted: 'partnerCallsPerMinute' },
    scope: 'prefills:write',
    body: createPrefillBody,
    reply: createPrefillReply,
    status: 201,
    errors: ['field.unknown', 'prefill.taxIdIncluded'],
    idempotent: true,
    keyKeptMs: PARTNER_LIMITS.prefillMs,
  },
  listPartnerEvents: {
    summary:
      'What the partner was told, newest first, where it was sent and how that went; and how each endpoint does',
    who: 'partner',
    limit: { counted: 'partnerCallsPerMinute' },
    scope: 'events:read',
    query: z.object({
      applicationId: z
        .string()
        .regex(/^[\w:-]{1,200}$/)
        .optional(),
      undelivered: z.enum(['true', 'false']).optional().meta({
        type: 'boolean',
        enum: undefined,
        description: 'only what some endpoint has not got',
      }),
      cursor: z.string().max(200).optional().describe('`next` of the page before'),
    }),
    reply: partnerEventsReply,
  },
  replayPartnerEvent: {
    summary: 'Sends an event once more, to every endpoint of the partner',
    who: 'partner',
    limit: 'partnerEvents',
    scope: 'events:write',
    params: z.object({ eventId: z.string().max(200) }),
    reply: z.object({ deliveries: z.number().int() }),
    errors: ['partnerEvent.notFound'],
    idempotent: true,
  },
  sendTestEvent: {
    summary: 'Sends `endpoint.test` to every endpoint of the partner',
    who: 'partner',
    limit: 'partnerEvents',
    scope: 'events:write',
    reply: z.object({ eventId: text, deliveries: z.number().int() }),
    idempotent: true,
  },
  getImportTemplate: {
    ...reading,
    summary: 'A file with the commonest columns and a merchant for each language',
    reply: z.string(),
    replyType: 'text/csv',
  },
  createImport: {
    who: 'partner',
    summary:
      'Takes a file of merchants, each of whom gets a mail with a link to their filled-in application; sent again, it invites nobody twice',
    limit: 'partnerImports',
    scope: 'imports:write',
    query: createImportQuery,
    body: createImportBody,
    bodyMaxBytes: PARTNER_LIMITS.importMaxBytes,
    bodyTypes: IMPORT_TYPES,
    sealedDigits: ['text'],
    reply: z.object({ import: importView }),
    status: 202,
    errors: ['import.empty', 'import.referralUnknown', 'field.unknown'],
    idempotent: true,
  },
  getImport: {
    ...reading,
    summary: 'How far an import has come',
    params: importIdParams,
    reply: z.object({ import: importView }),
    errors: ['import.notFound'],
  },
  listImportRows: {
    ...reading,
    summary: 'The rows of an import in the order of the file, each with its state and errors',
    params: importIdParams,
    query: z.object({
      state: z.enum(IMPORT_ROW_STATES).optional(),
      after: z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number)
        .pipe(z.number().int().min(0))
        .optional()
        .describe('`next` of the page before'),
    }),
    reply: z.object({ rows: z.array(importRowView), next: z.number().int().optional() }),
    errors: ['import.notFound'],
  },
  getImportFailures: {
    ...reading,
    summary: 'The refused rows of an import as a file for a spreadsheet, a line for each error',
    params: importIdParams,
    reply: text,
    replyType: 'text/csv',
    errors: ['import.notFound'],
  },
  listPartners: {
    summary: 'The partners by name, each with how its endpoints do',
    who: 'staff',
    may: 'partner.read',
    limit: { none: 'staff' },
    reply: partnersReply,
  },
  readPartner: {
    summary: 'A partner’s row, endpoints and keys, and what it was told, newest first',
    who: 'staff',
    may: 'partner.read',
    limit: { none: 'staff' },
    params: partnerParams,
    query: z.strictObject({
      undelivered: z.enum(['true']).optional(),
      cursor: z.string().max(200).optional().describe('`next` of the page before'),
    }),
    reply: partnerReply,
    errors: ['route.notFound'],
  },
  replayDeliveries: {
    summary: 'Sends one event again, or everything that failed, to the partner’s endpoints',
    who: 'staff',
    may: 'partner.replay',
    limit: { none: 'staff' },
    params: partnerParams,
    body: z.strictObject({
      eventId: z.string().max(200).optional().describe('without it, whatever failed for good'),
    }),
    reply: z.object({ deliveries: z.number().int() }),
    errors: ['route.notFound', 'partnerEvent.notFound'],
    idempotent: true,
  },
  setPartnerAbility: {
    summary: 'Says whether the people of a partner may change something alone',
    who: 'staff',
    may: 'partner.change',
    limit: { none: 'staff' },
    params: abilityParams,
    body: z.strictObject({ isOpen: z.boolean() }),
    reply: z.object({ isOpen: z.boolean() }),
    errors: ['route.notFound'],
    idempotent: 'natural',
  },
  testEndpoints: {
    summary: 'Sends `endpoint.test` to every endpoint of the partner',
    who: 'staff',
    may: 'partner.replay',
    limit: { none: 'staff' },
    params: partnerParams,
    reply: z.object({ deliveries: z.number().int() }),
    errors: ['route.notFound'],
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
