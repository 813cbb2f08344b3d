import { createServer } from 'node:http';
import type { StaffId } from '@signet/personas/staff';
import { portOf } from '@signet/testing/programs';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { testApi } from '../testing/test-api.ts';
import { staffVisitor, testDesk } from '../testing/test-desk.ts';
import { buildStaffOpenId } from './staff-openid.ts';

const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };

onPostgres('back-channel logout', (open) => {
  const at = testApi(open);
  const desk = testDesk(at);
  /** The sandbox tells the desk at its address; here the desk has no port, so it is told by hand. */
  const sendToken = (body: string, type = 'application/x-www-form-urlencoded') =>
    desk.app.inject({
      ...{ method: 'POST', url: '/auth/backchannel-logout', body },
      headers: { 'content-type': type },
    });

  const provider = createServer();
  const { issuer, sign } = signer(provider);
  beforeAll(async () => {
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  });
  afterAll(() => void provider.close());
  const port = () =>
    buildStaffOpenId({
      ...{ issuer: issuer(), clientId: 'signet-desk', clientSecret: 'a secret' },
      ...{ acrs: [], groupsClaim: 'groups' },
    });

  const sessionOf = async (person: StaffId) => {
    const visitor = await staffVisitor(desk, person);
    return async () => (await visitor.call('getStaffSession')).status;
  };
  const endAs = (jti: string, subject: string) =>
    at.deps.store.staffSessions.endByProvider({ jti, subject });

  test('reads session and person from the provider’s logout token', async () => {
    const token = await sign({ sub: 'robin', sid: 'one', jti: 'j1', events: EVENTS });
    expect(await port().readLogout(token)).toEqual({ jti: 'j1', sid: 'one', subject: 'robin' });
  });

  test.each([
    ['an ID token', { sub: 'robin', jti: 'j', events: EVENTS, nonce: 'n' }, {}],
    ['without its event', { sub: 'robin', jti: 'j', events: {} }, {}],
    ['without a number', { sub: 'robin', events: EVENTS }, {}],
    ['about nobody', { jti: 'j', events: EVENTS }, {}],
    ['for another client', { sub: 'robin', jti: 'j', events: EVENTS }, { audience: 'another' }],
    ['of another issuer', { sub: 'robin', jti: 'j', events: EVENTS }, { issuer: 'https://x.test' }],
    ['of an hour ago', { sub: 'robin', jti: 'j', events: EVENTS }, { agoS: 3_600 }],
    ['signed by another key', { sub: 'robin', jti: 'j', events: EVENTS }, { isForeign: true }],
  ] as const)('ignores a token that is %s', async (_what, claims, how) => {
    expect(await port().readLogout(await sign(claims, how))).toBeUndefined();
  });

  test('ends the person’s sessions, once for each token', async () => {
    const known = desk.issuer;
    const [robin, sam] = [await sessionOf('robin'), await sessionOf('sam')];
    expect(await endAs('first', `${known} robin`)).toBeGreaterThan(0);
    expect([await robin(), await sam()]).toEqual([401, 200]);
    const again = await sessionOf('robin');
    expect(await endAs('first', `${known} robin`)).toBeUndefined();
    expect(await again()).toBe(200);
  });

  test('rejects anything else and ends no session', async () => {
    const robin = await sessionOf('robin');
    for (const body of ['', 'logout_token=', 'logout_token=a.b.c', 'another=1'])
      expect((await sendToken(body)).statusCode).toBe(400);
    expect((await sendToken('{}', 'application/json')).statusCode).toBe(400);
    expect(await robin()).toBe(200);
  });
});

/** A provider that publishes one key. */
function signer(server: ReturnType<typeof createServer>) {
  const keys = Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const issuer = () => `http://127.0.0.1:${portOf(server)}`;
  server.on('request', async (request, response) => {
    const [{ publicKey }] = await keys;
    const answer = request.url?.includes('openid-configuration')
      ? { issuer: issuer(), jwks_uri: `${issuer()}/jwks` }
      : { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'one' }] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  type How = { audience?: string; issuer?: string; agoS?: number; isForeign?: boolean };
  const sign = async (claims: object, how: How = {}): Promise<string> => {
    const [own, foreign] = await keys;
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt' })
      .setIssuer(how.issuer ?? issuer())
      .setAudience(how.audience ?? 'signet-desk')
      .setIssuedAt(Math.floor(Date.now() / 1_000) - (how.agoS ?? 0))
      .sign((how.isForeign ? foreign : own).privateKey);
  };
  return { issuer, sign };
}
