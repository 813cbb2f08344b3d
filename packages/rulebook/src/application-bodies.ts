import { z } from 'zod';
import { applicationView, ownerView } from './application-view.ts';
import { bodyShapeFor, echoedFields, ignoredField } from './body-schema.ts';
import { INTENTS } from './core/facts.ts';
import { LIMITS } from './core/limits.ts';
import { SIGN_UP_FORMS } from './forms.ts';
import { OWNER_TYPES } from './reference/enumerations.ts';
import { LANGUAGES, LOCALE_IDS } from './reference/locales.ts';
import { TAX_INFORMATION_TYPES } from './tax-id/tax-information.ts';

const { applicant: applicantView, company: companyView } = applicationView.shape;
const applicationKeys = bodyShapeFor({ entity: 'application' });
const communicationLanguage = z.enum(LOCALE_IDS).optional();
const applicant = z.strictObject({
  ...bodyShapeFor({ forms: SIGN_UP_FORMS, at: 'applicant.', entity: 'applicant', answered: applicantView }),
  communicationLanguage,
});
const company = z.strictObject(bodyShapeFor({ forms: SIGN_UP_FORMS, at: 'company.', entity: 'company', answered: companyView }));

/** What `PUT /applications/{id}` takes: any sign-up answer at its own path, what the applicant put off, and all that `GET` answered. Document 1, section 7. */
export const updateApplicationBody = z.strictObject({
  ...echoedFields(applicationView),
  applicant: applicant.optional(),
  company: company.optional(),
  application: z
    .strictObject({
      ...applicationKeys,
      bankDeferred: z.literal(true).optional(),
      verifyIdentity: z.literal(true).optional(),
      communicationLanguage,
    })
    .optional(),
});

/** What `POST /applications` takes: the draft's answers and where the person came from. Document 1, section 7. */
export const createApplicationBody = z.strictObject({
  applicant: applicant.optional(),
  company: company.optional(),
  application: z
    .strictObject({
      ...applicationKeys,
      currency: z.enum(['USD', 'CAD']).optional(),
      intent: z.enum(INTENTS).optional(),
      referralUrlId: z.string().max(64).optional(),
      source: z.string().max(100).optional(),
      medium: z.string().max(100).optional(),
      serviceType: z.string().max(60).optional(),
      agentId: z.string().max(100).optional(),
      communicationLanguage,
    })
    .optional(),
});

/** What `POST /onboard` takes: the agreement to the terms that were shown. decisions.md, section 3. */
export const onboardApplicationBody = z.strictObject({
  terms: z.strictObject({
    signed: z.literal(true),
    id: z.string().max(100),
    version: z.string().max(100),
    signedAt: ignoredField.optional(), // the clock's, whatever is sent: ENTITIES
    /** The language that the terms were agreed to in: in Quebec English only when the person asked for it. ux.md, item 74. */
    language: z.enum(LANGUAGES).optional(),
  }),
});

export const verifyOtpBody = z.strictObject({ code: z.string().max(LIMITS.fieldMaxChars) });

/** A fingerprint of the phone vendor, as it stands in an address. */
export const PHONE_LINK_FINGERPRINT_PATTERN = /^[\w.~+/=-]{16,200}$/;
const fingerprint = z.string().regex(PHONE_LINK_FINGERPRINT_PATTERN);
/** Taken and not read: the server chooses where to come back to. decisions.md, row 21. */
const finalTargetUrl = z.string().max(LIMITS.fieldMaxChars).optional();

/** Without `vfp` the network is about to be asked, with it the browser came back. Document 1, section 7. */
export const verifyByNetworkBody = z.strictObject({ finalTargetUrl, vfp: fingerprint.optional() });
export const sendPhoneLinkBody = z.strictObject({ finalTargetUrl });

/** What a phone says of its link: its page was continued, this was not me, or (with the link's id) the vendor led back. decisions.md, section 6. */
export const confirmPhoneLinkBody = z.strictObject({
  opened: z.literal(true).optional(),
  denied: z.literal(true).optional(),
  link: z.string().max(100).optional(),
});

