import type { ReplyOf } from '@signet/rulebook/endpoints';
import { describe, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, testApi } from '../testing/test-api.ts';
import { validateLogo } from './logo-svg.ts';

const HTML = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

onPostgres('a partner’s brand', (open) => {
  const at = testApi(open);
  const get = (path: string, headers: Record<string, string> = HTML) =>
    newVisitor(at).get(path, headers);
  const logoOf = () => at.deps.config.partners.rowById('northwind')?.brand?.logo ?? '';

  test('the sample’s logo passes the import', async () =>
    expect(await validateLogo(logoOf())).toEqual({ logo: logoOf() }));

  describe('at our own address', () => {
    test.each([
      ['style.css', 'text/css; charset=utf-8'],
      ['icon.svg', 'image/svg+xml'],
      ['logo.svg', 'image/svg+xml'],
      ['logo-light.png', 'image/png'],
      ['logo-dark.png', 'image/png'],
    ])('%s runs and loads nothing, and matches its content type', async (file, type) => {
      const { statusCode, headers, rawPayload } = await at.app.inject({
        url: `/brands/northwind/${file}`,
      });
      expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
        200,
        type,
        'nosniff',
      ]);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
      expect(rawPayload.length).toBeGreaterThan(100);
    });

    test('a page’s brand files have addresses that browsers cache until they change', async () => {
      const { text } = await get('/r/northwind/');
      const named = [
        ...new Set(
          [...text.matchAll(/(?:href|src)="(\/brands\/northwind\/[^"]+)"/g)].map(
            ([, path = '']) => path,
          ),
        ),
      ];
      expect(named.map((path) => path.replace(/.*\/|\?.*/g, '')).toSorted()).toEqual([
        'icon.svg',
        'logo.svg',
        'style.css',
      ]);
      for (const path of named)
        expect((await get(path)).headers['cache-control']).toContain('immutable');
      expect((await get(named[0]?.replace(/v=.*/, 'v=old') ?? '')).headers['cache-control']).toBe(
        'public, max-age=300',
      );
      expect(text).toContain('alt="Northwind Bookings"');
    });

    test.each([
      'nobody/logo.svg',
      '__proto__/style.css',
      'constructor/logo.svg',
      'northwind/__proto__',
      'northwind/..%2fmain.ts',
      'POYNT/logo.svg',
    ])('answers 404 for /brands/%s', async (path) =>
      expect((await get(`/brands/${path}`)).status).toBe(404),
    );
  });

  test.each([
    'nobody',
    '__proto__',
    'constructor',
    'NORTHWIND',
    'northwind-',
    "1'or'1",
    'northwind%20',
    '*',
  ])('the unknown referral %s leads to its error page', async (id) => {
    const { status, headers, text } = await get(`/r/${id}/`);
    const isReferral = /^[\w-]+$/.test(id);
    expect([status, headers.location]).toEqual(
      isReferral ? [303, '/incorrect-url'] : [404, undefined],
    );
    if (!isReferral) expect(text).not.toContain('/brands/');
  });

  test.each([
    '/r/nobody/applicant',
    '/r/nobody/accounts',
    '/r/nobody?mode=CAPITAL',
    '/r/northwind/applicant',
    '/r/spring-fair/',
  ])('%s', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual(
      path.includes('nobody') ? [303, '/incorrect-url'] : [200, undefined],
    );
  });

  test('a referral of one portal is unknown on the other', async () =>
    expect(
      (await get('/r/northwind/', { ...HTML, host: 'godaddy.localhost:3000' })).headers.location,
    ).toBe('/incorrect-url'));

  test('error pages and failed sign-ins keep the brand and lead back within it', async () => {
    for (const path of ['/r/northwind/assets/nothing', '/r/northwind/reminders/stop/none']) {
      const { status, text, headers } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      // Rendered by the portal itself.
      if (headers['content-security-policy']?.toString().includes('script-src')) continue;
      expect(text).toContain(
        '<img src="/brands/northwind/logo-light.png" width="124" height="28" alt="Northwind Bookings">',
      );
      expect(text).toContain('href="/r/northwind/"');
      expect(text).toContain('--accent:light-dark(#6b2a6c');
    }
    const refused = await get('/auth/callback?state=none');
    expect(refused.text).toContain('/mail-marks/poynt-light.png'); // the failed sign-in has lost its origin
  });

  test('is described by its referral: name, logo, style, help and offer', async () => {
    const { body } = await newVisitor(at).get<ReplyOf<'getConfigs'>>(
      '/api/v2/configs?referralUrlId=northwind&currency=CAD',
    );
    expect(body).toMatchObject({
      brand: {
        name: 'Northwind Bookings',
        logoUrl: expect.stringMatching(/^\/brands\/northwind\/logo\.svg\?v=/),
        styleUrl: expect.stringMatching(/^\/brands\/northwind\/style\.css\?v=/),
        supportPhone: '800-555-0177',
        supportEmail: 'help@northwind.example',
        socialUrls: { Instagram: expect.any(String) },
      },
      isPartner: true,
      complimentaryDevices: 1,
      currency: 'CAD',
    });
  });

  test('its flags override the portal’s for its applicants only', async () => {
    const { partners } = at.deps.config;
    const row = partners.rowById('northwind');
    if (row !== undefined) partners.replace([{ ...row, flags: { multiLanguageEnabled: false } }]);
    const flagsAt = async (path: string) =>
      JSON.parse((await get(path)).text.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? '{}').flags
        .multiLanguageEnabled;
    expect([await flagsAt('/r/northwind/'), await flagsAt('/')]).toEqual([false, true]);
  });
});
