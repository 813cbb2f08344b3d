import { z } from 'zod';
import { BO_STATUSES, DECISIONS, INTENTS, PORTALS } from '../facts.ts';
import { LOCALES } from '../reference/markets.ts';
import { SOURCE_TYPES } from '../reference/tax-ids.ts';
import { WAITING_ON } from '../status.ts';

const text = z.string();
const at = z.number().int().describe('ms since 1970 on the product’s clock');

/** A secret that was given: never its value. decisions.md, section 7. */
const given = z.object({ given: z.literal(true), last4: text.optional(), sourceType: z.enum(SOURCE_TYPES).optional() });

const address = z.object({ line1: text, line2: text, city: text, territory: text, zip: text, countryCode: text }).partial();

/** What one can take money for. */
const money = z.object({ online: z.boolean(), inPerson: z.boolean(), payouts: z.boolean() });

/** Everything a portal shows of an application; the page is computed for every answer. decisions.md, section 7. */
export const applicationView = z.object({
  id: text,
  version: z.number().int(),
  businessId: text,
  portal: z.enum(PORTALS),
  market: z.enum(['US', 'CA']),
  currency: z.enum(['USD', 'CAD']),
  intent: z.enum(INTENTS),
  applicationLevel: z.enum(['BASIC', 'FULL']),
  decision: z.enum(DECISIONS),
  boStatus: z.enum(BO_STATUSES),
  referralUrlId: text.optional(),
  stepUpDetails: z.array(z.object({ type: text, askedAt: at, doneAt: at.optional() })),
  applicant: z.object({
    name: z.object({ firstName: text, lastName: text }).partial(),
    email: z.object({ emailAddress: text }).partial(),
    phone: z.object({ localPhoneNumber: text }).partial(),
    address: address.optional(),
    dob: given.optional(),
    governmentIdentification: given.optional(),
    communicationLanguage: z.enum(LOCALES),
    terms: z.object({ signed: z.boolean(), signedAt: at, version: text, id: text, language: z.enum(['en', 'fr']).optional() }).optional(),
  }),
  company: z.object({
    registered: text.optional(),
    name: text.optional(),
    dba: text.optional(),
    phone: z.object({ localPhoneNumber: text }).partial(),
    site: text.optional(),
    gpv: text.optional(),
    hasPartners: text.optional(),
    segment: text.optional(),
    mccDetails: z.object({ id: text, label: text, type: text }).optional(),
    address: address.optional(),
    governmentIdentification: given.optional(),
  }),
  page: text.describe('the id of the page to show, computed from the facts'),
  openPages: z.array(text).describe('every page that may be opened now, `page` first'),
  pageRow: text.describe('the row of page choice that chose it'),
  status: z.object({
    id: text,
    waitingOn: z.enum(WAITING_ON),
    nextAction: text,
    by: z.object({ from: text, to: text }).optional().describe('days, YYYY-MM-DD'),
    money,
    reason: z.object({ code: text, message: text }).optional(),
  }),
  checking: z.object({ startedAt: at, answered: z.number().int(), sources: z.number().int() }).optional(),
  otp: z
    .object({
      phone: text.describe('masked: the last four digits only'),
      sentAt: at.optional(),
      resendAt: at.optional(),
      expiresAt: at.optional(),
      triesLeft: z.number().int(),
      locked: z.boolean(),
    })
    .optional(),
  bank: z
    .object({
      kind: z.enum(['plaid', 'manual']),
      bankName: text.optional(),
      last4: text,
      accountType: text,
      status: z.enum(['VERIFIED', 'PENDING', 'FAILED']),
    })
    .optional(),
  bankPutOff: z.boolean(),
  savedAt: at,
  serverNow: at,
});
export type ApplicationView = z.infer<typeof applicationView>;

/** The configuration of a portal. Document 1, section 7, GET configs. */
export const configsReply = z.object({
  portal: z.enum(PORTALS),
  brand: z.object({ name: text, supportPhone: text.optional(), supportEmail: text.optional() }),
  market: z.enum(['US', 'CA']),
  currency: z.enum(['USD', 'CAD']),
  locales: z.array(z.enum(LOCALES)),
  flags: z.record(text, z.boolean()),
  fees: z.array(z.object({ id: text, basisPoints: z.number().int(), fixedCents: z.number().int() })),
  sessionTimeout: z.number().int().describe('ms'),
  plaidEnvironment: text,
  terms: z.object({ id: text, version: text }),
});

/** Document 1, section 3, Category. */
export const categoriesReply = z.object({
  categories: z.array(
    z.object({
      id: z.number().int(),
      label: text,
      type: text,
      industries: z.array(
        z.object({ id: z.number().int(), mcc: text, label: text, keywords: z.array(text), predictLabel: text, type: text }),
      ),
    }),
  ),
});

/** A linked bank account. */
export const bankReply = z.object({ bank: applicationView.shape.bank.unwrap(), application: applicationView });
export const otpReply = z.object({ attempts: z.number().int().describe('tries left for this code'), application: applicationView });
export const plaidTokenReply = z.object({ token: text, scriptUrl: text });
export const basicInformationReply = z.object({
  id: text,
  companyName: text.optional(),
  decision: z.enum(DECISIONS),
  applicationLevel: z.enum(['BASIC', 'FULL']),
  currency: text,
});
export const doneReply = z.object({ done: z.literal(true) });
