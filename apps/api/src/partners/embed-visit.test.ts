import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  completedApplication,
  newVisitor,
  TEST_TERMS,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';

const PARENT = 'http://northwind-shop.localhost:4000';
const LISTED =
  'http://localhost:* https://localhost:* http://northwind-shop.localhost:* https://northwind-shop.localhost:* http://*.northwind-shop.localhost:* https://*.northwind-shop.localhost:*';
const IN_FRAME = { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const AS_PAGE = { ...IN_FRAME, 'sec-fetch-dest': 'document' };
const EMBED = `isEmbedMode=true&parentOrigin=${encodeURIComponent(PARENT)}`;

type Page = Awaited<ReturnType<TestVisitor['get']>>;
const ancestorsOf = ({ headers }: Page): string | undefined =>
  String(headers['content-security-policy']).match(/frame-ancestors ([^;]*)/)?.[1];
const bootOf = ({ text }: Page) =>
  JSON.parse(text.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? '{}');

onPostgres('frames', (open) => {
  const at = testApi(open);

  test.each<[string, string, string]>([
    ['a page of a referral', '/r/northwind/applicant', LISTED],
    ['its start page', '/r/northwind/get-started', LISTED],
    ['an unknown path below it', '/r/northwind/nothing/here', LISTED],
    ['a page that is moved away', '/r/northwind-old/get-started', "'none'"],
    ['a referral that nobody has', '/r/nobodys/applicant', "'none'"],
    ['a referral of every object', '/r/__proto__/applicant', "'none'"],
    ['a referral climbed out of', '/r/other/../northwind/x/%2e%2e/%2e%2e/applicant', "'none'"],
    ['no referral', '/applicant', "'none'"],
    ['no page', '/nothing/here', "'none'"],
    ['a file', '/assets/nothing.js', "'none'"],
    ['our calls', '/api/v2/configs', "'none'"],
    [
      'the page of a texted link',
      '/r/northwind/urn:app:0000-0000-0000-0000-0000/phone-auth/verify',
      "'none'",
    ],
    [
      'the page of an invitation',
      '/r/northwind/urn:app:0000-0000-0000-0000-0000/owners/urn:own:0000-0000-0000-0000-0000',
      "'none'",
    ],
    ['the reference of our calls', '/api/reference', "'none'"],
    ['a reviewer’s view', '/support', "'none'"],
  ])('%s (%s) may be framed by %s', async (_what, path, ancestors) => {
    for (const headers of [IN_FRAME, AS_PAGE]) {
      const page = await newVisitor(at).get(path, headers);
      expect(ancestorsOf(page)).toBe(ancestors);
      expect(page.headers['x-frame-options']).toBe(ancestors === "'none'" ? 'DENY' : undefined);
    }
  });

  describe('embed mode', () => {
    test('settings of the frame’s address hold on every later page in it, and nowhere else', async () => {
      const visitor = newVisitor(at);
      const first = await visitor.get(
        `/r/northwind/applicant?${EMBED}&emitValidationErrors=true`,
        IN_FRAME,
      );
      const settings = {
        parentOrigin: PARENT,
        emitValidationErrors: true,
        isFullscreen: false,
        onboardingMode: 'REGULAR',
        headingLevel: 1,
      };
      expect(bootOf(first).embed).toMatchObject(settings);
      const next = await visitor.get('/business', IN_FRAME);
      expect(bootOf(next).embed).toMatchObject(settings);
      expect(ancestorsOf(next)).toBe(LISTED);
      const beside = await visitor.get('/business', AS_PAGE);
      expect([bootOf(beside).embed, ancestorsOf(beside)]).toEqual([undefined, "'none'"]);
      expect(
        bootOf(await visitor.get(`/r/northwind/applicant?${EMBED}`, AS_PAGE)).embed,
      ).toBeUndefined();
    });

    test.each([
      'https://evil.test',
      'http://northwind-shop.localhost.evil.test',
      `${PARENT}.evil.test`,
      `${PARENT}/`,
      'null',
      '*',
    ])('never posts a message to the parent %s', async (origin) => {
      const page = await newVisitor(at).get(
        `/r/northwind/applicant?isEmbedMode=true&parentOrigin=${encodeURIComponent(origin)}`,
        IN_FRAME,
      );
      expect(bootOf(page).embed).toMatchObject({ isFullscreen: false });
      expect(bootOf(page).embed.parentOrigin).toBeUndefined();
    });

    test('one partner’s frame cookie allows no other parent', async () => {
      const visitor = newVisitor(at);
      await visitor.get(`/r/northwind/applicant?${EMBED}`, IN_FRAME);
      const other = await visitor.get('/r/other/applicant', IN_FRAME);
      expect([ancestorsOf(other), bootOf(other).embed?.parentOrigin]).toEqual([
        "'none'",
        undefined,
      ]);
    });

    test('without cookies the settings travel in each address', async () => {
      const moved = await newVisitor(at).get(
        `/r/northwind/applicant?${EMBED}&email=ana%40b.co`,
        IN_FRAME,
      );
      expect(moved.headers.location).toBe(`/r/northwind/applicant?${EMBED}`);
      const { id } = (await completedApplication(at, 'ana')).view;
      const asked = await newVisitor(at).get(`/r/northwind/${id}/address?${EMBED}`, IN_FRAME);
      expect(decodeURIComponent(String(asked.headers.location))).toContain(
        '/auth/start?path=/r/northwind/',
      );
      expect(decodeURIComponent(String(asked.headers.location))).toContain('isEmbedMode=true');
    });

    test('without cookies language and country of the address survive each redirect', async () => {
      const asked = `${EMBED}&locale=fr-CA&market=CA`;
      const first = await newVisitor(at).get(
        `/r/northwind/applicant?${asked}&email=ana%40b.co`,
        IN_FRAME,
      );
      expect(first.headers.location).toBe(`/r/northwind/applicant?${asked}`);
      const again = await newVisitor(at).get(String(first.headers.location), IN_FRAME);
      expect(again.status).toBe(200);
      expect(bootOf(again)).toMatchObject({
        locale: 'fr-CA',
        market: 'CA',
        currency: 'CAD',
        isMarketGuessed: false,
      });
      expect(
        bootOf(await newVisitor(at).get(`/r/northwind/applicant?${EMBED}`, IN_FRAME)).locale,
      ).toBe('en-US');
      expect((await newVisitor(at).get(`/r/northwind/nowhere?${asked}`, IN_FRAME)).text).toContain(
        'lang="fr-CA"',
      );
    });

    test('with cookies a later choice wins over the address, until the address changes', async () => {
      const visitor = newVisitor(at);
      const localeAt = async (asked: string) =>
        bootOf(await visitor.get(`/r/northwind/applicant?${EMBED}${asked}`, IN_FRAME)).locale;
      expect(await localeAt('&locale=fr-CA')).toBe('fr-CA');
      expect(bootOf(await visitor.get('/r/northwind/business', IN_FRAME)).locale).toBe('fr-CA');
      await visitor.get('/r/northwind/business?locale=en-US', { 'sec-fetch-dest': 'empty' });
      expect(await localeAt('&locale=fr-CA')).toBe('en-US');
      expect(await localeAt('&locale=en-CA')).toBe('en-CA');
      expect(await localeAt('')).toBe('en-CA');
    });

    test('both names of mode CAPITAL lead to the offers', async () => {
      for (const name of ['mode', 'onboardingMode']) {
        const page = await newVisitor(at).get(`/r/northwind/?${EMBED}&${name}=CAPITAL`, IN_FRAME);
        expect(decodeURIComponent(String(page.headers.location))).toContain(
          '/r/northwind/cashadvanceoffers?mode=CAPITAL',
        );
      }
    });
  });

  describe('the session of a frame', () => {
    const framed = async (): Promise<TestVisitor> => {
      const visitor = newVisitor(at);
      const signedIn = await completedApplication(at, 'ana');
      // The same user, signed in within a frame, whose session is in the frame's own cookie.
      visitor.cookies.set('esid', signedIn.visitor.cookies.get('sid') ?? '');
      visitor.cookies.set('id', signedIn.view.id);
      return visitor;
    };

    test('opens the person’s own application, in the page and in its calls', async () => {
      const visitor = await framed();
      const id = visitor.cookies.get('id') ?? '';
      expect((await visitor.get(`/api/v2/applications/${id}`)).status).toBe(200);
      expect(
        bootOf(await visitor.get(`/r/northwind/${id}/check-answers?${EMBED}`, IN_FRAME)).application
          .id,
      ).toBe(id);
    });

    test.each([
      ['the partner’s own page', { origin: PARENT }],
      ['a sandboxed page', { origin: 'null' }],
      ['a form', { 'x-requested-with': '' }],
    ])('changes nothing for %s', async (_who, headers: Record<string, string>) => {
      const visitor = await framed();
      const reply = await visitor.send(
        'POST',
        `/api/v2/applications/${visitor.cookies.get('id')}/onboard`,
        TEST_TERMS,
        { headers },
      );
      expect(reply.status).toBe(403);
    });

    test('signing in within a frame fills the frame’s cookie and no other, and signing out ends both', async () => {
      const visitor = newVisitor(at);
      const inFrame: TestVisitor = {
        ...visitor,
        get: (path, headers) => visitor.get(path, { ...IN_FRAME, ...headers }),
      };
      const started = await inFrame.get('/auth/start?path=%2Fr%2Fnorthwind%2Fcategory');
      expect(started.status).toBe(303);
      await framed();
      const ended = await visitor.send('POST', '/auth/sign-out');
      const cleared = [ended.headers['set-cookie']]
        .flat()
        .map((cookie) => String(cookie).split('=')[0]);
      expect(cleared).toEqual(expect.arrayContaining(['sid', 'esid']));
    });
  });

  test('over https cookies are partitioned and Secure inside a frame only', async () => {
    const deps = {
      ...at.deps,
      config: {
        ...at.deps.config,
        publicUrl: 'https://pay.example',
        portalOrigins: ['https://pay.example'],
      },
    };
    const app = await buildApp(deps, { checks: {} });
    const ask = async (
      headers: Record<string, string>,
      url: string,
      method: 'GET' | 'POST' = 'GET',
    ) => {
      const { headers: told } = await app.inject({
        method,
        url,
        headers: { host: 'pay.example', ...headers },
      });
      return [told['set-cookie'] ?? []].flat();
    };
    const start = `/r/northwind/applicant?isEmbedMode=true&locale=fr-CA&email=ana%40b.co`;
    const inFrame = await ask(IN_FRAME, start);
    expect(inFrame.map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining(['embed', 'locale', '__Host-startup']),
    );
    for (const cookie of inFrame) expect(cookie).toMatch(/; Secure; SameSite=None; Partitioned$/);
    for (const cookie of await ask(AS_PAGE, start))
      expect(cookie).not.toMatch(/Partitioned|SameSite=None/);
    const [, begun] = await ask(IN_FRAME, '/auth/start?path=%2F');
    expect(begun).toMatch(/^__Host-sign-in=.*; Secure; SameSite=None; Partitioned$/);
    const call = {
      cookie: 'embed=isEmbedMode%3Dtrue',
      origin: 'https://pay.example',
      'x-requested-with': 'signet',
      'content-type': 'application/json',
    };
    const ended = await ask({ ...call, 'sec-fetch-dest': 'empty' }, '/auth/sign-out', 'POST');
    expect(ended.filter((cookie) => cookie.startsWith('__Host-esid='))).toEqual([
      expect.stringContaining('Partitioned'),
    ]);
    await app.close();
  });
});
