import { LIMITS } from '@signet/rulebook/core/limits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fakeVendor,
  SHORT_TIMEOUT_MS,
  VENDOR_FAULTS,
  type VendorResponse,
} from '../testing/fake-vendor.ts';
import { buildOpenId } from './openid.ts';
import type { SignInPort, SignInRefusal } from './port.ts';

const METADATA = '/.well-known/openid-configuration';
const TOKEN = '/token';
const PAR = '/par';
const BACK = 'http://localhost:3000/auth/callback';

const vendor = fakeVendor();
/** Overridden responses, by path. */
let changed: Record<string, VendorResponse> = {};
/** Extra claims of the next id token. */
let claims: Record<string, unknown> = {};
let nonce = '';
const metadata = () => ({
  issuer: vendor.url,
  authorization_endpoint: `${vendor.url}/auth`,
  token_endpoint: `${vendor.url}${TOKEN}`,
  jwks_uri: `${vendor.url}/jwks`,
  pushed_authorization_request_endpoint: `${vendor.url}${PAR}`,
  end_session_endpoint: `${vendor.url}/end`,
  id_token_signing_alg_values_supported: ['RS256'],
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  code_challenge_methods_supported: ['S256'],
});
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const nowSeconds = () => Math.floor(Date.now() / 1000);
/** We fetch the token ourselves, so its signature is not checked; a placeholder will do. */
const idToken = () => {
  const usual = {
    iss: vendor.url,
    aud: 'signet',
    sub: 'person-1',
    nonce,
    iat: nowSeconds(),
    exp: nowSeconds() + 300,
    auth_time: nowSeconds(),
    email: 'ana@example.com',
    email_verified: true,
    name: 'Ana Ruiz',
  };
  return `${part({ alg: 'RS256' })}.${part({ ...usual, ...claims })}.${Buffer.from('signature').toString('base64url')}`;
};
const RIGHT: Record<string, () => VendorResponse> = {
  [METADATA]: () => ({ body: metadata() }),
  [PAR]: () => ({ status: 201, body: { request_uri: 'urn:request:1', expires_in: 60 } }),
  [TOKEN]: () => ({
    body: { access_token: 'access-1', token_type: 'Bearer', expires_in: 300, id_token: idToken() },
  }),
};
beforeAll(() => {
  vendor.answers(({ path }) => changed[path] ?? RIGHT[path]?.() ?? { status: 404 });
});
beforeEach(() => {
  changed = {};
  claims = {};
});

const open = (timeoutMs?: number): SignInPort =>
  buildOpenId({ issuer: vendor.url, clientId: 'signet', clientSecret: 'secret', timeoutMs });
const begin = (port = open(), more: { emailAddress?: string; reauthenticate?: boolean } = {}) =>
  port.begin({ redirectUri: BACK, locale: 'fr-CA', reauthenticate: false, ...more });
/** Signs in and returns to us with `query`. */
async function signedIn(
  port = open(),
  {
    reauthenticate = false,
    maxAgeMs = LIMITS.recentAuthMs,
    query = { code: 'code-1' },
  }: { reauthenticate?: boolean; maxAgeMs?: number; query?: Record<string, string> } = {},
) {
  const { url: _there, ...kept } = await begin(port, { reauthenticate });
  nonce = kept.nonce;
  const url = new URL(BACK);
  for (const [name, value] of Object.entries({ state: kept.state, ...query }))
    url.searchParams.set(name, value);
  return port.finish({ url, kept, maxAgeMs });
}

test('starts a sign-in in the person’s language, bound to this browser', async () => {
  const { url, state, nonce: kept, verifier } = await begin();
  const { origin, pathname, searchParams } = new URL(url);
  expect([origin, pathname]).toEqual([vendor.url, '/auth']);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    state,
    nonce: kept,
    ui_locales: 'fr-CA',
    code_challenge_method: 'S256',
  });
  expect(url).not.toContain(verifier);
  expect([searchParams.has('prompt'), searchParams.get('max_age')]).toEqual([false, '1800']);
});

test('sends an e-mail hint only if the provider accepts it, and never in an address', async () => {
  const { url } = await begin(open(), { emailAddress: 'ana@example.com', reauthenticate: true });
  expect(url).not.toContain('ana');
  const pushed = Object.fromEntries(new URLSearchParams(vendor.asked.at(-1)?.body));
  expect(pushed).toMatchObject({ login_hint: 'ana@example.com', prompt: 'login', max_age: '0' });
  changed = {
    [METADATA]: { body: { ...metadata(), pushed_authorization_request_endpoint: undefined } },
  };
  const plain = await begin(open(), { emailAddress: 'ana@example.com' });
  expect(plain.url).not.toContain('ana');
});

test('only the provider decides who signed in', async () => {
  expect(await signedIn()).toEqual({
    subject: 'person-1',
    emailAddress: 'ana@example.com',
    name: 'Ana Ruiz',
    authenticatedAgoMs: 0,
  });
  claims = { name: undefined };
  expect(await signedIn()).toEqual({
    subject: 'person-1',
    emailAddress: 'ana@example.com',
    authenticatedAgoMs: 0,
  });
  expect(await signedIn(open(), { reauthenticate: true })).toMatchObject({ subject: 'person-1' });
});

