import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sandboxConfig } from '../config.ts';
import { testSandbox } from '../testing/start-sandbox.ts';
import { partnerPageOf } from './routes.ts';

const secret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const [current, next, other] = [secret(), secret(), secret()];
const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

const signed = (by: string, body: string, seconds = nowSeconds()): Record<string, string> => ({
  'content-type': 'application/json',
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(seconds),
  'webhook-signature': `v1,${createHmac('sha256', Buffer.from(by.slice('whsec_'.length), 'base64'))
    .update(`msg_1.${seconds}.${body}`)
    .digest('base64')}`,
});

const sandbox = testSandbox();

const receiver = () => `${sandbox.url}/partner/webhooks`;
const send = async (headers: Record<string, string>, body: string) =>
  (await fetch(receiver(), { method: 'POST', headers, body })).status;
const give = async (secrets: string) =>
  (
    await fetch(`${sandbox.url}/partner/webhook-secrets`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: secrets,
    })
  ).status;

test('a webhook is verified with either secret, over the raw bytes', async () => {
  const body = '{ "type":"application.updated",  "sequence": 1 }';
  expect(await send(signed(current, body), body)).toBe(401);
  expect(await give(`${current} ${next}`)).toBe(204);
  const answers = [
    [signed(current, body), body],
    [signed(next, body), body],
    [signed(other, body), body],
    [signed(current, body), JSON.stringify(JSON.parse(body))],
    [signed(current, body, nowSeconds() - 400), body],
    [{ 'content-type': 'application/json' }, body],
  ] as const;
  const statuses: number[] = [];
  for (const [headers, sent] of answers) statuses.push(await send({ ...headers }, sent));
  expect(statuses).toEqual([204, 204, 401, 401, 401, 401]);
  const { webhooks } = (await (await fetch(receiver())).json()) as {
    webhooks: { verdict: string; body: unknown }[];
  };
  const verdicts = [
    'no headers',
    'too old',
    'wrong signature',
    'wrong signature',
    'verified',
    'verified',
    'no secret here yet',
  ];
  expect(webhooks.map(({ verdict }) => verdict)).toEqual(verdicts);
  expect(webhooks[0]?.body).toEqual({ type: 'application.updated', sequence: 1 });
});

test('invalid secrets are rejected, and a secret is never returned', async () => {
  expect(await give('hello')).toBe(400);
  expect(await (await fetch(receiver())).text()).not.toContain('whsec_');
});

test.each([
  [
    'over http on the site of the portals',
    ['http://localhost:3000', 'http://godaddy.localhost:3000'],
    'http://localhost:4000/partner',
  ],
  [
    'over https on a site of its own',
    ['https://pay.signet.test', 'https://godaddy.pay.signet.test'],
    'https://northwind-shop.localhost/partner',
  ],
])('%s the page has a URL on which its frame can sign in', (_where, portalOrigins, page) =>
  expect(partnerPageOf(sandboxConfig({ port: 4000, portalOrigins }))).toBe(page),
);
