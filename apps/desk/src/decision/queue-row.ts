import type { ReplyOf } from '@signet/rulebook/endpoints';

export type QueueRow = ReplyOf<'listReviews'>['reviews'][number];

/** An application may be queued for several cases, and for several owners in one case. */
export const rowKey = ({ id, case: reviewCase, owner }: QueueRow): string =>
  [id, reviewCase, ...(owner === undefined ? [] : [owner.id])].join(' ');
