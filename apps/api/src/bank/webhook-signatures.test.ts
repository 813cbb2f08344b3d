import { createHash } from 'node:crypto';
import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { ProviderDown } from '../platform/provider-down.ts';
import { hasPlaidSignature } from './plaid-webhook.ts';
import type { WebhookKey } from './port.ts';
import { hasStripeSignature } from './stripe-webhook.ts';
import { rememberedKeys } from './webhook-keys.ts';

const BODY = Buffer.from('{\n  "webhook_type": "ITEM"\n}');
const sha = (body: Buffer) => createHash('sha256').update(body).digest('hex');
const nowMs = Date.now();
const seconds = Math.floor(nowMs / 1_000);

const pair = async (alg = 'ES256') => {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const { kty = '', crv = '', x = '', y = '' } = await exportJWK(publicKey);
  return { privateKey, key: { kty, crv, x, y } satisfies WebhookKey };
};
const OURS = await pair();
const OTHERS = await pair();

type Signing = { by?: typeof OURS; iat?: number; hash?: string; kid?: string };
const signed = ({ by = OURS, iat = seconds, hash = sha(BODY), kid = 'k1' }: Signing = {}) =>
  new SignJWT({ request_body_sha256: hash })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuedAt(iat)
    .sign(by.privateKey);
const unsigned = (alg: string) =>
  `${Buffer.from(JSON.stringify({ alg, kid: 'k1' })).toString('base64url')}.${Buffer.from(JSON.stringify({ iat: seconds, request_body_sha256: sha(BODY) })).toString('base64url')}.`;
const keys = async (keyId: string) => (keyId === 'k1' ? OURS.key : undefined);
const isSigned = async (token: string | string[] | undefined, body = BODY) =>
  hasPlaidSignature(token, body, { keys, nowMs });

test('accepts the bank vendor’s token over the hash of the raw body', async () =>
  expect(await isSigned(await signed())).toBe(true));

test.each<[string, () => Promise<string | string[] | undefined>]>([
  ['none', async () => undefined],
  ['two', async () => [await signed(), await signed()]],
  ['no token at all', async () => 'please'],
  ['of another key', () => signed({ by: OTHERS })],
  ['of a key that the vendor does not know', () => signed({ kid: 'k2' })],
  ['of a key whose name is a path', () => signed({ kid: '../../etc' })],
  ['older than five minutes', () => signed({ iat: seconds - 301 })],
  ['of the far future', () => signed({ iat: seconds + 301 })],
  ['over another body', () => signed({ hash: sha(Buffer.from('{}')) })],
  ['without a hash', () => signed({ hash: '' })],
  ['that says it needs none', async () => unsigned('none')],
  ['signed with a shared secret', async () => unsigned('HS256')],
])('a token %s is refused', async (_what, tokenOf) =>
  expect(await isSigned(await tokenOf())).toBe(false),
);

test('treats the same JSON in another notation as a different body', async () =>
  expect(await isSigned(await signed(), Buffer.from('{"webhook_type":"ITEM"}'))).toBe(false));

test('accepts no token while the vendor does not answer for its key', async () => {
  const down = async () => {
    throw new ProviderDown('plaid', 'timeout');
  };
  await expect(
    hasPlaidSignature(await signed(), BODY, { keys: down, nowMs }),
  ).rejects.toBeInstanceOf(ProviderDown);
});

test('fetches each key once, refuses an expired one, and limits lookups of invented ones', async () => {
  let [asked, at] = [0, nowMs];
  const find = async (keyId: string) => {
    asked += 1;
    return keyId === 'k1' ? OURS.key : keyId === 'old' ? { ...OURS.key, expiredAt: 1 } : undefined;
  };
  const known = rememberedKeys(find, () => at);
  for (const _time of [1, 2, 3]) expect(await known('k1', 'plaid')).toEqual(OURS.key);
  for (const _time of [1, 2, 3]) expect(await known('old', 'plaid')).toBeUndefined();
  expect(asked).toBe(2);
  for (let nth = 0; nth < 50; nth += 1)
    expect(await known(`invented-${nth}`, 'somebody')).toBeUndefined();
  expect(asked).toBe(BANK_LIMITS.webhookKeyLookupsPerMinute + 2);
  expect(await known('k1', 'plaid')).toEqual(OURS.key);
  at += BANK_LIMITS.webhookKeyTtlMs;
  expect(await known('k1', 'plaid')).toEqual(OURS.key);
  expect(asked).toBe(BANK_LIMITS.webhookKeyLookupsPerMinute + 3);
});

test('forged key ids from any number of networks never block the vendor’s own keys', async () => {
  let at = 0;
  let asked = 0;
  const find = async (keyId: string) => {
    asked += 1;
    return keyId.startsWith('k') ? OURS.key : undefined;
  };
  const known = rememberedKeys(find, () => at);
  const forge = async (networks: number) => {
    for (let nth = 0; nth < 5_000; nth += 1)
      await known(`forged-${at}-${nth}`, `network-${nth % networks}`);
  };
  await forge(1);
  expect(asked).toBe(BANK_LIMITS.webhookKeyLookupsPerMinute);
  expect(await known('k1', 'plaid')).toEqual(OURS.key);
  for (at = 60_000; at <= 2 * BANK_LIMITS.webhookKeyTtlMs; at += BANK_LIMITS.webhookKeyTtlMs) {
    await forge(500);
    expect(await known('k1', 'plaid')).toEqual(OURS.key);
  }
});

const SECRET = 'whsec_of_ours';
const payload = '{"id":"evt_1"}';
const headerOf = (changed: { secret?: string; timestamp?: number; payload?: string } = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: SECRET,
    timestamp: seconds,
    ...changed,
  });

test('accepts the payout vendor’s header as its own package writes it', () =>
  expect(hasStripeSignature(headerOf(), Buffer.from(payload), SECRET)).toBe(true));

test.each<[string, string | string[] | undefined]>([
  ['none', undefined],
  ['two', [headerOf(), headerOf()]],
  ['an empty one', ''],
  ['words', 'please'],
  ['of another secret', headerOf({ secret: 'whsec_of_others' })],
  ['older than five minutes', headerOf({ timestamp: seconds - 301 })],
  ['over another body', headerOf({ payload: '{}' })],
  ['without a signature', `t=${seconds}`],
])('a header is refused: %s', (_what, header) =>
  expect(hasStripeSignature(header, Buffer.from(payload), SECRET)).toBe(false),
);

test('accepts no signature without a secret', () =>
  expect(hasStripeSignature(headerOf({ secret: ' ' }), Buffer.from(payload), '')).toBe(false));
