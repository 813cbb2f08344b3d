/** Ways to look at the review queue. `second`: proposals of somebody else that wait for a second reviewer. */
export const QUEUE_VIEWS = ['all', 'unclaimed', 'today', 'late', 'second', 'mine'] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

export const QUEUE_PAGE_ROWS = 50;
