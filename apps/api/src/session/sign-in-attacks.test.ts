import type { Problem } from '@signet/rulebook/core/problem';
import { expect, test } from 'vitest';
import { isRecentlyAuthenticated } from '../platform/http/read-request.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, type TestVisitor, testApi } from '../testing/test-api.ts';

const PLANTED = 'planted-by-an-attacker-0123456789abcdef';
const minuteMs = 60_000;

test.each([
  ['of this moment', 0, true],
  ['half an hour old', -30 * minuteMs, true],
  ['older', -30 * minuteMs - 1, false],
  ['of a process whose clock is a little ahead', minuteMs, true],
  ['of tomorrow, because the clock was set back', 24 * 60 * minuteMs, false],
])('an authentication %s: recent is %s later', (_what, laterMs, isRecent) => {
  const now = 1_900_000_000_000;
  expect(isRecentlyAuthenticated({ authenticatedAt: now + laterMs }, now)).toBe(isRecent);
  expect(isRecentlyAuthenticated({}, now)).toBe(false);
});

onPostgres('signing in', (open) => {
  const at = testApi(open);

  let people = 0;
  const email = () => {
    people += 1;
    return `attacked-${people}@example.com`;
  };
  const sessionOf = (visitor: TestVisitor) => visitor.get<Problem>('/api/v2/session');

  test('replaces a planted session id, which then opens nothing', async () => {
    const victim = newVisitor(at);
    victim.cookies.set('sid', PLANTED);
    await victim.signIn(email());
    expect(victim.cookies.get('sid')).not.toBe(PLANTED);
    const attacker = newVisitor(at);
    attacker.cookies.set('sid', PLANTED);
    expect((await sessionOf(attacker)).status).toBe(401);
  });

  test('ends the previous session, so that a copied one opens nothing', async () => {
    const victim = newVisitor(at);
    await victim.signIn(email());
    const copied = newVisitor(at);
    copied.cookies.set('sid', victim.cookies.get('sid') ?? '');
    expect((await sessionOf(copied)).status).toBe(200);
    await victim.signIn(email());
    expect((await sessionOf(copied)).status).toBe(401);
  });

  test('an attacker’s callback signs nobody else in', async () => {
    const attacker = newVisitor(at);
    await attacker.get('/auth/start?path=/');
    const state = attacker.cookies.get('sign-in') ?? '';
    const victim = newVisitor(at);
    const callback = `/auth/callback?state=${state}&code=stolen`;
    expect((await victim.get(callback)).status).toBe(400);
    await victim.get('/auth/start?path=/');
    expect((await victim.get(callback)).status).toBe(400);
    expect(victim.cookies.has('sid')).toBe(false);
  });

  test('a callback works once, and needs its state exactly once', async () => {
    const visitor = newVisitor(at);
    await visitor.get('/auth/start?path=/');
    const state = visitor.cookies.get('sign-in') ?? '';
    for (const query of [
      '',
      '?code=x',
      `?state=${state}&state=${state}&code=x`,
      `?state=${state}.northwind&code=x`,
    ])
      expect((await visitor.get(`/auth/callback${query}`)).status, query).toBe(400);
    expect(visitor.cookies.has('sid')).toBe(false);
  });

  test('a planted cookie in front of ours signs nobody in', async () => {
    const victim = newVisitor(at);
    await victim.signIn(email());
    const cookie = `sid=${PLANTED}; sid=${victim.cookies.get('sid')}`;
    const { status } = await newVisitor(at).get('/api/v2/session', { cookie });
    expect(status).toBe(401); // locked out at worst, never another person
  });

  test.each<[what: string, headers: Record<string, string>]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['from a form, which has no header of ours', { 'x-requested-with': '' }],
    ['from a page without an origin', { origin: 'null' }],
  ])('refuses a sign-out %s', async (_what, headers) => {
    const visitor = newVisitor(at);
    await visitor.signIn(email());
    expect((await visitor.send('POST', '/auth/sign-out', {}, { headers })).status).toBe(403);
    expect((await sessionOf(visitor)).status).toBe(200);
    // An image or a link cannot sign out either.
    expect((await visitor.get('/auth/sign-out')).status).toBe(404);
  });

  test('signing out ends the session at the server, not only its cookie', async () => {
    const visitor = newVisitor(at);
    await visitor.signIn(email());
    const copied = newVisitor(at);
    copied.cookies.set('sid', visitor.cookies.get('sid') ?? '');
    await visitor.send('POST', '/auth/sign-out');
    expect((await sessionOf(copied)).status).toBe(401);
  });
});
