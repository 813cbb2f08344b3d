import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { testSandbox } from '../testing/start-sandbox.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { oidcClientId, oidcClientSecret } from './provider.ts';

const sandbox = testSandbox();
const redirectUri = 'http://localhost:3000/auth/callback';

const browser = () => testBrowser('http://localhost:3000');

async function begin(extra: Record<string, string> = {}) {
  const config = await client.discovery(
    new URL(`${sandbox.url}/oidc`),
    oidcClientId,
    oidcClientSecret,
    undefined,
    {
      execute: [client.allowInsecureRequests],
    },
  );
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const expectedNonce = client.randomNonce();
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
    ...extra,
  });
  const finish = async (callback: string) => {
    const tokens = await client.authorizationCodeGrant(config, new URL(callback), {
      pkceCodeVerifier,
      expectedState,
      expectedNonce,
    });
    return { config, tokens, claims: tokens.claims() };
  };
  return { address: address.href, finish };
}

test('a first-time user types an e-mail address and is signed in', async () => {
  const person = browser();
  const { address, finish } = await begin();
  const page = await person.visit(address);
  expect(page.body).toContain('<h1>Sign in</h1>');
  const { address: callback } = await person.submit(page.address, {
    email: 'Ana.Silva@example.com',
  });
  const { config, tokens, claims } = await finish(callback);
  expect(claims).toMatchObject({
    email: 'ana.silva@example.com',
    email_verified: true,
    name: 'Ana Silva',
  });
  const info = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
  expect(info.email).toBe('ana.silva@example.com');
  expect([...person.jar.keys()].filter((name) => !name.startsWith('sandbox_'))).toEqual([]);
});

test('a signed-in user is not prompted again unless the client requires reauthentication', async () => {
  const person = browser();
  const first = await begin();
  const page = await person.visit(first.address);
  const before = await first.finish(
    (await person.submit(page.address, { email: 'ana@example.com' })).address,
  );

  const second = await begin();
  const again = await second.finish((await person.visit(second.address)).address);
  expect(again.claims?.sub).toBe(before.claims?.sub);

  const parameters: Record<string, string>[] = [{ max_age: '0' }, { prompt: 'login' }];
  for (const extra of parameters) {
    const fresh = await begin({ ...extra, login_hint: 'ana@example.com' });
    const signInPage = await person.visit(fresh.address);
    expect(signInPage.body).toContain('value="ana@example.com"');
    const proven = await fresh.finish(
      (await person.submit(signInPage.address, { email: 'ana@example.com' })).address,
    );
    expect(proven.claims?.sub).toBe(before.claims?.sub);
  }
});

test('max_age counts on the sandbox’s clock, and the token says when the person authenticated', async () => {
  const person = browser();
  const first = await begin({ max_age: '1800' });
  const page = await person.visit(first.address);
  const { claims: before } = await first.finish(
    (await person.submit(page.address, { email: 'ana@example.com' })).address,
  );
  const ageOf = (claims: client.IDToken | undefined) =>
    Number(claims?.iat) - Number(claims?.auth_time);
  expect(ageOf(before)).toBeLessThan(5);

  await sandbox.post('/control/clock', { advanceMs: 20 * 60_000 });
  const second = await begin({ max_age: '1800' });
  const { claims: silent } = await second.finish((await person.visit(second.address)).address);
  expect(ageOf(silent)).toBeGreaterThanOrEqual(1_199);

  await sandbox.post('/control/clock', { advanceMs: 20 * 60_000 });
  const third = await begin({ max_age: '1800' });
  const again = await person.visit(third.address);
  expect(again.body).toContain('<h1>Sign in</h1>');
  const { claims: proven } = await third.finish(
    (await person.submit(again.address, { email: 'ana@example.com' })).address,
  );
  expect(ageOf(proven)).toBeLessThan(5);
});

test('prompt=none never shows a page', async () => {
  const { address } = await begin({ prompt: 'none' });
  expect((await browser().visit(address)).address).toContain('error=login_required');
});

test('a hint that names another person asks again', async () => {
  const person = browser();
  const first = await begin();
  const page = await person.visit(first.address);
  await first.finish((await person.submit(page.address, { email: 'ana@example.com' })).address);
  const other = await begin({ login_hint: 'bo@example.com' });
  expect((await person.visit(other.address)).body).toContain('value="bo@example.com"');
});

test('a user prompted again may sign in as another person', async () => {
  const person = browser();
  const first = await begin();
  const page = await person.visit(first.address);
  await first.finish((await person.submit(page.address, { email: 'ana@example.com' })).address);
  const other = await begin({ prompt: 'login' });
  const signInPage = await person.visit(other.address);
  const left = await person.submit(signInPage.address, { email: 'bo@example.com' });
  const [, action = ''] = /action="([^"]+)"/.exec(left.body) ?? [];
  const fields = Object.fromEntries(
    [...left.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const gone = await person.submit(action, fields);
  const { claims } = await other.finish(gone.address);
  expect(claims?.email).toBe('bo@example.com');
});

test('the page speaks French when the product asks for it, and shows what is wrong with an address', async () => {
  const person = browser();
  const { address } = await begin({ ui_locales: 'fr-CA' });
  const page = await person.visit(address);
  expect(page.body).toContain('<html lang="fr" data-brand="poynt">');
  const wrong = await person.submit(page.address, { email: 'ana' });
  expect(wrong.body).toContain('Entrez une adresse courriel');
});

test('without PKCE there is no sign-in', async () => {
  const address = `${sandbox.url}/oidc/auth?client_id=${oidcClientId}&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(redirectUri)}`;
  expect((await browser().visit(address)).address).toContain('error=invalid_request');
});

test('signing out ends the session and comes back to the portal', async () => {
  const person = browser();
  const { address, finish } = await begin();
  const page = await person.visit(address);
  const { config, tokens } = await finish(
    (await person.submit(page.address, { email: 'ana@example.com' })).address,
  );
  const end = client.buildEndSessionUrl(config, {
    post_logout_redirect_uri: 'http://localhost:3000/',
    id_token_hint: tokens.id_token ?? '',
  });
  const confirm = await person.visit(end.href);
  const action = /action="([^"]+)"/.exec(confirm.body)?.[1] ?? '';
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(confirm.body)?.[1] ?? '';
  expect((await person.submit(action, { xsrf, logout: 'yes' })).address).toBe(
    'http://localhost:3000/',
  );
  expect((await person.visit((await begin()).address)).body).toContain('<h1>Sign in</h1>');
});