test('computes the age of an authentication from the provider’s own times', async () => {
  claims = { iat: nowSeconds(), auth_time: nowSeconds() - 1_200 };
  expect(await signedIn()).toMatchObject({ authenticatedAgoMs: 1_200_000 });
  claims = {
    iat: nowSeconds() + 1_200,
    exp: nowSeconds() + 1_500,
    auth_time: nowSeconds() + 1_100,
  };
  expect(await signedIn()).toMatchObject({ authenticatedAgoMs: 100_000 });
  claims = { auth_time: nowSeconds() + 5 };
  expect(await signedIn()).toMatchObject({ authenticatedAgoMs: 0 });
});

describe('refuses with a reason for the log', () => {
  test.each<[what: string, said: Record<string, unknown>, reason: SignInRefusal]>([
    ['another sign-in’s token', { nonce: 'another' }, 'claimsForeign'],
    ['another provider’s token', { iss: 'https://evil.example' }, 'claimsForeign'],
    ['another client’s token', { aud: 'other' }, 'claimsForeign'],
    ['an email that is not theirs yet', { email_verified: false }, 'emailUnverified'],
    ['an email of which nothing is said', { email_verified: undefined }, 'emailUnverified'],
    [
      'a token that does not say when they authenticated',
      { auth_time: undefined },
      'authTimeMissing',
    ],
    [
      'a provider that did not ask again after more than half an hour',
      { auth_time: nowSeconds() - 2_400 },
      'authTimeOld',
    ],
  ])('%s', async (_what, said, reason) => {
    claims = said;
    await expect(signedIn()).rejects.toMatchObject({ name: 'SignInError', reason });
  });

  test('an expired token on arrival reports a wrong clock and its offset', async () => {
    claims = {
      iat: nowSeconds() - 1_200,
      exp: nowSeconds() - 900,
      auth_time: nowSeconds() - 1_210,
    };
    const refused = await signedIn().catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({
      reason: 'clock',
      clockAheadSeconds: expect.closeTo(1_200, -1),
    });
  });

  test('refuses an earlier authentication when a new one was requested', async () => {
    claims = { iat: nowSeconds(), auth_time: nowSeconds() - 60 };
    await expect(signedIn(open(), { reauthenticate: true, maxAgeMs: 5_000 })).rejects.toMatchObject(
      { reason: 'authTimeOld' },
    );
    expect(await signedIn(open(), { reauthenticate: true, maxAgeMs: 90_000 })).toMatchObject({
      authenticatedAgoMs: 60_000,
    });
  });

  test.each<[what: string, query: Record<string, string>, reason: SignInRefusal]>([
    ['the person broke off', { error: 'access_denied' }, 'brokenOff'],
    ['the state of another browser', { state: 'another', code: 'code-1' }, 'answerForeign'],
    ['no code', {}, 'answerForeign'],
    [
      'the answer of another provider',
      { code: 'code-1', iss: 'https://evil.example' },
      'answerForeign',
    ],
  ])('%s', async (_what, query, reason) => {
    await expect(signedIn(open(), { query })).rejects.toMatchObject({
      name: 'SignInError',
      reason,
    });
  });

  test.each(['invalid_grant', 'invalid_client'])('the code is refused: %s', async (error) => {
    changed = {
      [TOKEN]: { status: 400, body: { error, error_description: 'code of ana@example.com' } },
    };
    const refused = await signedIn().catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({ name: 'SignInError' });
    expect(`${refused} ${JSON.stringify(refused)}`).not.toContain('ana@');
  });
});

test.each<[what: string, said: Record<string, unknown>]>([
  ['without an e-mail', { email: undefined }],
  ['with something else for an e-mail', { email: 'ana' }],
  ['with a number for a name', { name: 7 }],
  ['without anybody', { sub: undefined }],
])('a token %s counts as a provider outage, and nobody is signed in', async (_what, said) => {
  claims = said;
  await expect(signedIn()).rejects.toMatchObject({ name: 'ProviderDown', vendor: 'oidc' });
});

/** Each call with the path it needs. */
const STEPS: readonly [what: string, path: string, ask: (port: SignInPort) => Promise<unknown>][] =
  [
    ['the provider is looked up', METADATA, begin],
    ['the hint is handed over', PAR, (port) => begin(port, { emailAddress: 'ana@example.com' })],
    ['the code is exchanged', TOKEN, signedIn],
    ['the provider’s session is to end', METADATA, (port) => port.endUrl('http://localhost:3000/')],
  ];
describe.each(STEPS)('out of order when %s (%s)', (_step, path, ask) => {
  test.each(VENDOR_FAULTS)(
    '%s: an outage, after which the same call works',
    async (_what, answer, why) => {
      const port = open(why === 'timeout' ? SHORT_TIMEOUT_MS : undefined);
      changed = { [path]: answer };
      const error = await ask(port).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'ProviderDown', vendor: 'oidc' });
      expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/ana@|code-1/);
      changed = {};
      expect(await ask(port)).toBeTruthy();
    },
  );
});

test('a busy provider is an outage and no refusal', async () => {
  changed = { [TOKEN]: { status: 429, body: { error: 'slow_down' } } };
  await expect(signedIn()).rejects.toMatchObject({ name: 'ProviderDown' });
});

test('ends the provider’s session if it supports that', async () => {
  expect(new URL((await open().endUrl('http://localhost:3000/')) ?? '').pathname).toBe('/end');
  changed = { [METADATA]: { body: { ...metadata(), end_session_endpoint: undefined } } };
  expect(await open().endUrl('http://localhost:3000/')).toBeUndefined();
});
