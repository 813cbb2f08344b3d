import * as bodies from '../application-bodies.ts';
import { type EndpointRow, id } from '../endpoint-row.ts';
import type { EndpointKey } from '../endpoint-paths.ts';
import * as replies from './zz-endpoints-review-replies.ts';

/** What a reviewer reads and decides. decisions.md, section 10. */
export const REVIEW_ENDPOINTS = {
  listReviews: { summary: 'Applications that wait for a person of ours', who: 'reviewer', reply: replies.reviewsReply },
  explainApplication: {
    summary: 'The story of an application: page, decisions with their evidence, step-ups, and who did what',
    who: 'reviewer',
    params: id,
    reply: replies.storyReply,
  },
  decideReview: {
    summary: 'A person’s decision, audited and told like any other',
    who: 'reviewer',
    params: id,
    body: bodies.reviewBody,
    reply: replies.reviewReply,
    idempotent: true,
    keyOwner: () => 'reviewer',
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
