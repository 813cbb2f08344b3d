import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startSandbox, startWebhookReceiver, type TestSandbox } from '../testing/start-sandbox.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { staffClientId, staffClientSecret } from './provider.ts';

let sandbox: TestSandbox;
let desk: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
  desk = await startWebhookReceiver();
  // A resolver need not know hosts below localhost, and the desk has one.
  const url = desk.url.replace('localhost', 'desk.localhost');
  sandbox = await startSandbox(undefined, undefined, url);
});
afterEach(async () => {
  desk.received.length = 0;
  await sandbox.post('/control/reset');
});
afterAll(async () => {
  await sandbox.close();
});

const deskUrl = (): string => sandbox.state.config.deskUrl;
const deskBrowser = () => testBrowser(deskUrl());

const discovered = () =>
  client.discovery(
    new URL(`${sandbox.url}/staff-oidc`),
    staffClientId,
    staffClientSecret,
    undefined,
    { execute: [client.allowInsecureRequests] },
  );

async function begin(extra: Record<string, string> = {}) {
  const config = await discovered();
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const expectedNonce = client.randomNonce();
  const { href } = client.buildAuthorizationUrl(config, {
    redirect_uri: `${deskUrl()}/auth/callback`,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
    acr_values: 'phr phrh',
    max_age: '36000',
    ...extra,
  });
  const finish = async (callback: string) => {
    const tokens = await client.authorizationCodeGrant(config, new URL(callback), {
      pkceCodeVerifier,
      expectedState,
      expectedNonce,
    });
    return { config, tokens, claims: tokens.claims(), refreshToken: tokens.refresh_token ?? '' };
  };
  return { href, finish };
}

async function signIn(person: string, visitor = deskBrowser()) {
  const { href, finish } = await begin();
  const page = await visitor.visit(href);
  const { address } = await visitor.submit(page.address, { person });
  return { visitor, callback: new URL(address), ...(await finish(address)) };
}

test('says what it can do where clients look for it', async () => {
  const metadata = (await discovered()).serverMetadata();
  expect(metadata).toMatchObject({
    issuer: `${sandbox.url}/staff-oidc`,
    acr_values_supported: ['phr', 'phrh', 'pwd'],
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ['S256'],
  });
  expect(metadata.claims_supported).toEqual(
    expect.arrayContaining(['groups', 'acr', 'amr', 'auth_time']),
  );
});

test.each([
  ['robin', 'Robin Ashe', 'robin.ashe@signet.example', 'en-US', ['signet-review'], 'phr'],
  ['etienne', 'Étienne Roy', 'etienne.roy@signet.example', 'fr-CA', ['signet-review'], 'phr'],
  ['dana', 'Dana Cole', 'dana.cole@signet.example', 'en-US', ['signet-admin'], 'phr'],
  ['noor', 'Noor Haddad', 'noor.haddad@signet.example', 'en-US', ['signet-review'], 'pwd'],
  ['lou', 'Lou Petit', 'lou.petit@signet.example', 'en-CA', [], 'phr'],
])('%s signs in, and the ID token says who they are and how', async (...row) => {
  const [sub, name, email, locale, groups, acr] = row;
  const { claims, callback, refreshToken, visitor } = await signIn(sub);
  const amr = acr === 'phr' ? ['pop', 'hwk'] : ['pwd'];
  expect(claims).toMatchObject({ sub, name, email, email_verified: true, locale, groups });
  expect(claims).toMatchObject({ acr, amr, auth_time: expect.any(Number) });
  expect(callback.searchParams.get('iss')).toBe(`${sandbox.url}/staff-oidc`);
  expect(refreshToken).not.toBe('');
  expect([...visitor.jar.keys()].filter((key) => !key.startsWith('sandbox_staff_'))).toEqual([]);
});

test('a refresh answers the groups of now, with the sign-in of then', async () => {
  const { config, claims, refreshToken } = await signIn('robin');
  const answer = await sandbox.put('/control/staff/robin/groups', { groups: ['signet-support'] });
  expect(answer.status).toBe(200);
  const refreshed = await client.refreshTokenGrant(config, refreshToken);
  expect(refreshed.claims()).toMatchObject({
    groups: ['signet-support'],
    acr: 'phr',
    amr: ['pop', 'hwk'],
    auth_time: claims?.auth_time,
    email: 'robin.ashe@signet.example',
  });
  await sandbox.put('/control/staff/robin/groups', { groups: [] });
  const last = await client.refreshTokenGrant(config, refreshed.refresh_token ?? '');
  expect(last.claims()?.groups).toEqual([]);
});

test('a refresh token works once', async () => {
  const { config, refreshToken } = await signIn('sam');
  await client.refreshTokenGrant(config, refreshToken);
  await expect(client.refreshTokenGrant(config, refreshToken)).rejects.toThrow();
});

test('the age of a sign-in follows the sandbox’s clock, also in a refreshed token', async () => {
  const { config, refreshToken } = await signIn('priya');
  await sandbox.post('/control/clock', { advanceMs: 3_600_000 });
  const claims = (await client.refreshTokenGrant(config, refreshToken)).claims();
  expect(Number(claims?.iat) - Number(claims?.auth_time)).toBeGreaterThanOrEqual(3_599);
});

