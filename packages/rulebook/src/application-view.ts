import { z } from 'zod';
import { ACCOUNT_ACTIONS, PROFILE_LABELS } from './account-list.ts';
import { BANK_STATUSES } from './bank/bank-status.ts';
import { BO_STATUSES, DECISIONS, INTENTS } from './core/facts.ts';
import { PHONE_LINK_REASON_IDS, PHONE_LINK_STATE_IDS } from './phone/phone-link.ts';
import { INQUIRY_MODES, INQUIRY_STATUSES, OWNER_LABELS, OWNER_TYPES } from './reference/enumerations.ts';
import { LANGUAGES, LOCALE_IDS } from './reference/locales.ts';
import { PORTAL_IDS } from './reference/portals.ts';
import { SLA_IDS } from './reference/slas.ts';
import { SOURCE_TYPES } from './reference/tax-id-types.ts';
import { WAITING_ON } from './status.ts';
import { TAX_INFORMATION_TYPES } from './tax-id/tax-information.ts';

const text = z.string();
const at = z.number().int().describe('ms since 1970 on the product’s clock');

/** A secret that was given: never its value. decisions.md, section 7. */
const given = z.object({ onFile: z.literal(true), last4: text.optional(), sourceType: z.enum(SOURCE_TYPES).optional() });

const address = z.object({ line1: text, line2: text, city: text, territory: text, zip: text, countryCode: text }).partial();

/** What one can take money for. */
const money = z.object({ online: z.boolean(), inPerson: z.boolean(), payouts: z.boolean() });

/** One row of the list of owners; the applicant's name and e-mail are those of the application. Document 1, section 3, Owner. */
export const ownerView = z.object({
  id: text,
  type: z.enum(OWNER_TYPES),
  firstName: text,
  lastName: text,
  email: text,
  phone: text.optional(),
  ownershipPercentage: text,
  isController: text.optional(),
  noAddressOrDob: text.optional(),
  noSsn: text.optional(),
  status: z.enum(OWNER_LABELS),
  governmentIdentification: given.optional(),
  dob: given.optional(),
  address: address.optional(),
});
export type OwnerView = z.infer<typeof ownerView>;

