import { DAY_MS } from '../core/dates.ts';
import { keysOf } from '../core/keys-of.ts';

/**
 * Ways to look at the review queue. `second`: proposals of somebody else that wait for a second
 * reviewer; `mine`: claimed by its reader, or handed out to them; `looking-again`: put off until a
 * day by one of us, which moves no promise; `waiting`: of their applicants, and of nobody of ours.
 */
export const QUEUE_VIEWS = [
  'all',
  'unclaimed',
  'today',
  'late',
  'second',
  'mine',
  'waiting',
  'looking-again',
] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

/** How long a case may be narrowed to have waited at least, in ms. */
export const QUEUE_WAITS = {
  day: DAY_MS,
  threeDays: 3 * DAY_MS,
  week: 7 * DAY_MS,
} as const satisfies Readonly<Record<string, number>>;
export type QueueWait = keyof typeof QUEUE_WAITS;
export const QUEUE_WAIT_IDS = keysOf(QUEUE_WAITS);

/** Who has claimed a case: nobody, its reader, or somebody else. */
export const QUEUE_CLAIMS = ['free', 'mine', 'others'] as const;
export type QueueClaim = (typeof QUEUE_CLAIMS)[number];

/**
 * What a view is sorted by first: the day that is due, risk, or who has waited longest. The other
 * two break its ties, in this order.
 */
export const QUEUE_SORTS = ['due', 'risk', 'waiting'] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];

export const QUEUE_PAGE_ROWS = 50;
