import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { type ApiUnderTest, newVisitor } from './test-api.ts';

/** The two reviewers seeded next to a sandbox. */
export const REVIEWER_HEADERS = {
  Robin: { authorization: 'Bearer sandbox-reviewer-robin' },
  Sam: { authorization: 'Bearer sandbox-reviewer-sam' },
} as const;
export type TestReviewer = keyof typeof REVIEWER_HEADERS;

export const claimByHand = (at: ApiUnderTest, id: string, who: TestReviewer) =>
  newVisitor(at).send<ReplyOf<'claimReview'> & Problem>(
    'POST',
    `/api/v2/reviews/${id}/lease`,
    {},
    { headers: REVIEWER_HEADERS[who] },
  );

export async function decideByHand(
  at: ApiUnderTest,
  id: string,
  said: { decision: string; reason: string },
  who: TestReviewer = 'Robin',
) {
  const claimed = await claimByHand(at, id, who);
  const sending = { headers: REVIEWER_HEADERS[who], version: claimed.body.review?.version ?? 0 };
  return newVisitor(at).send<ReplyOf<'decideReview'> & Problem>(
    'POST',
    `/api/v2/reviews/${id}`,
    said,
    sending,
  );
}

export async function settleByHand(
  at: ApiUnderTest,
  id: string,
  said: { case: string; action: string; reason?: string; ownerId?: string },
  who: TestReviewer = 'Robin',
) {
  const claimed = await claimByHand(at, id, who);
  const sending = { headers: REVIEWER_HEADERS[who], version: claimed.body.review?.version ?? 0 };
  return newVisitor(at).send<ReplyOf<'settleReviewCase'> & Problem>(
    'POST',
    `/api/v2/reviews/${id}/cases`,
    said,
    sending,
  );
}

export async function supportToken(at: ApiUnderTest, id: string, ticket = 'T-1'): Promise<string> {
  const begun = await newVisitor(at).send<ReplyOf<'beginSupport'>>(
    'POST',
    `/api/v2/reviews/${id}/support-views`,
    { ticket },
    { headers: REVIEWER_HEADERS.Robin },
  );
  return new URL(begun.body.link).hash.slice(1);
}

/** Robin's browser with a support view of the application. */
export async function supportVisitor(at: ApiUnderTest, id: string, ticket?: string) {
  const visitor = newVisitor(at);
  await visitor.send('POST', '/api/v2/support-sessions', {
    token: await supportToken(at, id, ticket),
  });
  return visitor;
}