/** Everything a portal shows of an application; the page is computed for every answer. decisions.md, section 7. */
export const applicationView = z.object({
  id: text,
  version: z.number().int(),
  businessId: text,
  portal: z.enum(PORTAL_IDS),
  market: z.enum(['US', 'CA']),
  currency: z.enum(['USD', 'CAD']),
  intent: z.enum(INTENTS),
  applicationLevel: z.enum(['BASIC', 'FULL']),
  decision: z.enum(DECISIONS),
  boStatus: z.enum(BO_STATUSES),
  referralUrlId: text.optional(),
  stepUpDetails: z.array(z.object({ type: text, requestedAt: at, finishedAt: at.optional() })),
  applicant: z.object({
    name: z.object({ firstName: text, lastName: text }).partial(),
    email: z.object({ emailAddress: text }).partial(),
    phone: z.object({ localPhoneNumber: text }).partial(),
    address: address.optional(),
    dob: given.optional(),
    governmentIdentification: given.optional(),
    communicationLanguage: z.enum(LOCALE_IDS),
    terms: z.object({ signed: z.boolean(), signedAt: at, version: text, id: text, language: z.enum(LANGUAGES).optional() }).optional(),
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
  pageRule: text.describe('the row of page choice that chose it'),
  status: z.object({
    id: text,
    waitingOn: z.enum(WAITING_ON),
    nextAction: text,
    by: z
      .object({ from: text, to: text })
      .optional()
      .describe('days, YYYY-MM-DD, from when this wait began; where the applicant must act, from today. Left out once the last has passed'),
    sla: z.enum(SLA_IDS).optional().describe('the promise that the days are counted by'),
    money,
    reason: z.object({ code: text, message: text }).optional(),
    decidedBy: z.enum(['software', 'person']).optional().describe('who took the last decision; none before the first'),
  }),
  checking: z.object({ startedAt: at, answered: z.number().int(), sources: z.number().int() }).optional(),
  otp: z
    .object({
      phone: text.describe('masked: the last four digits only'),
      sentAt: at.optional(),
      resendAt: at.optional(),
      expiresAt: at.optional(),
      attemptsLeft: z.number().int(),
      locked: z.boolean(),
      lockedUntil: at.optional().describe('none where the lock has no end'),
    })
    .optional(),
  phoneLink: z
    .object({
      phone: text.describe('masked: the last four digits only'),
      status: z.enum(PHONE_LINK_STATE_IDS).optional().describe('none before the first link'),
      reason: z.enum(PHONE_LINK_REASON_IDS).optional(),
      sentAt: at.optional(),
      resendAt: at.optional(),
      expiresAt: at.optional(),
      locked: z.boolean(),
      lockedUntil: at.optional().describe('none where the lock has no end'),
    })
    .optional(),
  bank: z
    .object({
      kind: z.enum(['plaid', 'manual']),
      bankName: text.optional(),
      last4: text,
      accountType: text,
      status: z.enum(BANK_STATUSES),
    })
    .optional(),
  owners: z
    .object({
      stage: z.enum(['open', 'waiting', 'closed']).describe('what may be done with the list: everything, missing details, nothing'),
      mayAdd: z.boolean(),
      list: z.array(ownerView),
    })
    .optional(),
  inquiry: z
    .object({
      mode: z.enum(INQUIRY_MODES),
      inquiryId: text.optional().describe('the one that is open'),
      withSelfie: z.boolean().optional().describe('whether the open one has a selfie'),
      lastStatus: z.enum(INQUIRY_STATUSES).optional().describe('how the last one stands'),
      selfieOptional: z.boolean().describe('true where the selfie is a choice with a consent of its own'),
      attemptsLeft: z.number().int(),
      nextTryAt: at.optional(),
      manualReviewAvailable: z.boolean(),
    })
    .optional(),
  bankDeferred: z.boolean(),
  redirectUrl: text.optional().describe('where the page `leave` leads, from configuration only; given with that page alone'),
  taxIds: z.object({ changesLeft: z.number().int().describe('how often a tax id may still be changed in this day') }),
  savedAt: at,
  serverNow: at,
  resumed: z.literal(true).optional().describe('set where the application was found instead of created'),
});
export type ApplicationView = z.infer<typeof applicationView>;

/** A linked bank account. */
export const bankReply = z.object({ bank: applicationView.shape.bank.unwrap(), application: applicationView });
export const otpStatusReply = z.object({ attempts: z.number().int().describe('tries left for this code'), application: applicationView });
/** What an e-mailed link opened. */
export const openLinkReply = z.object({ applicationId: text, purpose: z.literal('tax-information'), type: z.enum(TAX_INFORMATION_TYPES) });
/** All that the page of such a link shows: never a number, never a person. */
export const taxInformationReply = z.object({
  businessName: text,
  type: z.enum(TAX_INFORMATION_TYPES),
  isRequested: z.boolean().describe('false once the number was given, or is asked no more'),
  changesLeft: z.number().int(),
});
export const stepUpReply = z.object({ application: applicationView });
/** What the vendor's browser SDK needs; a completed inquiry has no session. Document 1, section 7. */
export const inquirySessionReply = z.object({
  inquiryId: text,
  sessionToken: text.optional(),
  isInquiryCompleted: z.boolean(),
  host: text.describe('the host of the vendor’s frame'),
  application: applicationView,
});
export const inquiryReply = z.object({
  inquirySessionStatus: z.enum(INQUIRY_STATUSES),
  applicantId: text,
  application: applicationView,
});
export const networkVerificationReply = z.object({
  redirectTargetUrl: text
    .optional()
    .describe('where the browser goes so that the network can tell its number; none where it is not asked again'),
  application: applicationView,
});
/** What a phone is told about its link: nothing that its holder does not know. decisions.md, section 6, phone link. */
export const phoneLinkReply = z.object({
  businessName: text,
  status: z.enum(PHONE_LINK_STATE_IDS),
  reason: z.enum(PHONE_LINK_REASON_IDS).optional(),
  expiresAt: at,
  serverNow: at,
});
export const verificationUrlReply = phoneLinkReply.extend({ url: text.describe('where the phone goes on to be recognised') });
export const plaidTokenReply = z.object({ token: text, scriptUrl: text });

export const basicInformationReply = z.object({
  id: text,
  companyName: text.optional(),
  decision: z.enum(DECISIONS),
  applicationLevel: z.enum(['BASIC', 'FULL']),
  currency: text,
});

/** One row of the list of accounts; label, action and money are computed for every answer. Document 1, section 3, Account (list item), and section 4. */
const account = z.object({
  businessId: text,
  applicationId: text,
  riskDecision: z.enum(DECISIONS),
  createdAt: at,
  company: z.object({
    currency: z.enum(['USD', 'CAD']),
    name: text.optional().describe('as it is shown: the name customers know, else the legal one'),
  }),
  applicationLevel: z.enum(['BASIC', 'FULL']),
  status: z.object({ id: text, label: z.enum(PROFILE_LABELS), money }),
  action: z.enum(ACCOUNT_ACTIONS),
});
export type AccountView = z.infer<typeof account>;
export const accountsReply = z.object({
  accounts: z.array(account),
  unlisted: z.number().int().describe('approved accounts that this portal does not list'),
});
