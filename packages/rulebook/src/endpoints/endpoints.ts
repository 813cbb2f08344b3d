import { z } from 'zod';
import type { FormId } from '../entities/asked.ts';
import { APPLICATION_ID, REFERRAL_ID } from '../routes.ts';
import * as bodies from './bodies.ts';
import type { EndpointKey } from './paths.ts';
import * as replies from './replies.ts';

/** Who may call: anybody, a person with a session, or the person whose application it is. decisions.md, section 10. */
export type Who = 'anyone' | 'user' | 'applicant';

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
};

const id = z.object({ id: z.string().regex(APPLICATION_ID) });
const flag = z.enum(['true', 'false']).optional();

/** Every call: what it takes, who may make it and what it answers. Document 1, section 7. */
export const ENDPOINTS = {
  getConfigs: {
    summary: 'The configuration of this portal, market and referral',
    who: 'anyone',
    query: z.object({ referralUrlId: z.string().regex(REFERRAL_ID).optional(), currency: z.string().max(10).optional() }),
    reply: replies.configsReply,
  },
  getCategories: { summary: 'Category groups with their industries', who: 'anyone', reply: replies.categoriesReply },
  createApplication: {
    summary: 'Creates the person’s application, or finds the open one',
    who: 'user',
    query: z.object({ 'override-referral-url': flag, 'use-shopper-data': flag, 'force-intent': flag, find: flag }),
    body: bodies.createBody,
    judges: ['applicant', 'business', 'category', 'ownerIdentity'],
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
  getPlaidToken: { summary: 'A token that opens the bank-linking window', who: 'applicant', params: id, reply: replies.plaidTokenReply },
  linkPlaidAccount: {
    summary: 'Links the account chosen in the bank-linking window',
    who: 'applicant',
    params: id,
    body: bodies.plaidBankBody,
    reply: replies.bankReply,
    idempotent: true,
  },
  addManualAccount: {
    summary: 'Links an account typed by hand',
    who: 'applicant',
    params: id,
    body: bodies.manualBankBody,
    judges: ['bank'],
    reply: replies.bankReply,
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
