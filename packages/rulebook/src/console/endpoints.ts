import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { partnerKeyView } from '../partners/desk-shapes.ts';
import { HEX_COLOUR_PATTERN } from '../partners/hex-colour.ts';
import { KEY_LIVES } from '../partners/key-terms.ts';
import { PARTNER_LIMITS } from '../partners/limits.ts';
import { KEY_MODES, PARTNER_SCOPE_IDS } from '../partners/partner-access.ts';
import { FILTERED_EVENT_TYPES, partnerEventsReply } from '../partners/partner-events.ts';
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

/** Judged by the rules of a partner's row. */
const endpointUrl = z.string().max(2_000);
const heard = z
  .array(z.enum(FILTERED_EVENT_TYPES))
  .min(1)
  .optional()
  .describe('events that it hears; all of them without');

const hexColour = z.string().toLowerCase().regex(HEX_COLOUR_PATTERN);
const accents = z.strictObject({ accent: hexColour, accentDark: hexColour.optional() });
const setColours = z
  .object({ accent: text, accentDark: text.optional() })
  .describe('as they were set; without one for dark pages it follows from the accent');
const schemeLook = z.record(text, text).describe('colors by what they are for, as `#rrggbb`');
const shownLook = z.object({
  colours: z.object({ accent: text, accentDark: text }).describe('as they would be used'),
  light: schemeLook,
  dark: schemeLook,
});
const framingHost = z.strictObject({ domain: z.string().min(1).max(253) });

/** Never kept and never answered again, so it stands in the reply of the call that made it. */
const madeSecret = z.object({ id: text, secret: text.describe('shown this once') });
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
  listConsoleEndpoints: {
    summary: 'The company’s endpoints with how they do and what signs for them, never the secrets',
    who: 'console',
    scope: 'endpoints:read',
    limit: { none: 'ownRecord' },
    reply: z.object({
      isOpen: z.boolean(),
      endpoints: z.array(
        partnerEventsReply.shape.endpoints.element.extend({
          events: heard,
          isPaused: z.boolean().describe('by the company itself: nothing is sent until it goes on'),
          secrets: z.array(z.object({ id: text, createdBy: text, createdAt: timestamp })),
        }),
      ),
    }),
  },
  addConsoleEndpoint: {
    summary: 'Adds an endpoint and shows once what signs for it',
    who: 'console',
    scope: 'endpoints:write',
    limit: 'consoleKeys',
    body: z.strictObject({ url: endpointUrl, events: heard }),
    reply: madeSecret,
    status: 201,
    errors: ['ability.closed', 'webhookEndpoint.tooMany'],
  },
  changeConsoleEndpoint: {
    summary: 'Says which events an endpoint hears, pauses it, or lets it go on',
    who: 'console',
    scope: 'endpoints:write',
    limit: { none: 'ownRecord' },
    body: z.strictObject({ url: endpointUrl, events: heard, isPaused: z.boolean() }),
    reply: z.object({ isChanged: z.boolean() }),
    errors: ['ability.closed', 'webhookEndpoint.notFound'],
    idempotent: 'natural',
  },
  removeConsoleEndpoint: {
    summary: 'Takes an endpoint away; what was on its way is not sent',
    who: 'console',
    scope: 'endpoints:write',
    limit: { none: 'ownRecord' },
    body: z.strictObject({ url: endpointUrl }),
    reply: z.object({ isRemoved: z.boolean() }),
    errors: ['ability.closed'],
    idempotent: 'natural',
  },
  replayConsoleFailures: {
    summary: 'Sends everything again that failed for good',
    who: 'console',
    scope: 'events:write',
    limit: 'partnerEvents',
    reply: z.object({ deliveries: z.number().int() }),
    idempotent: true,
  },
  createConsoleSecret: {
    summary: 'Makes another secret that signs beside the first, and shows it once',
    who: 'console',
    scope: 'endpoints:write',
    limit: 'consoleKeys',
    body: z.strictObject({ url: endpointUrl }),
    reply: madeSecret,
    status: 201,
    errors: ['ability.closed', 'webhookEndpoint.notFound', 'webhookSecret.tooMany'],
  },
  endConsoleSecret: {
    summary: 'Ends a secret: nothing is signed by it any more',
    who: 'console',
    scope: 'endpoints:write',
    limit: { none: 'ownRecord' },
    params: z.object({ secretId: z.string().max(60) }),
    reply: z.object({ isEnded: z.boolean() }),
    errors: ['ability.closed'],
    idempotent: 'natural',
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
  getConsoleLook: {
    summary: 'The company’s colors on our pages, and the sites that may frame them',
    who: 'console',
    scope: 'look:read',
    limit: { none: 'ownRecord' },
    reply: z.object({
      name: text,
      isOwn: z.boolean().describe('set by the company’s people themselves'),
      colours: setColours,
      isLookOpen: z.boolean(),
      look: shownLook,
      domains: z.array(text),
      areDomainsOpen: z.boolean(),
    }),
  },
  previewConsoleLook: {
    summary: 'How colors would look, made darker or lighter where they could not be read',
    who: 'console',
    scope: 'look:write',
    limit: { none: 'ownRecord' },
    body: accents,
    reply: shownLook,
    idempotent: 'natural',
  },
  changeConsoleLook: {
    summary: 'Sets the colors, made darker or lighter where they could not be read',
    who: 'console',
    scope: 'look:write',
    limit: { none: 'ownRecord' },
    body: accents,
    reply: shownLook,
    errors: ['ability.closed'],
    idempotent: 'natural',
  },
  resetConsoleLook: {
    summary: 'Goes back to the colors that were agreed with us',
    who: 'console',
    scope: 'look:write',
    limit: { none: 'ownRecord' },
    reply: z.object({ isReset: z.boolean(), colours: setColours }),
    errors: ['ability.closed'],
    idempotent: 'natural',
  },
  addConsoleDomain: {
    summary: 'Lets the pages of a site frame ours',
    who: 'console',
    scope: 'domains:write',
    limit: { none: 'ownRecord' },
    body: framingHost,
    reply: z.object({ domains: z.array(text) }),
    errors: ['ability.closed', 'partnerDomain.tooMany'],
    idempotent: 'natural',
  },
  removeConsoleDomain: {
    summary: 'Lets the pages of a site frame ours no longer',
    who: 'console',
    scope: 'domains:write',
    limit: { none: 'ownRecord' },
    body: framingHost,
    reply: z.object({ domains: z.array(text) }),
    errors: ['ability.closed'],
    idempotent: 'natural',
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
