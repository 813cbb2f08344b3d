import { z } from 'zod';
import type { FormId } from '../entities/asked.ts';
import { APPLICATION_ID, REFERRAL_ID } from '../routes.ts';
import { TAX_INFORMATION_TYPES } from '../tax-information.ts';
import * as bodies from './bodies.ts';
import { INQUIRY_ENDPOINTS } from './inquiry-endpoints.ts';
import type { EndpointKey } from './paths.ts';
import * as replies from './replies.ts';

/** Who may call: anybody, a person with a session, the person whose application it is (`link`: or who came by its e-mailed link), or a reviewer of ours with the key. decisions.md, section 10. */
export type Who = 'anyone' | 'user' | 'applicant' | 'reviewer' | 'link';

export type EndpointRow = {
  summary: string;
  who: Who;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The forms whose fields judge the body's texts by their paths. */
  judges?: readonly FormId[];
  reply: z.ZodType;
  status?: number;
  /** `read`: the answer carries the version; `write`: the request must name the version it saw (428, 412). */
  etag?: 'read' | 'write';
  /** True where a repeated request with one key gives the first answer. decisions.md, section 6. */
  idempotent?: true;
  /** Asks for proof that the person is still there: always, or only where a tax id is changed. decisions.md, section 6, session. */
  fresh?: true | 'taxId';
};

const id = z.object({ id: z.string().regex(APPLICATION_ID) });
const ownerId = id.extend({ ownerId: z.string().max(60) }); // an id of another shape is the same 404
const flag = z.enum(['true', 'false']).optional();
/** A link that is unknown, and one of an application that is none, are the same 404: the handler says it. */
const linkId = z.object({ id: z.string().max(60) });

