import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { partnerKeyView } from '../partners/desk-shapes.ts';
import { KEY_LIVES } from '../partners/key-terms.ts';
import { PARTNER_LIMITS } from '../partners/limits.ts';
import { KEY_MODES, PARTNER_SCOPE_IDS } from '../partners/partner-access.ts';
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

const keyParams = z.object({ keyId: z.string().max(60) });

/** An address, or a network by its prefix. */
const keyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Never kept and never answered again, so it stands in the reply of the call that made it. */
const madeKey = z.object({ id: text, key: text.describe('the key itself, shown this once') });

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
  listConsoleKeys: {
    summary:
      'The keys of the company’s servers by their beginning, and whether its people may change them',
    who: 'console',
    scope: 'keys:read',
    limit: { none: 'ownRecord' },
    reply: z.object({ isOpen: z.boolean(), keys: z.array(partnerKeyView) }),
  },
  createConsoleKey: {
    summary: 'Makes a key and shows it once',
    who: 'console',
    scope: 'keys:write',
    limit: 'consoleKeys',
    body: z.strictObject({
      scopes: z.array(z.enum(PARTNER_SCOPE_IDS)).min(1),
      life: z.enum(KEY_LIVES).describe('how many days it is good for'),
      addresses: z
        .array(keyAddress)
        .max(PARTNER_LIMITS.keyAddressesMax)
        .describe('addresses or networks from which it works; none for anywhere'),
    }),
    reply: madeKey,
    status: 201,
    errors: ['ability.closed', 'partnerKey.tooMany'],
  },
  replaceConsoleKey: {
    summary: 'Makes a key like another one, which goes on for a day',
    who: 'console',
    scope: 'keys:write',
    limit: 'consoleKeys',
    params: keyParams,
    reply: madeKey,
    status: 201,
    errors: ['ability.closed', 'partnerKey.notFound', 'partnerKey.tooMany'],
  },
  revokeConsoleKey: {
    summary: 'Ends a key with the next call',
    who: 'console',
    scope: 'keys:write',
    limit: { none: 'ownRecord' },
    params: keyParams,
    reply: z.object({ isRevoked: z.boolean() }),
    errors: ['ability.closed'],
    idempotent: 'natural',
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
