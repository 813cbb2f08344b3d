import { z } from 'zod';
import { text, timestamp } from '../core/view-schemas.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { JOURNEY_STEP_IDS } from '../journey.ts';
import { LOCALE_IDS } from '../reference/locales.ts';
import { PORTAL_IDS } from '../reference/portals.ts';
import { INSIGHT_LIMITS } from './limits.ts';
import { MILESTONES } from './milestones.ts';

/** A count; absent for a group that is too small to be told. */
const count = z.number().int().optional().describe(`absent below ${INSIGHT_LIMITS.leastGroup}`);
const seconds = z.number().int().optional();
const times = { medianSeconds: seconds, p90Seconds: seconds };

const funnelQuery = z.strictObject({
  weeks: z.coerce.number().int().min(1).max(INSIGHT_LIMITS.funnelWeeksMost).optional(),
  portal: z.enum(PORTAL_IDS).optional(),
  partner: z.string().max(60).optional(),
  market: z.enum(['US', 'CA']).optional(),
  locale: z.enum(LOCALE_IDS).optional(),
});

/** Counts only: no reply names an application or a person. docs/decisions/0276. */
export const INSIGHT_ENDPOINTS = {
  readFunnel: {
    summary: 'How many people reached and left each step in the last weeks, and the ones before',
    who: 'staff',
    may: 'insight.funnel',
    limit: { none: 'staff' },
    query: funnelQuery,
    reply: z.object({
      from: timestamp.describe('when its first week begins'),
      until: timestamp.describe('when its last week ends'),
      countedUntil: timestamp.optional().describe('absent before anything was counted'),
      partners: z.array(text).describe('ids of partners to filter by'),
      milestones: z.array(
        z.object({ id: z.enum(MILESTONES), came: count, before: count, ...times }),
      ),
      steps: z
        .array(
          z.object({
            ...{ id: z.enum(JOURNEY_STEP_IDS), came: count, before: count },
            ...{ wentOn: count, wentBack: count, stopped: count, metError: count },
            errors: z.array(z.object({ error: text, count: z.number().int() })),
            ...times,
          }),
        )
        .describe('of visits that may be counted'),
    }),
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
