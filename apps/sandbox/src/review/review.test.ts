import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSandbox, type Sandbox } from '../app.ts';
import { sandboxConfig } from '../config.ts';
import type { ReviewControl } from './routes.ts';

/** A stand-in for the product's review API, built from the endpoint table; it records requests. */
let product: FastifyInstance;
let sandbox: Sandbox;
let isOpen = true;
let isStopped = false;
const requests: { key: unknown; version: unknown; body: unknown }[] = [];
const WAITING = {
  id: 'urn:app:0a1b-2c3d-4e5f-6g7h-8j9k',
  businessName: 'Ana Bakes',
  market: 'US',
  decision: 'PENDING',
  case: 'decision',
  since: 0,
  version: 7,
  decisions: ['APPROVED', 'DECLINED'],
  confirmed: [],
  actions: [],
};

beforeAll(async () => {
  product = Fastify();
  product.get<{ Querystring: { cursor?: string } }>('/api/v2/reviews', async ({ query }) =>
    query.cursor === undefined
      ? { reviews: [], next: 'page 2' }
      : { reviews: isOpen && query.cursor === 'page 2' ? [WAITING] : [] },
  );
  product.get('/api/v2/text-breaker', async () =>
    isStopped ? { openedAt: 1, cause: 'allDay', sent: {} } : { sent: {} },
  );
  product.post('/api/v2/text-breaker/resets', async () => {
    isStopped = false;
    return { sent: {} };
  });
  product.post('/api/v2/reviews/:id/lease', async () => ({ review: WAITING }));
  product.post('/api/v2/reviews/:id/cases', async ({ body, headers }) => {
    requests.push({ key: headers.authorization, version: headers['if-match'], body });
    return {};
  });
  product.post('/api/v2/reviews/:id', async ({ body, headers }, reply) => {
    requests.push({ key: headers.authorization, version: headers['if-match'], body });
    const isFirst = isOpen;
    isOpen = false;
    return reply.code(isFirst ? 200 : 409).send({});
  });
  const productUrl = await product.listen({ port: 0, host: 'localhost' });
  sandbox = await buildSandbox(sandboxConfig({ port: 4000, productUrl }));
});
afterAll(async () => {
  await sandbox.close();
  await product.close();
});

const desk = async () => (await sandbox.app.inject('/control/reviews')).json<ReviewControl>();
const press = (decision: string) =>
  sandbox.app.inject({
    method: 'POST',
    url: `/control/reviews/${WAITING.id}`,
    payload: { decision, reviewer: 'Sam' },
  });

test('the whole queue is shown, and a press is handed to the product with a reviewer’s key and a reason of its table', async () => {
  expect(await desk()).toEqual({
    isAnswering: true,
    reviewers: ['Robin', 'Sam'],
    reviews: [WAITING],
  });
  expect((await press('MAYBE')).statusCode).toBe(400);
  expect((await press('APPROVED')).statusCode).toBe(204);
  expect(requests).toEqual([
    {
      key: 'Bearer sandbox-reviewer-sam',
      version: '"7"',
      body: { decision: 'APPROVED', reason: 'review.passed' },
    },
  ]);
  expect(await desk()).toEqual({ isAnswering: true, reviewers: ['Robin', 'Sam'], reviews: [] });
});

test('an action about a case is handed on as it is', async () => {
  const payload = { case: 'message.undelivered', action: 'giveUp', reason: 'message.noAddress' };
  expect(
    (await sandbox.app.inject({ method: 'POST', url: `/control/reviews/${WAITING.id}`, payload }))
      .statusCode,
  ).toBe(204);
  expect(requests.at(-1)).toEqual({
    key: 'Bearer sandbox-reviewer-robin',
    version: '"7"',
    body: payload,
  });
});

test('stopped texts are reported, and can be resumed', async () => {
  isStopped = true;
  expect((await desk()).textsStoppedBy).toBe('allDay');
  expect(
    (await sandbox.app.inject({ method: 'POST', url: '/control/text-breaker/reset' })).statusCode,
  ).toBe(204);
  expect(await desk()).toEqual({ isAnswering: true, reviewers: ['Robin', 'Sam'], reviews: [] });
});

test('a decision made meanwhile and a product that is down are reported', async () => {
  expect((await press('DECLINED')).json()).toEqual({ message: 'It was decided meanwhile' });
  await product.close();
  expect(await desk()).toEqual({ isAnswering: false, reviewers: [], reviews: [] });
  expect((await press('DECLINED')).json()).toEqual({ message: 'The product does not answer' });
});
