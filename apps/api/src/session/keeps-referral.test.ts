import { beforeAll, expect, test } from 'vitest';
import { hasPortalBuild } from '../portal-pages/portal-build.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi } from '../testing/test-api.ts';

onPostgres('a referral’s pages', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    if (!hasPortalBuild(at.deps.config.portalDist))
      throw new Error('build the portal first: npm run build');
  });

  const AGAIN = /href="(\/auth\/start\?path=[^"]+)"/;

  test('signing in leads back to them', async () => {
    expect(await newVisitor(at).signIn('referral-1@example.com', '/r/northwind/applicant')).toBe(
      '/r/northwind/applicant',
    );
  });

  test('signing out leads back to them, through the provider’s one registered address, and once', async () => {
    const visitor = newVisitor(at);
    await visitor.signIn('referral-2@example.com', '/r/northwind/');
    const { status } = await visitor.send('POST', '/auth/sign-out', {
      path: '/r/northwind/accounts',
    });
    expect(status).toBe(200);
    const back = await visitor.get('/');
    expect([back.status, back.headers.location]).toEqual([303, '/r/northwind/']);
    expect((await visitor.get('/')).headers.location).toBeUndefined();
  });

  test.each([
    '/accounts',
    '/r/nobody/accounts',
    '//evil.example/r/northwind/',
    '/r/../northwind',
    7,
    undefined,
  ])('signing out of %j leads to the root', async (path) => {
    const visitor = newVisitor(at);
    await visitor.signIn('referral-3@example.com', '/');
    await visitor.send('POST', '/auth/sign-out', { path });
    expect((await visitor.get('/')).headers.location).toBeUndefined();
  });

  test('an expired sign-in offers another one there', async () => {
    const visitor = newVisitor(at);
    await visitor.get('/auth/start?path=%2Fr%2Fnorthwind%2Fcategory');
    const [state = ''] = (visitor.cookies.get('sign-in') ?? '').split('.');
    await at.clock.moveTo(at.clock.offsetMs() + 11 * 60_000);
    const late = await visitor.get(`/auth/callback?state=${state}&code=x`);
    expect([late.status, AGAIN.exec(late.text)?.[1]]).toEqual([
      400,
      '/auth/start?path=%2Fr%2Fnorthwind%2F',
    ]);
  });

  test.each(['evil', 'northwind%22onload', '../..'])(
    'a cookie with %s, which is no referral, changes nothing',
    async (named) => {
      const visitor = newVisitor(at);
      visitor.cookies.set('signed_out_of', named);
      visitor.cookies.set('sign-in', `state.${named}`);
      expect((await visitor.get('/')).headers.location).toBeUndefined();
      expect(AGAIN.exec((await visitor.get('/auth/callback?state=other&code=x')).text)?.[1]).toBe(
        '/auth/start?path=%2F',
      );
    },
  );
});
