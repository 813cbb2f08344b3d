import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';

/** An application that waits for a person of the product's. */
export type ReviewItem = {
  id: string;
  reference: string;
  businessName: string;
  market: string;
  decision: string;
  reason?: { message: string };
  case: string;
  /** Of a case about one of the owners. */
  owner?: { id: string; name: string; proposedBy?: { name: string }; confirmed: string[] };
  /** What may be done about the case; one of the reasons must be named where there are any. */
  actions: { action: string; label: string; reasons: { code: string; message: string }[] }[];
  decisions: string[];
  since: number;
  fault?: string;
  version: number;
  /** Decisions that take two reviewers. */
  confirmed: string[];
  proposal?: { decision: string; reviewer: { name: string } };
};
/** `textsStoppedBy`: the limit that stopped all texts, until somebody resets the product's breaker. */
export type ReviewControl = { isAnswering: boolean; reviewers: string[]; reviews: ReviewItem[]; textsStoppedBy?: string };

type Asked = { method?: string; body?: string; headers?: Record<string, string>; key?: string };

const answerTimeoutMs = 5_000;
/** What the two buttons say to the product. */
const REASONS: Readonly<Record<string, string>> = { APPROVED: 'review.passed', DECLINED: 'review.refused' };

/** The reviewer of the product, as a person of this world: lists what waits and decides it, through the product's own desk. docs/readings.md 94. */
export function registerReview(app: FastifyInstance, { config, events }: World): void {
  const ask = (path: string, { headers = {}, key = config.reviewers[0]?.key, ...init }: Asked = {}): Promise<Response> =>
    fetch(config.productUrl + path, {
      ...init,
      headers: {
        authorization: `Bearer ${key}`,
        'x-requested-with': 'signet',
        origin: config.productUrl,
        'content-type': 'application/json',
        ...headers,
      },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });

  app.get('/control/reviews', async (): Promise<ReviewControl> => {
    try {
      const answer = await ask('/api/v2/reviews');
      if (!answer.ok) return { isAnswering: false, reviewers: [], reviews: [] };
      const { reviews } = (await answer.json()) as { reviews: ReviewItem[] }; // the product's own schema
      const breaker = (await (await ask('/api/v2/text-breaker')).json()) as { cause?: string }; // as above
      return {
        isAnswering: true,
        reviewers: config.reviewers.map(({ name }) => name),
        reviews,
        ...(breaker.cause === undefined ? {} : { textsStoppedBy: breaker.cause }),
      };
    } catch {
      return { isAnswering: false, reviewers: [], reviews: [] }; // the product may be down: the page says so
    }
  });

  app.post('/control/text-breaker/reset', async (_request, reply) => {
    const answer = await ask('/api/v2/text-breaker/resets', { method: 'POST', body: '{}' }).catch(() => undefined);
    events.publish({ kind: 'review' });
    return answer?.ok ? reply.code(204).send() : reply.code(502).send({ message: 'The product does not answer' });
  });

  /** What a reviewer would see of a void cheque; to look at it is to claim its application. */
  app.get<{ Params: { id: string } }>('/control/reviews/:id/void-check', async ({ params }, reply) => {
    const path = `/api/v2/reviews/${encodeURIComponent(params.id)}`;
    await ask(`${path}/lease`, { method: 'POST', body: '{}' });
    const answer = await ask(`${path}/void-check`);
    if (!answer.ok) return reply.code(answer.status).send(await answer.json());
    const { mediaType, content } = (await answer.json()) as { mediaType: string; content: string }; // the product's own schema
    return reply.header('x-content-type-options', 'nosniff').type(mediaType).send(Buffer.from(content, 'base64'));
  });

  type Pressed = {
    Params: { id: string };
    Body: { decision?: string; case?: string; action?: string; reason?: string; ownerId?: string; reviewer?: string };
  };
  app.post<Pressed>('/control/reviews/:id', async ({ params, body }, reply) => {
    const said = saidBy(body ?? {});
    if (said === undefined) return reply.code(400).send({ message: `decision must be one of ${Object.keys(REASONS).join(', ')}` });
    const key = config.reviewers.find(({ name }) => name === (body.reviewer ?? config.reviewers[0]?.name))?.key;
    if (key === undefined)
      return reply.code(400).send({ message: `reviewer must be one of ${config.reviewers.map(({ name }) => name).join(', ')}` });
    const path = `/api/v2/reviews/${encodeURIComponent(params.id)}`;
    try {
      let answer = await ask(`${path}/lease`, { method: 'POST', body: '{}', key });
      if (answer.ok) {
        const { review } = (await answer.json()) as { review: ReviewItem }; // the product's own schema
        const headers = { 'if-match': `"${review.version}"` };
        answer = await ask(path + said.call, { method: 'POST', body: JSON.stringify(said.body), headers, key });
      }
      if (answer.ok) return reply.code(204).send();
      const { message } = (await answer.json()) as { message?: string }; // a problem
      return reply.code(502).send({ message: message ?? 'It was decided meanwhile' });
    } catch {
      return reply.code(502).send({ message: 'The product does not answer' });
    } finally {
      events.publish({ kind: 'review' });
    }
  });
}

/** What the product is told of a press: a decision with its reason, or an action about a case. */
function saidBy({
  decision = '',
  case: reviewCase,
  action,
  reason,
  ownerId,
}: {
  decision?: string;
  case?: string;
  action?: string;
  reason?: string;
  ownerId?: string;
}) {
  if (action !== undefined) return { call: '/cases', body: { case: reviewCase, action, reason, ownerId } };
  const code = REASONS[decision];
  return code === undefined ? undefined : { call: '', body: { decision, reason: code } };
}
