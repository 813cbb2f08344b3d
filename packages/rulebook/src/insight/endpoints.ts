import { z } from 'zod';
import { DEVICE_CLASSES } from '../analytics/device-class.ts';
import { text, timestamp } from '../core/view-schemas.ts';
import { REVIEW_CASES } from '../decision/review-queue.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { JOURNEY_STEP_IDS } from '../journey.ts';
import { LOCALE_IDS } from '../reference/locales.ts';
import { PORTAL_IDS } from '../reference/portals.ts';
import { CASE_AGES } from './case-ages.ts';
import { INSIGHT_LIMITS } from './limits.ts';
import { FUNNEL_GROUPINGS, MILESTONES } from './milestones.ts';
import { CALL_FAULTS, SOURCE_PORTS, SOURCE_STATES } from './sources.ts';

/** A count; absent for a group that is too small to be told. */
const count = z.number().int().optional().describe(`absent below ${INSIGHT_LIMITS.leastGroup}`);
const seconds = z.number().int().optional();
const times = { medianSeconds: seconds, p90Seconds: seconds };

const weeksUpTo = (most: number) => z.coerce.number().int().min(1).max(most).optional();
const groups = {
  portal: z.enum(PORTAL_IDS).optional(),
  market: z.enum(['US', 'CA']).optional(),
  locale: z.enum(LOCALE_IDS).optional(),
};

const funnelQuery = z.strictObject({
  weeks: weeksUpTo(INSIGHT_LIMITS.funnelWeeksMost),
  partner: z.string().max(60).optional(),
  device: z.enum(DEVICE_CLASSES).optional().describe('of visits that may be counted'),
  by: z.enum(FUNNEL_GROUPINGS).optional().describe('what is set side by side; weeks by default'),
  ...groups,
});

const levelsQuery = z.strictObject({
  weeks: weeksUpTo(INSIGHT_LIMITS.levelsWeeksMost),
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(INSIGHT_LIMITS.levelsDaysMost)
    .optional()
    .describe('the last days, today included, in place of weeks'),
  case: z.enum(REVIEW_CASES).optional(),
  staff: z.string().max(60).optional().describe('the id of a reviewer'),
  ...groups,
});

const whole = z.number().int();
/** How cases of some weeks were settled. */
const level = {
  ended: whole.describe('cases, whoever or whatever ended them'),
  kept: whole.describe('of these, by the day that was promised'),
  settled: whole.describe('of these, by a person of ours'),
  medianSeconds: seconds.describe('from the day that a case opened until a person settled it'),
  p90Seconds: seconds,
  workSeconds: seconds.describe('from the claim until it was settled, median'),
  overturned: whole.describe('settled decisions that another decision has replaced since'),
};

const calls = {
  calls: whole,
  unanswered: whole.describe(
    'calls without an answer: too late, unreachable, refused or unreadable',
  ),
  medianMs: whole.optional().describe('of those that were answered'),
  p95Ms: whole.optional().describe('of all'),
};

const day = text.describe('YYYY-MM-DD, eastern time');

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
      questions: z
        .array(
          z.object({
            ...{ step: z.enum(JOURNEY_STEP_IDS), field: text, code: text },
            ...{ met: z.number().int(), came: count.describe('to the step') },
          }),
        )
        .describe('what was refused at which question, the commonest first'),
      groups: z
        .array(
          z.object({
            id: text.describe('of the group; a week is told by when it begins'),
            ...{ started: count, sent: count, approved: count, bankLinked: count },
          }),
        )
        .describe('the groups side by side'),
    }),
  },
  readLevels: {
    summary: 'How long cases waited in the last weeks, and how many promised days were kept',
    who: 'staff',
    may: 'insight.levels',
    limit: { none: 'staff' },
    query: levelsQuery,
    reply: z.object({
      ...{ firstDay: day, lastDay: day },
      staff: text.optional().describe('whose figures these are; absent for everybody together'),
      colleagues: z.array(z.object({ id: text, name: text })).describe('whose figures may be read'),
      whole: z.object(level),
      before: z.object(level).describe('of as many weeks before'),
      decided: z
        .object({ byRules: count, byPeople: count, byRulesBefore: count, byPeopleBefore: count })
        .optional()
        .describe('final decisions; absent for one case, one reviewer or a few days'),
      outcomes: z
        .object({ approved: whole, declined: whole, asked: whole })
        .optional()
        .describe('what people of ours did with applications; of a few days only'),
      days: z
        .array(z.object({ day, kept: whole, late: whole }))
        .describe('days on which cases ended'),
      cases: z.array(z.object({ case: z.enum(REVIEW_CASES), open: whole, ...level })),
      ages: z.array(z.object({ age: z.enum(CASE_AGES), open: whole })).describe('open now'),
      oldest: z
        .object({ case: z.enum(REVIEW_CASES), since: timestamp, dueBy: day })
        .optional()
        .describe('of those that are open'),
      awaited: z
        .object({ count: whole, since: timestamp.optional() })
        .describe('applications that wait for their applicants, the longest since when'),
    }),
  },
  readSources: {
    summary: 'How each vendor has answered in the last days, and what waits for it',
    who: 'staff',
    may: 'insight.sources',
    limit: { none: 'staff' },
    query: z.strictObject({
      days: z.coerce.number().int().min(1).max(INSIGHT_LIMITS.sourcesDaysMost).optional(),
    }),
    reply: z.object({
      ...{ from: timestamp, until: timestamp },
      whole: z.object(calls),
      before: z.object(calls).describe('of as many days before'),
      silenced: z
        .object({ count: whole, before: whole })
        .describe('rounds in which a silent source put an application off'),
      vendors: z.array(
        z.object({
          vendor: text,
          ports: z.array(z.enum(SOURCE_PORTS)).describe('what it is asked for'),
          state: z.enum(SOURCE_STATES),
          since: timestamp.optional().describe('of the state; absent while it does well'),
          ...calls,
          before: z.object(calls),
          faults: z
            .array(z.object({ why: z.enum(CALL_FAULTS), count: whole }))
            .describe('why calls had no answer, the commonest first'),
          waiting: whole.describe('jobs that wait until it answers'),
          waitingSince: timestamp.optional(),
        }),
      ),
      asked: z
        .array(z.object({ vendor: text, port: z.enum(SOURCE_PORTS), method: text, ...calls }))
        .describe('the same by what was asked'),
      bars: z.array(z.object({ at: timestamp, answered: whole, unanswered: whole })),
    }),
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
