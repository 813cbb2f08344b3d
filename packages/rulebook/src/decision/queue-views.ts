/**
 * Ways to look at the review queue. `second`: proposals of somebody else that wait for a second
 * reviewer; `mine`: claimed by its reader, or handed out to them; `looking-again`: put off until a
 * day by one of us, which moves no promise.
 */
export const QUEUE_VIEWS = [
  'all',
  'unclaimed',
  'today',
  'late',
  'second',
  'mine',
  'looking-again',
] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

export const QUEUE_PAGE_ROWS = 50;