/** Nine digits and the name as the card has it; empty where photo ID takes their place. Document 1, section 7, step-ups/full-ssn. */
export const submitFullSsnBody = z.strictObject({
  applicant: z
    .strictObject(bodyShapeFor({ forms: ['fullSsn'], at: 'applicant.', entity: 'applicant', answered: applicantView }))
    .optional(),
});

/** The business, corrected or confirmed. Document 1, section 7, step-ups/business-info. */
export const submitBusinessInfoBody = z.strictObject({
  company: z.strictObject(bodyShapeFor({ forms: ['businessInfo'], at: 'company.', entity: 'company', answered: companyView })).optional(),
});

const inquiryId = z.string().max(100);

/** Opens or resumes an inquiry; the selfie is a choice in Quebec only. Document 1, section 7, sessions; decisions.md, row 24. */
export const inquirySessionBody = z.strictObject({
  inquiryId: inquiryId.optional(),
  withSelfie: z.boolean().optional(),
  selfieConsent: z.literal(true).optional(),
});

/** Asks how an inquiry stands, or for a person of ours in its place. Document 1, section 7; decisions.md, section 6. */
export const refreshInquiryBody = z.strictObject({ inquiryId: inquiryId.optional(), requestManualReview: z.literal(true).optional() });

/** The token of an e-mailed link, once. decisions.md, row 34. */
export const openLinkBody = z.strictObject({ token: z.string().max(200) });

/** A tax id by itself. Document 1, section 7, government-identifications. */
export const submitTaxIdBody = z.strictObject({
  value: z.string().max(LIMITS.fieldMaxChars).optional(),
  sourceType: z.enum(TAX_INFORMATION_TYPES),
});

/** The full EIN with the legal name. Document 1, section 7, government-identifications/manual-entry. */
export const submitFullEinBody = z.strictObject({
  value: z.string().max(LIMITS.fieldMaxChars).optional(),
  sourceType: z.literal('FEIN'),
  legalBusinessName: z.string().max(LIMITS.fieldMaxChars).optional(),
});

/** Document 1, section 7, financial-instruments/manual; `bankName` "Default" and `primary` true are the default values of section 9. */
export const addManualAccountBody = z.strictObject({
  fullName: z.string().max(LIMITS.fieldMaxChars),
  accountType: z.string().max(20),
  routingNumber: z.string().max(LIMITS.fieldMaxChars).optional(),
  transitNumber: z.string().max(LIMITS.fieldMaxChars).optional(),
  institutionNumber: z.string().max(LIMITS.fieldMaxChars).optional(),
  accountNumber: z.string().max(LIMITS.fieldMaxChars),
  bankName: z.string().max(100).default('Default'),
  primary: z.literal(true).default(true),
});

/** Document 1, section 7, financial-instruments/plaid; status "P" is the default value of section 9. */
export const linkPlaidAccountBody = z.strictObject({
  value: z.string().min(1).max(300),
  source: z.string().max(100).default('PLAID'),
  status: z.literal('P').default('P'),
  primary: z.literal(true).default(true),
  requestMetadata: z.object({
    link_session_id: z.string().max(200).optional(),
    accounts: z.array(z.object({ id: z.string().max(200) })).max(20),
  }),
});

/** A reviewer's decision with its reason from the reasons table. decisions.md, section 10. */
export const decideReviewBody = z.strictObject({ decision: z.enum(['APPROVED', 'DECLINED']), reason: z.string().max(60) });

/** What a change of an owner takes: their own answers, each at its own path. Document 1, section 3, Owner. */
export const updateOwnerBody = z.strictObject<Record<string, z.ZodType>>(
  bodyShapeFor({ forms: ['ownShare', 'owner', 'ownerDetails'], entity: 'owner', answered: ownerView }),
);

/** A new row of the list: another owner, or the applicant's own share. */
export const addOwnerBody = z.strictObject({
  ...updateOwnerBody.shape,
  type: z.enum(OWNER_TYPES).default('OWNER'),
});

/** Sends the list, or says that nobody else owns a quarter or more. Document 1, sections 4 and 7. */
export const submitOwnersBody = z.strictObject({ confirmedUnder50: z.literal(true).optional(), noPartners: z.literal(true).optional() });

export const recordEventBody = z.strictObject({
  type: z.string().max(100),
  params: z.record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
});
