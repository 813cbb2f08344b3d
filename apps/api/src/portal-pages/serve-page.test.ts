import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { completedApplication, newVisitor, signInPersona, testApi } from '../testing/test-api.ts';
import { hasPortalBuild } from './portal-build.ts';

type Page = { text: string; headers: Record<string, unknown> };
const bootOf = ({ text }: Page) =>
  JSON.parse(
    text.match(/<script type="application\/json" id="boot">(.*?)<\/script>/s)?.[1] ?? '{}',
  );

onPostgres('pages', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    if (!hasPortalBuild(at.deps.config.portalDist))
      throw new Error('build the portal first: npm run build');
  });

  test.each([
    [{ 'accept-language': 'fr-CA,fr;q=0.9' }, 'fr-CA', 'CA', true],
    [{ 'accept-language': 'en-CA' }, 'en-CA', 'CA', true],
    [{ 'accept-language': 'de' }, 'en-US', 'US', true],
    [{ cookie: 'market=US', 'accept-language': 'fr-CA' }, 'fr-CA', 'US', false],
    [{ cookie: 'locale=en-CA; market=CA', 'accept-language': 'fr' }, 'en-CA', 'CA', false],
    [{ cookie: 'currency=CAD' }, 'en-US', 'CA', false],
    [{ cookie: 'locale=xx; market=MX' }, 'en-US', 'US', true],
  ])(
    '%j gives the page language %s and market %s',
    async (headers, locale, market, isMarketGuessed) => {
      const page = await newVisitor(at).get('/', headers as Record<string, string>);
      expect(bootOf(page)).toMatchObject({
        locale,
        market,
        isMarketGuessed,
        signedIn: false,
        path: '/',
      });
      expect(page.text).toContain(`<html lang="${locale}"`);
    },
  );

  test('language and market in the address become cookies, and the rest of the query is dropped', async () => {
    const visitor = newVisitor(at);
    const reply = await visitor.get('/applicant?locale=fr-CA&market=CA&email=a%40b.co&ssn=1');
    expect([reply.status, reply.headers.location]).toEqual([303, '/applicant']);
    const { startup: _sealed, ...readable } = Object.fromEntries(visitor.cookies);
    expect(readable).toEqual({
      locale: 'fr-CA',
      market: 'CA',
      currency: 'CAD',
      customer_identity: 'currency=CAD',
    });
    expect(bootOf(await visitor.get('/applicant'))).toMatchObject({
      locale: 'fr-CA',
      market: 'CA',
    });
  });

  test('a link in a mail opens the page in the mail’s language, unless the visitor has chosen another', async () => {
    const visitor = newVisitor(at);
    const english = { 'accept-language': 'en-US' };
    const reply = await visitor.get('/applicant?mailLocale=fr-CA', english);
    expect([reply.status, reply.headers.location]).toEqual([303, '/applicant']);
    expect(bootOf(await visitor.get('/applicant', english)).locale).toBe('fr-CA');
    await visitor.get('/applicant?locale=en-CA', english);
    await visitor.get('/applicant?mailLocale=fr-CA', english);
    expect(bootOf(await visitor.get('/applicant', english)).locale).toBe('en-CA');
    const unknown = newVisitor(at);
    await unknown.get('/applicant?mailLocale=klingon');
    expect([...unknown.cookies]).toEqual([]);
  });

  test.each([
    ['/', 1],
    ['/applicant', 2],
  ])(
    'the policy of %s lists the hash of each inline style and allows no framing',
    async (path, least) => {
      const page = await newVisitor(at).get(path);
      const styles = [...page.text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
        ([, style = '']) => style,
      );
      const policy = String(page.headers['content-security-policy']);
      expect(styles.length).toBeGreaterThanOrEqual(least);
      for (const style of styles)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-eval');
    },
  );

  test('an application’s page needs a sign-in and opens for its own applicant only', async () => {
    const { visitor, view } = await completedApplication(at, 'ana');
    const path = `/${view.id}/check-answers`;
    const nobody = await newVisitor(at).get(path);
    expect(nobody.headers.location).toBe(`/auth/start?path=${encodeURIComponent(path)}`);
    for (const kept of [
      `/${view.id}/verifying?step-up=otp`,
      `/${view.id}/mobile-verification?vfp=a.b-c`,
    ])
      expect((await newVisitor(at).get(kept)).headers.location).toBe(
        `/auth/start?path=${encodeURIComponent(kept)}`,
      );
    expect(bootOf(await visitor.get(path)).application).toMatchObject({
      id: view.id,
      page: 'check-answers',
    });
    const { visitor: other } = await signInPersona(at, 'marcus');
    expect((await other.get(path)).headers.location).toBe('/?completed=true');
    expect((await other.get(`/r/northwind${path}`)).headers.location).toBe(
      '/r/northwind/?completed=true',
    );
    expect((await other.get(`/r/nobodys${path}`)).headers.location).toBe('/?completed=true');
    expect((await visitor.get(`/?applicationId=${view.id}`)).headers.location).toBe(path);
  });

  test.each(['//{id}/store-success', '//[::1/applicant', '//:99999/', '//evil.example/applicant'])(
    '%s is a 404, not another host',
    async (path) => {
      const page = await newVisitor(at).get(path);
      expect([page.status, page.headers['content-type']]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
    },
  );

  test('the list of applications has the applicant’s name, if there is an application', async () => {
    const { visitor } = await completedApplication(at, 'ana');
    const { firstName, lastName } = bootOf(await visitor.get('/accounts')).person;
    expect([firstName, lastName]).toEqual(['Ana', expect.stringMatching(/./)]);
    const { visitor: newcomer } = await signInPersona(at, 'marcus');
    expect(bootOf(await newcomer.get('/accounts')).person).toBeUndefined();
  });

  test('an unknown path is a 404 page of the portal', async () => {
    const page = await newVisitor(at).get('/nothing/here');
    expect([page.status, bootOf(page).path]).toEqual([404, '/nothing/here']);
  });

  test.each([
    '/assets/../server/entry-server.js',
    '/assets/%2e%2e%2fserver%2fentry-server.js',
    '/assets/nothing.js',
    '/assets/',
  ])('%s is not served as a file', async (path) => {
    const reply = await newVisitor(at).get(path);
    expect(reply.text).not.toContain('renderToString');
    expect(reply.status).toBe(404);
  });

  test('does not serve source maps', async () => {
    const page = await newVisitor(at).get('/');
    const script = page.text.match(/href="(\/assets\/[^"]+)"/)?.[1] ?? '';
    expect((await newVisitor(at).get(`${script}.map`)).status).toBe(404);
  });

  test('the portal’s files are compressed and cached forever', async () => {
    const page = await newVisitor(at).get('/');
    const script = page.text.match(/href="(\/assets\/[^"]+)"/)?.[1] ?? '';
    const reply = await newVisitor(at).get(script, { 'accept-encoding': 'br' });
    expect([
      reply.status,
      reply.headers['content-encoding'],
      reply.headers['cache-control'],
    ]).toEqual([200, 'br', 'public, max-age=31536000, immutable']);
  });
});
