import { z } from 'zod';
import { accountView } from '../account-view.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';

const accountsReply = z.object({ accounts: z.array(accountView) });

/** The accounts of a person. */
export const ACCOUNTS_ENDPOINTS = {
  getAccounts: {
    summary: 'The person’s applications, sent or not, with what each allows and asks for',
    who: 'user',
    reply: accountsReply,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
