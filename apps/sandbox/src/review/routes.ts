import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';

/** An application that waits for a person of the product's. */
export type ReviewItem = {
  id: string;
  businessName: string;
  market: string;
  decision: string;
  reason?: { message: string };
  /** Only a decision can be taken here; everything else is there to be seen. */
  case: string;
  since: number;
  fault?: string;
};
/** `textsStoppedBy`: the limit that stopped all texts, until somebody resets the product's breaker. */
export type ReviewControl = { isAnswering: boolean; reviews: ReviewItem[]; textsStoppedBy?: string };

const answerTimeoutMs = 5_000;
/** What the two buttons say to the product. */
const REASONS: Readonly<Record<string, string>> = { APPROVED: 'review.passed', DECLINED: 'review.refused' };

/** The reviewer of the product, as a person of this world: lists what waits and decides it, through the product's own desk. docs/readings.md 94. */
export function registerReview(app: FastifyInstance, { config, events }: World): void {
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(config.productUrl + path, {
      ...init,
      headers: {
        authorization: `Bearer ${config.reviewers[0]?.key}`,
        'x-requested-with': 'signet',
        origin: config.productUrl,
        'content-type': 'application/json',
      },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });

  app.get('/control/reviews', async (): Promise<ReviewControl> => {
    try {
      const answer = await ask('/api/v2/reviews');
      if (!answer.ok) return { isAnswering: false, reviews: [] };
      const { reviews } = (await answer.json()) as { reviews: ReviewItem[] }; // the product's own schema
      const breaker = (await (await ask('/api/v2/text-breaker')).json()) as { cause?: string }; // as above
      return { isAnswering: true, reviews, ...(breaker.cause === undefined ? {} : { textsStoppedBy: breaker.cause }) };
    } catch {
      return { isAnswering: false, reviews: [] }; // the product may be down: the page says so
    }
  });

  app.post('/control/text-breaker/reset', async (_request, reply) => {
    const answer = await ask('/api/v2/text-breaker/resets', { method: 'POST', body: '{}' }).catch(() => undefined);
    events.publish({ kind: 'review' });
    return answer?.ok ? reply.code(204).send() : reply.code(502).send({ message: 'The product does not answer' });
  });

  app.post<{ Params: { id: string }; Body: { decision?: string } }>('/control/reviews/:id', async ({ params, body }, reply) => {
    const decision = body?.decision ?? '';
    const reason = REASONS[decision];
    if (reason === undefined) return reply.code(400).send({ message: `decision must be one of ${Object.keys(REASONS).join(', ')}` });
    const answer = await ask(`/api/v2/reviews/${encodeURIComponent(params.id)}`, {
      method: 'POST',
      body: JSON.stringify({ decision, reason }),
    }).catch(() => undefined);
    events.publish({ kind: 'review' });
    if (answer?.ok) return reply.code(204).send();
    return reply.code(502).send({ message: answer === undefined ? 'The product does not answer' : 'It was decided meanwhile' });
  });
}
