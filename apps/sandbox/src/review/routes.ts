import { textAt } from '@signet/rulebook/core/records';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { World } from '../world.ts';

/** What the sandbox reads of the product's replies. */
const VOID_CHECK = z.object({ mediaType: z.string(), content: z.string() });
const CLAIMED = z.object({ review: z.object({ version: z.number() }) });

export type ReviewItem = {
  id: string;
  reference: string;
  businessName: string;
  market: string;
  decision: string;
  reason?: { message: string };
  case: string;
  /** Set for a case about one of the owners. */
  owner?: { id: string; name: string; proposedBy?: { name: string }; confirmed: string[] };
  /** Set for a case about the payout account. */
  account?: { proposedBy?: { name: string }; confirmed: string[] };
  /** Available actions; if an action has reasons, one of them is required. */
  actions: { action: string; label: string; reasons: { code: string; message: string }[] }[];
  decisions: string[];
  since: number;
  fault?: string;
  version: number;
  /** Decisions that require a second reviewer. */
  confirmed: string[];
  proposal?: { decision: string; reviewer: { name: string } };
};
/** `textsStoppedBy` is the limit that stopped all texts until the product's breaker is reset. */
export type ReviewControl = {
  isAnswering: boolean;
  reviewers: string[];
  reviews: ReviewItem[];
  textsStoppedBy?: string;
};

type CallOptions = {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
  key?: string;
};

const answerTimeoutMs = 5_000;
const REASONS: Readonly<Record<string, string>> = {
  APPROVED: 'review.passed',
  DECLINED: 'review.refused',
};

/**
 * Acts as a reviewer: lists and decides applications through the product's own review API.
 * docs/readings.md 94.
 */
export function registerReview(app: FastifyInstance, { config, events }: World): void {
  const callProduct = (
    path: string,
    { headers = {}, key = config.reviewers[0]?.key, ...init }: CallOptions = {},
  ): Promise<Response> =>
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

  /** The whole queue, page by page; undefined where the product refuses. */
  const wholeQueue = async (): Promise<ReviewItem[] | undefined> => {
    const all: ReviewItem[] = [];
    for (let cursor = ''; ; ) {
      const response = await callProduct(`/api/v2/reviews${cursor}`);
      if (!response.ok) return undefined;
      // The product's own schema.
      const { reviews, next } = (await response.json()) as { reviews: ReviewItem[]; next?: string };
      all.push(...reviews);
      if (next === undefined) return all;
      cursor = `?cursor=${encodeURIComponent(next)}`;
    }
  };

  app.get('/control/reviews', async (): Promise<ReviewControl> => {
    try {
      const reviews = await wholeQueue();
      if (reviews === undefined) return { isAnswering: false, reviewers: [], reviews: [] };
      const breaker = await callProduct('/api/v2/text-breaker');
      const cause = textAt(await breaker.json(), 'cause');
      return {
        isAnswering: true,
        reviewers: config.reviewers.map(({ name }) => name),
        reviews,
        ...(cause === undefined ? {} : { textsStoppedBy: cause }),
      };
    } catch {
      // The product may be down, which the page shows.
      return { isAnswering: false, reviewers: [], reviews: [] };
    }
  });

  app.post('/control/text-breaker/reset', async (_request, reply) => {
    const response = await callProduct('/api/v2/text-breaker/resets', {
      method: 'POST',
      body: '{}',
    }).catch(() => undefined);
    events.publish({ kind: 'review' });
    return response?.ok
      ? reply.code(204).send()
      : reply.code(502).send({ message: 'The product does not answer' });
  });

  /** A void check as a reviewer sees it; viewing it requires claiming the application first. */
  app.get<{ Params: { id: string } }>(
    '/control/reviews/:id/void-check',
    async ({ params }, reply) => {
      const path = `/api/v2/reviews/${encodeURIComponent(params.id)}`;
      await callProduct(`${path}/lease`, { method: 'POST', body: '{}' });
      const response = await callProduct(`${path}/void-check`);
      if (!response.ok) return reply.code(response.status).send(await response.json());
      const { mediaType, content } = VOID_CHECK.parse(await response.json());
      return reply
        .header('x-content-type-options', 'nosniff')
        .type(mediaType)
        .send(Buffer.from(content, 'base64'));
    },
  );

  type ReviewAction = {
    Params: { id: string };
    Body: {
      decision?: string;
      case?: string;
      action?: string;
      reason?: string;
      ownerId?: string;
      reviewer?: string;
    };
  };
  app.post<ReviewAction>('/control/reviews/:id', async ({ params, body }, reply) => {
    const productCall = productCallFor(body ?? {});
    if (productCall === undefined)
      return reply
        .code(400)
        .send({ message: `decision must be one of ${Object.keys(REASONS).join(', ')}` });
    const key = config.reviewers.find(
      ({ name }) => name === (body.reviewer ?? config.reviewers[0]?.name),
    )?.key;
    if (key === undefined)
      return reply.code(400).send({
        message: `reviewer must be one of ${config.reviewers.map(({ name }) => name).join(', ')}`,
      });
    const path = `/api/v2/reviews/${encodeURIComponent(params.id)}`;
    try {
      let response = await callProduct(`${path}/lease`, { method: 'POST', body: '{}', key });
      if (response.ok) {
        const { review } = CLAIMED.parse(await response.json());
        const headers = { 'if-match': `"${review.version}"` };
        response = await callProduct(path + productCall.call, {
          method: 'POST',
          body: JSON.stringify(productCall.body),
          headers,
          key,
        });
      }
      if (response.ok) return reply.code(204).send();
      const message = textAt(await response.json(), 'message') ?? 'It was decided meanwhile';
      return reply.code(502).send({ message });
    } catch {
      return reply.code(502).send({ message: 'The product does not answer' });
    } finally {
      events.publish({ kind: 'review' });
    }
  });
}

/** Maps a button to a product call: a decision with its reason, or an action on a case. */
function productCallFor({
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
  if (action !== undefined)
    return { call: '/cases', body: { case: reviewCase, action, reason, ownerId } };
  const code = REASONS[decision];
  return code === undefined ? undefined : { call: '', body: { decision, reason: code } };
}
