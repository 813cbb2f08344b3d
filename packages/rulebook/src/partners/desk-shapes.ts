import { z } from 'zod';
import { FLAGS } from '../core/flags.ts';
import { keysOf } from '../core/keys-of.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { MARKET_IDS } from '../reference/locales.ts';
import { PORTAL_IDS } from '../reference/portals.ts';
import { PARTNER_ABILITY_IDS } from './abilities.ts';
import { KEY_MODES, PARTNER_SCOPE_IDS } from './partner-access.ts';
import { partnerEventsReply } from './partner-events.ts';
import { PARTNER_ID_PATTERN } from './partner-id.ts';

const whole = z.number().int();
export const partnerParams = z.object({ id: z.string().regex(PARTNER_ID_PATTERN) });

/** Partners as staff see them: rows, endpoints, keys and deliveries. docs/decisions/0310. */
const partnerRow = z.object({
  ...{ id: text, name: text },
  portal: z.enum(PORTAL_IDS),
  markets: z.array(z.enum(MARKET_IDS)),
  referralUrlIds: z.array(text),
});

export const partnersReply = z.object({
  partners: z.array(
    partnerRow.extend({
      endpoints: whole,
      failing: whole.describe('endpoints whose last deliveries failed'),
      keys: whole.describe('in use'),
    }),
  ),
});

/** A key as people see it: never more than its beginning. */
export const partnerKeyView = z.object({
  ...{ id: text, hint: text, createdBy: text, createdAt: timestamp },
  mode: z.enum(KEY_MODES),
  scopes: z.array(z.enum(PARTNER_SCOPE_IDS)),
  lastUsedAt: timestamp.optional(),
  expiresAt: timestamp.optional(),
  addresses: z.array(text).optional().describe('from where it works; without it, from anywhere'),
  revokedAt: timestamp.optional(),
  isReplaced: z.boolean().describe('another one stands in its place'),
  calls: whole,
});

export const abilityParams = partnerParams.extend({ ability: z.enum(PARTNER_ABILITY_IDS) });

export const partnerReply = partnerRow.extend({
  parentDomains: z.array(text).describe('whose pages may frame ours'),
  flags: z.array(z.object({ flag: z.enum(keysOf(FLAGS)), isOn: z.boolean() })),
  endpoints: partnerEventsReply.shape.endpoints,
  abilities: z.array(
    z.object({
      ability: z.enum(PARTNER_ABILITY_IDS),
      isOpen: z.boolean(),
      changedAt: timestamp.optional(),
    }),
  ),
  keys: z.array(partnerKeyView),
  events: partnerEventsReply.shape.events,
  next: text.optional(),
});