test.each([{ prompt: 'login' }, { max_age: '0' }] as Record<string, string>[])(
  'a person who is signed in is asked again with %o, and once only',
  async (extra) => {
    const { visitor } = await signIn('robin');
    const silent = await begin();
    expect((await visitor.visit(silent.href)).address).toContain(`${deskUrl()}/auth/callback`);
    const again = await begin({ ...extra, login_hint: 'robin' });
    const page = await visitor.visit(again.href);
    expect(page.body).toContain('value="robin" autofocus');
    const { claims } = await again.finish(
      (await visitor.submit(page.address, { person: 'robin' })).address,
    );
    expect(claims?.sub).toBe('robin');
  },
);

test('without PKCE there is no sign-in', async () => {
  const query = new URLSearchParams({
    client_id: staffClientId,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${deskUrl()}/auth/callback`,
  });
  const { address } = await deskBrowser().visit(`${sandbox.url}/staff-oidc/auth?${query}`);
  expect(address).toContain('error=invalid_request');
});

test('signing somebody out tells the desk, and ends their sessions and refresh tokens', async () => {
  const { config, claims, refreshToken } = await signIn('mei');
  const other = await signIn('sam');
  const answer = await sandbox.post('/control/staff/mei/sign-out');
  expect(await answer.json()).toEqual({ sessions: 1, notified: 1 });
  expect(desk.received.map(({ path }) => path)).toEqual(['/auth/backchannel-logout']);
  expect(desk.received[0]?.headers.host).toBe(new URL(deskUrl()).host);
  const logoutToken = new URLSearchParams(desk.received[0]?.rawBody).get('logout_token') ?? '';
  expect(decodeJwt(logoutToken)).toMatchObject({
    iss: `${sandbox.url}/staff-oidc`,
    aud: staffClientId,
    sub: 'mei',
    sid: claims?.sid,
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  });
  await expect(client.refreshTokenGrant(config, refreshToken)).rejects.toThrow();
  await client.refreshTokenGrant(other.config, other.refreshToken);
  expect(await sandbox.read('/control/staff')).toMatchObject({
    staff: expect.arrayContaining([
      expect.objectContaining({ sub: 'mei', sessions: 0 }),
      expect.objectContaining({ sub: 'sam', sessions: 1 }),
    ]),
  });
});

test('signing out at the desk comes back to its sign-in', async () => {
  const { visitor, config, tokens } = await signIn('jules');
  const end = client.buildEndSessionUrl(config, {
    post_logout_redirect_uri: `${deskUrl()}/sign-in`,
    id_token_hint: tokens.id_token ?? '',
  });
  const confirm = await visitor.visit(end.href);
  const action = /action="([^"]+)"/.exec(confirm.body)?.[1] ?? '';
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(confirm.body)?.[1] ?? '';
  expect((await visitor.submit(action, { xsrf, logout: 'yes' })).address).toBe(
    `${deskUrl()}/sign-in`,
  );
});

test('the directory lists its people, and a reset restores their groups', async () => {
  await sandbox.put('/control/staff/lou/groups', { groups: ['signet-audit'] });
  const groupsOfLou = async () =>
    (await sandbox.read<{ staff: { sub: string; groups: string[] }[] }>('/control/staff')).staff
      .filter(({ sub }) => sub === 'lou')
      .flatMap(({ groups }) => groups);
  expect(await groupsOfLou()).toEqual(['signet-audit']);
  await sandbox.post('/control/reset');
  expect(await groupsOfLou()).toEqual([]);
});

test.each([
  ['nobody', { groups: [] }, 404],
  ['robin', { groups: ['root'] }, 400],
  ['robin', { groups: 'signet-admin' }, 400],
  ['robin', {}, 400],
])('refuses to change the groups of %s to %o', async (sub, body, status) => {
  expect((await sandbox.put(`/control/staff/${sub}/groups`, body)).status).toBe(status);
});

test('the page speaks French when the desk asks for it, and knows only its own people', async () => {
  const visitor = deskBrowser();
  const { href } = await begin({ ui_locales: 'fr-CA' });
  const page = await visitor.visit(href);
  expect(page.body).toContain('<html lang="fr">');
  expect(page.body).toContain('Examen des demandes, mot de passe seul');
  const answer = await visitor.submit(page.address, { person: 'somebody' });
  expect(answer.body).toContain('does not know this person');
});

test('fails when told to, and its log keeps no code or token', async () => {
  const { config, refreshToken, callback, tokens } = await signIn('ansel');
  await sandbox.post('/control/faults', { vendor: 'staff-oidc', mode: '503' });
  await expect(client.refreshTokenGrant(config, refreshToken)).rejects.toThrow();
  await client.refreshTokenGrant(config, refreshToken);
  const log = await (await sandbox.get('/control/vendors/staff-oidc/calls')).text();
  expect(log).toContain('/staff-oidc/token');
  const secrets = [refreshToken, callback.searchParams.get('code'), tokens.id_token];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('signing somebody out ends their sessions although the desk does not answer', async () => {
  await signIn('mei');
  await desk.close(); // the last test, so nobody misses it
  const answer = await sandbox.post('/control/staff/mei/sign-out');
  expect(await answer.json()).toEqual({ sessions: 1, notified: 0 });
  expect(await sandbox.read('/control/staff')).toMatchObject({
    staff: expect.arrayContaining([expect.objectContaining({ sub: 'mei', sessions: 0 })]),
  });
});
