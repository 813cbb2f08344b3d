import { z } from 'zod';
import { ACCOUNT_ACTIONS, PROFILE_LABELS } from '../account-list.ts';
import { moneyView } from '../application-view.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { DECISIONS } from '../reference/enumerations.ts';

/** One row of the list of accounts; label, action and money are computed for every answer. */
const account = z.object({
  businessId: text,
  applicationId: text,
  reference: text,
  riskDecision: z.enum(DECISIONS),
  createdAt: timestamp,
  company: z.object({
    currency: z.enum(['USD', 'CAD']),
    name: text.optional().describe('as it is shown: the name customers know, else the legal one'),
  }),
  applicationLevel: z.enum(['BASIC', 'FULL']),
  status: z.object({ id: text, label: z.enum(PROFILE_LABELS), money: moneyView }),
  action: z.enum(ACCOUNT_ACTIONS),
});

export type AccountView = z.infer<typeof account>;

const accountsReply = z.object({
  accounts: z.array(account),
  unlisted: z.number().int().describe('approved accounts that this portal does not list'),
});

/** The accounts of a person. */
export const ACCOUNTS_ENDPOINTS = {
  getAccounts: { summary: 'The person’s accounts: each application that was sent', who: 'user', reply: accountsReply },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
