import { z } from 'zod';
import { accountView } from '../account-view.ts';
import { LIMITS } from '../core/limits.ts';
import { text } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { ventureView, websiteView } from './view.ts';

const accountsReply = z.object({ accounts: z.array(accountView) });
const venturesReply = z.object({
  customerId: text.describe('whom the hosting provider knows the person as'),
  ventures: z.array(ventureView),
});

/** The id of a website at the hosting provider. */
const WEBSITE_ID = /^[\w.-]{1,100}$/;

/** What a query of GraphQL over HTTP is. */
const queryBody = z.strictObject({
  query: z.string().min(1).max(LIMITS.graphqlMaxChars),
  variables: z.record(z.string().max(100), z.unknown()).nullish(),
  operationName: z.string().max(100).nullish(),
});

/** The accounts of a person, and what the hosting provider has of theirs. */
export const ACCOUNTS_ENDPOINTS = {
  getAccounts: {
    summary: 'The person’s applications, sent or not, with what each allows and asks for',
    who: 'user',
    reply: accountsReply,
  },
  getAvailableVentures: {
    summary: 'The person’s ventures at the hosting provider',
    who: 'user',
    reply: venturesReply,
    errors: ['provider.unavailable'],
  },
  getWebsite: {
    summary: 'A website of the person at the hosting provider, and whether payments may be offered on it',
    who: 'user',
    params: z.object({ id: z.string().regex(WEBSITE_ID) }),
    reply: websiteView,
    errors: ['link.incorrect', 'provider.unavailable'],
  },
  queryStores: {
    summary: 'GraphQL: the person’s stores at the hosting provider, by customer id; their own only, within a limit of cost',
    who: 'user',
    body: queryBody,
    reply: z.object({ data: z.record(z.string(), z.unknown()) }),
    errors: ['account.wrong', 'stores.failed'],
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
