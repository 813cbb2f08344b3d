import { z } from 'zod';
import { FLAGS } from '../core/flags.ts';
import { keysOf } from '../core/keys-of.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { PORTAL_IDS } from '../reference/portals.ts';
import { RETENTION } from '../reference/retention.ts';
import { STAFF_ROLES } from './permissions.ts';

const whole = z.number().int();

/** What an administrator reads: nothing of any application, and no secret. docs/decisions/0309. */
export const administrationReply = z.object({
  people: z.array(
    z.object({
      ...{ id: text, name: text },
      roles: z.array(z.enum(STAFF_ROLES)).describe('from the company’s groups at the last sign-in'),
      sessions: whole.describe('open now'),
      seenAt: timestamp.optional().describe('when they last pressed something in one of them'),
      awayUntil: text.optional(),
    }),
  ),
  keys: z.array(
    z.object({
      ...{ id: text, name: text, createdAt: timestamp },
      revokedAt: timestamp.optional(),
    }),
  ),
  retention: z.array(
    z.object({
      id: z.enum(keysOf(RETENTION)),
      keepMs: whole,
      ranAt: timestamp.optional().describe('absent before the first run'),
      isLate: z.boolean(),
    }),
  ),
  seals: z.array(
    z.object({ name: text, current: whole, known: z.array(whole) }).describe('versions of a key'),
  ),
  flags: z.array(
    z.object({
      flag: z.enum(keysOf(FLAGS)),
      isOn: z.boolean().describe('by default'),
      differsIn: z.array(z.enum(PORTAL_IDS)),
      differsFor: z.array(text).describe('ids of partners with a setting of their own'),
    }),
  ),
});
