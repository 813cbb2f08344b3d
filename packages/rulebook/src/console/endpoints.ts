import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { KEY_MODES } from '../partners/partner-access.ts';
import { PARTNER_STATUSES } from '../partners/partner-statuses.ts';
import { CONSOLE_ROLES, CONSOLE_SCOPES } from './access.ts';

const consoleSession = z.object({
  person: z.object({ name: text }),
  partner: z.object({ name: text, referralUrlIds: z.array(text) }),
  roles: z.array(z.enum(CONSOLE_ROLES)),
  scopes: z.array(z.enum(CONSOLE_SCOPES)),
  mode: z.enum(KEY_MODES).describe('of this deployment, as of the keys that it takes'),
  endsAt: timestamp,
  serverNow: timestamp,
});

/** What the people of a partner's company call beside the calls of its server. docs/decisions/0302. */
export const CONSOLE_ENDPOINTS = {
  getConsoleSession: {
    summary: 'Who is signed in at the console, for which company, and what they may do',
    who: 'console',
    limit: { none: 'ownRecord' },
    reply: consoleSession,
  },
  endConsoleSession: {
    summary: 'Ends the session at the console',
    who: 'console',
    limit: 'consoleSignOuts',
    reply: z.object({
      signOutAt: text.optional().describe('the page of the provider that signs out there too'),
    }),
    idempotent: 'natural',
  },
  countConsoleApplicants: {
    summary: 'How many applicants the company has in each status, of the newest of them',
    who: 'console',
    scope: 'applications:read',
    limit: { none: 'ownRecord' },
    reply: z.object({
      counts: z.record(z.enum(PARTNER_STATUSES), z.number().int()),
      isWhole: z.boolean().describe('false where there are more than were counted'),
    }),
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
