import { z } from 'zod';
import { accountView } from '../account-view.ts';
import { applicationView } from '../application-view.ts';
import { BUSINESS_ID_PATTERN } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { text } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import { applicationIdParams, type EndpointRow } from '../endpoint-row.ts';
import { CLOSING_EFFECTS } from './closing.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { PERMISSION_TYPES } from './permissions.ts';
import { accountDetailsView, targetView, ventureView, websiteView } from './view.ts';

const accountsReply = z.object({ accounts: z.array(accountView) });
const venturesReply = z.object({
  customerId: text.describe('whom the hosting provider knows the person as'),
  ventures: z.array(ventureView),
});

const businessParams = z.object({ id: z.string().regex(BUSINESS_ID_PATTERN) });

const storesQuery = z.object({
  search: z
    .string()
    .max(LIMITS.storeNameMaxChars)
    .regex(/^\P{Cc}*$/u)
    .optional()
    .describe('a part of the name'),
  after: z.string().max(LIMITS.fieldMaxChars).optional().describe('`next` of the page before'),
});
const storesReply = z.object({
  stores: z.array(accountView).describe('in the order of their names, fifty at most'),
  next: text.optional().describe('asks for the page after this one; left out on the last'),
});

const channelId = /^[\w.:-]{1,100}$/;
const authCodeQuery = z.object({
  context: z.string().regex(/^[\w-]{1,40}$/),
  channelId: z.string().regex(channelId).optional(),
});

const WEBSITE_ID = /^[\w.-]{1,100}$/;

const queryBody = z.strictObject({
  query: z.string().min(1).max(ACCOUNT_LIMITS.graphqlMaxChars),
  variables: z
    .record(
      z.string().max(100),
      z.union([z.string().max(LIMITS.fieldMaxChars), z.number(), z.boolean(), z.null()]),
    )
    .nullish(),
  operationName: z.string().max(100).nullish(),
  extensions: z
    .record(z.string().max(100), z.unknown())
    .nullish()
    .describe('sent by some clients; none of them changes anything here'),
});

const closingReply = z.object({
  mayClose: z.boolean(),
  closedOn: text.optional().describe('YYYY-MM-DD, once it is closed'),
  keptUntil: text.describe(
    'YYYY-MM-DD: until when the law has us keep who the person and the business are',
  ),
  lastPayout: z
    .object({ by: text.describe('YYYY-MM-DD'), last4: text })
    .optional()
    .describe('left out where no confirmed bank account can be paid'),
  otherStores: z.number().int().describe('stores of the business that close with it'),
  orders: z
    .array(
      z.object({
        orderId: text,
        effect: z.enum(CLOSING_EFFECTS).optional(),
        monthlyCents: z.number().int(),
        owedCents: z.number().int(),
      }),
    )
    .describe('orders that closing ends or leaves open, and what is owed'),
});

export const ACCOUNTS_ENDPOINTS = {
  getAccounts: {
    summary: 'The person’s applications, sent or not, with what each allows and asks for',
    who: 'user',
    limit: { none: 'ownRecord' },
    inSupport: true,
    reply: accountsReply,
  },
  getAccountDetails: {
    summary:
      'Who and what stands behind an account of the person, to be confirmed before it is connected',
    who: 'user',
    limit: { none: 'ownRecord' },
    inSupport: true,
    params: businessParams,
    reply: z.object({ account: accountView, ...accountDetailsView.shape }),
    errors: ['application.notFound'],
  },
  getAccountStores: {
    summary: 'The stores of an account of the person, by a part of their names and page by page',
    who: 'user',
    limit: { none: 'ownRecord' },
    inSupport: true,
    params: businessParams,
    query: storesQuery,
    reply: storesReply,
    errors: ['application.notFound'],
  },
  getClosing: {
    summary:
      'What closing the account ends, what stays open or owed, when the last payout comes, and how long what is kept',
    who: 'applicant',
    limit: { none: 'ownRecord' },
    inSupport: true,
    params: applicationIdParams,
    reply: closingReply,
  },
  closeAccount: {
    summary: 'Closes an approved account with its stores; a second call changes nothing',
    who: 'applicant',
    limit: 'accountChanges',
    params: applicationIdParams,
    reply: applicationView,
    errors: ['application.notApproved'],
    idempotent: 'natural',
    requiresRecentAuth: true,
    openWhenClosed: true,
  },
  getAuthCode: {
    summary:
      'A code, good once and for minutes, by which a channel takes payments for the business, and where to go on with it',
    who: 'applicant',
    limit: 'hostingCalls',
    params: applicationIdParams,
    query: authCodeQuery,
    reply: z.object({
      code: text,
      redirectUrl: text.describe('a place of the configuration, the code in its query'),
    }),
    errors: [
      'application.notApproved',
      'account.noRedirect',
      'channel.unauthorised',
      'provider.unavailable',
    ],
  },
  requestPermission: {
    summary: 'Lets the person’s single sign-on open what the type names',
    who: 'applicant',
    limit: 'hostingCalls',
    params: applicationIdParams,
    body: z.strictObject({ type: z.enum(PERMISSION_TYPES) }),
    reply: z.object({ type: z.enum(PERMISSION_TYPES), permitted: z.boolean() }),
    errors: ['application.notApproved', 'provider.unavailable'],
    idempotent: 'natural',
  },
  getServiceTarget: {
    summary:
      'The app, domain or website that the application is for, and whether payments may be offered on it',
    who: 'applicant',
    limit: 'hostingCalls',
    params: applicationIdParams,
    reply: z.object({
      target: targetView
        .optional()
        .describe('left out where no link has named one, or the provider has none of theirs'),
    }),
    errors: ['provider.unavailable'],
  },
  connectService: {
    summary:
      'Connects the channel or product that the application came for to its approved account; a second call connects nothing twice',
    who: 'applicant',
    limit: 'hostingCalls',
    params: applicationIdParams,
    reply: applicationView,
    errors: [
      'application.notApproved',
      'application.stepUpClosed',
      'channel.unauthorised',
      'store.notAllowed',
      'link.incorrect',
      'provider.unavailable',
      'wam.failed',
    ],
    idempotent: 'natural',
    sharesAnswer: true,
  },
  getAvailableVentures: {
    summary: 'The person’s ventures at the hosting provider',
    who: 'user',
    limit: 'hostingCalls',
    reply: venturesReply,
    errors: ['provider.unavailable'],
  },
  getWebsite: {
    summary:
      'A website of the person at the hosting provider, and whether payments may be offered on it',
    who: 'user',
    limit: 'hostingCalls',
    params: z.object({ id: z.string().regex(WEBSITE_ID) }),
    reply: websiteView,
    errors: ['link.incorrect', 'provider.unavailable'],
  },
  queryStores: {
    summary:
      'GraphQL: the person’s stores at the hosting provider, by customer id; their own only, within a limit of cost',
    who: 'user',
    limit: 'storeQueries',
    isGraphql: true,
    body: queryBody,
    reply: z.object({ data: z.record(z.string(), z.unknown()) }),
    errors: ['account.wrong', 'stores.failed'],
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