/** Every call: what it takes, who may make it and what it answers. Document 1, section 7. */
export const ENDPOINTS = {
  getConfigs: {
    summary: 'The configuration of this portal, market and referral',
    who: 'anyone',
    query: z.object({ referralUrlId: z.string().regex(REFERRAL_ID).optional(), currency: z.string().max(10).optional() }),
    reply: replies.configsReply,
  },
  getCategories: { summary: 'Category groups with their industries', who: 'anyone', reply: replies.categoriesReply },
  predictCategories: {
    summary:
      'Guesses what a business does; `inputs` is its name, and by lines or as repeated parameters its other names, website host or description',
    who: 'anyone',
    query: z.object({ inputs: z.union([z.string(), z.array(z.string())]).optional() }),
    reply: replies.predictionReply,
  },
  createApplication: {
    summary: 'Creates the person’s application, or finds the open one',
    who: 'user',
    query: z.object({ 'override-referral-url': flag, 'use-shopper-data': flag, 'force-intent': flag, find: flag }),
    body: bodies.createBody,
    judges: ['applicant', 'business', 'category', 'address', 'ownerIdentity'],
    reply: replies.applicationView,
    status: 201,
    etag: 'read',
    idempotent: true,
  },
  getApplication: {
    summary: 'The application’s facts, its page and its status',
    who: 'applicant',
    params: id,
    query: z.object({ applicationId: z.string().max(40).optional(), ownerId: z.string().max(40).optional() }),
    reply: replies.applicationView,
    etag: 'read',
  },
  updateApplication: {
    summary: 'Changes answers of an application that was not sent',
    who: 'applicant',
    params: id,
    query: z.object({ 'override-referral-url': flag }),
    body: bodies.updateBody,
    judges: ['applicant', 'business', 'category', 'address', 'ownerIdentity'],
    reply: replies.applicationView,
    etag: 'write',
    fresh: 'taxId',
  },
  getBasicInformation: { summary: 'The little that lists show', who: 'applicant', params: id, reply: replies.basicInformationReply },
  onboardApplication: {
    summary: 'Sends the application; the checks go on in the background',
    who: 'applicant',
    params: id,
    body: bodies.onboardBody,
    reply: replies.applicationView,
    status: 202,
    etag: 'read',
    idempotent: true,
  },
  sendOtpCode: {
    summary: 'Texts the six-digit code, the same one while it lives',
    who: 'applicant',
    params: id,
    reply: replies.otpReply,
    idempotent: true,
  },
  checkOtp: {
    summary: 'Answers the code; `skip=true` asks for photo ID instead',
    who: 'applicant',
    params: id,
    query: z.object({ skip: flag }),
    body: bodies.otpBody.partial(),
    judges: ['otp'],
    reply: replies.otpReply,
    idempotent: true,
  },
  verifyByNetwork: {
    summary: 'Asks the phone’s network for its number, and proves the phone by it; `skip=true` does not wait for it',
    who: 'applicant',
    params: id,
    query: z.object({ skip: flag }),
    body: bodies.networkBody,
    reply: replies.networkReply,
  },
  sendPhoneLink: {
    summary: 'Texts a link that proves the phone; `retry=true` a new one, `skip=true` asks for photo ID instead',
    who: 'applicant',
    params: id,
    query: z.object({ skip: flag, retry: flag }),
    body: bodies.phoneLinkBody,
    reply: replies.stepUpReply,
    idempotent: true,
  },
  confirmPhoneLink: {
    summary: 'A phone continues, confirms or denies the link that it got; the fingerprint authorises it',
    who: 'anyone',
    params: linkId.extend({ vfp: z.string().max(200) }),
    body: bodies.confirmLinkBody,
    reply: replies.phoneLinkReply,
  },
  getVerificationUrl: {
    summary: 'What a texted link is about and where its phone goes on; changes nothing',
    who: 'anyone',
    params: linkId,
    query: z.object({ vfp: z.string().max(200) }),
    reply: replies.verificationUrlReply,
  },
  getPlaidToken: {
    summary: 'A token that opens the bank-linking window',
    who: 'applicant',
    params: id,
    reply: replies.plaidTokenReply,
    fresh: true,
  },
  linkPlaidAccount: {
    summary: 'Links the account chosen in the bank-linking window',
    who: 'applicant',
    params: id,
    body: bodies.plaidBankBody,
    reply: replies.bankReply,
    idempotent: true,
    fresh: true,
  },
  addManualAccount: {
    summary: 'Links an account typed by hand',
    who: 'applicant',
    params: id,
    body: bodies.manualBankBody,
    judges: ['bank'],
    reply: replies.bankReply,
    idempotent: true,
    fresh: true,
  },
  openLink: {
    summary: 'Exchanges the token of an e-mailed link, once, for a short session of its own',
    who: 'anyone',
    body: bodies.linkBody,
    reply: replies.linkReply,
  },
  getTaxInformation: {
    summary: 'Whether a tax id of this kind is wanted; shows the business’s name alone',
    who: 'link',
    params: id,
    query: z.object({ type: z.enum(TAX_INFORMATION_TYPES).optional() }),
    reply: replies.taxInformationReply,
  },
  giveGovernmentIdentification: {
    summary: 'A tax id by itself',
    who: 'link',
    params: id,
    body: bodies.governmentIdentificationBody,
    judges: ['taxId'],
    reply: replies.taxInformationReply,
    idempotent: true,
    fresh: true,
  },
  giveManualEntry: {
    summary: 'The full EIN with the legal name of the business',
    who: 'link',
    params: id,
    body: bodies.manualEntryBody,
    judges: ['fullEin'],
    reply: replies.taxInformationReply,
    idempotent: true,
    fresh: true,
  },
  giveFullSsn: {
    summary: 'All nine digits of the SSN; `skip=true` asks for photo ID instead',
    who: 'applicant',
    params: id,
    query: z.object({ skip: flag }),
    body: bodies.fullSsnBody,
    judges: ['fullSsn'],
    reply: replies.stepUpReply,
    idempotent: true,
    fresh: true,
  },
  checkBusinessInfo: {
    summary: 'The business’s details once more, corrected or confirmed',
    who: 'applicant',
    params: id,
    body: bodies.businessInfoBody,
    judges: ['businessInfo'],
    reply: replies.stepUpReply,
    idempotent: true,
    fresh: true,
  },
  ...INQUIRY_ENDPOINTS,
  listReviews: { summary: 'Applications that wait for a person of ours', who: 'reviewer', reply: replies.reviewsReply },
  explainApplication: {
    summary: 'The story of an application: page, decisions with their evidence, step-ups, and who did what',
    who: 'reviewer',
    params: id,
    reply: replies.storyReply,
  },
  decideReview: {
    summary: 'A person’s decision, audited and told like any other',
    who: 'reviewer',
    params: id,
    body: bodies.reviewBody,
    reply: replies.reviewReply,
  },
  addOwner: {
    summary: 'Adds an owner to the list, or the applicant’s own share',
    who: 'applicant',
    params: id,
    body: bodies.newOwnerBody,
    reply: replies.stepUpReply,
    status: 201,
    etag: 'write',
    fresh: true,
    idempotent: true,
  },
  updateOwner: {
    summary: 'Changes an owner; what is not sent stays',
    who: 'applicant',
    params: ownerId,
    body: bodies.ownerBody,
    reply: replies.stepUpReply,
    etag: 'write',
    fresh: true,
  },
  removeOwner: {
    summary: 'Takes an owner off the list and deletes what was given about them',
    who: 'applicant',
    params: ownerId,
    reply: replies.stepUpReply,
    etag: 'write',
    fresh: true,
  },
  sendOwners: {
    summary: 'Sends the list of owners; `noPartners` says that there are none and deletes what was given about them',
    who: 'applicant',
    params: id,
    body: bodies.sendOwnersBody,
    reply: replies.stepUpReply,
    etag: 'write',
    fresh: true,
    idempotent: true,
  },
  sendAnalytics: { summary: 'One event of the catalogue', who: 'anyone', body: bodies.analyticsBody, reply: replies.doneReply },
} as const satisfies Record<EndpointKey, EndpointRow>;

export type Endpoints = typeof ENDPOINTS;
type Parsed<Key extends EndpointKey, Part extends string> = Endpoints[Key] extends { [part in Part]: infer Schema extends z.ZodType }
  ? z.infer<Schema>
  : undefined;
type Sent<Key extends EndpointKey, Part extends string> = Endpoints[Key] extends { [part in Part]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;

/** What a handler gets and gives, and what the portal sends and gets. */
export type ParamsOf<Key extends EndpointKey> = Parsed<Key, 'params'>;
export type QueryOf<Key extends EndpointKey> = Parsed<Key, 'query'>;
export type BodyOf<Key extends EndpointKey> = Parsed<Key, 'body'>;
export type SentBodyOf<Key extends EndpointKey> = Sent<Key, 'body'>;
export type ReplyOf<Key extends EndpointKey> = z.infer<Endpoints[Key]['reply']>;
