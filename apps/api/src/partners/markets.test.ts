import type { Problem } from '@signet/rulebook/core/problem';
import { beforeAll, expect, test } from 'vitest';
import { PARTNER_ROW, type PartnerRow } from '../platform/config/partner-row.ts';
import { readPartners } from '../platform/config/partners.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { partnerRow, seedPartners } from '../testing/partner-servers.ts';
import { newVisitor, signInPersona, testApi } from '../testing/test-api.ts';

test('a partner’s countries are its own, else the portal’s, else all', () => {
  const portal = PARTNER_ROW.parse({ id: 'POYNT', portal: 'POYNT' });
  const own = partnerRow('ledger', ['ledger']);
  const marketsOf = (...rows: PartnerRow[]) =>
    readPartners(rows).marketsOf({ portal: 'POYNT', referralUrlId: 'ledger' });
  expect([marketsOf(portal, own), marketsOf({ ...portal, markets: ['CA'] }, own)]).toEqual([
    ['US', 'CA'],
    ['CA'],
  ]);
  expect(marketsOf({ ...portal, markets: ['CA'] }, { ...own, markets: ['US'] })).toEqual(['US']);
});

onPostgres('a partner that sends people of one country', (open) => {
  const at = testApi(open);
  beforeAll(async () => {
    await seedPartners(at, [
      partnerRow('ledger', ['ledger'], { markets: ['US'] }),
      partnerRow('other', ['other']),
    ]);
  });

  const french = { 'accept-language': 'fr-CA' };
  const bootAt = async (path: string, visitor = newVisitor(at)) => {
    const arrived = await visitor.get(path, french);
    const page =
      arrived.status === 303
        ? await visitor.get(String(arrived.headers.location), french)
        : arrived;
    return JSON.parse(page.text.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? '{}');
  };

  test.each([
    [
      '/r/ledger/get-started',
      {
        market: 'US',
        currency: 'USD',
        locale: 'fr-CA',
        isMarketGuessed: false,
        isMarketFixed: true,
      },
    ],
    ['/r/ledger/get-started?market=CA', { market: 'US', isMarketFixed: true }],
    ['/r/ledger/get-started?companyCountryCode=CA', { market: 'US', isMarketFixed: true }],
    ['/r/other/get-started', { market: 'CA', isMarketGuessed: true }],
    ['/r/other/get-started?market=US', { market: 'US', isMarketGuessed: false }],
    ['/get-started', { market: 'CA', isMarketGuessed: true }],
  ])('%s uses the country of its partner’s applicants', async (path, shown) => {
    const boot = await bootAt(path);
    expect(boot).toMatchObject(shown);
    expect('isMarketFixed' in boot).toBe(path.includes('ledger'));
  });

  test('the partner’s country wins over an earlier choice, on its page and in its calls', async () => {
    const visitor = newVisitor(at);
    await visitor.get('/get-started?market=CA', french);
    expect(await bootAt('/r/ledger/get-started', visitor)).toMatchObject({ market: 'US' });
    expect([visitor.cookies.get('market'), visitor.cookies.get('currency')]).toEqual(['US', 'USD']);
  });

  test('its pages offer no other country', async () => {
    const pageAt = async (path: string, visitor = newVisitor(at)) => (await visitor.get(path)).text;
    const elsewhere = newVisitor(at);
    await elsewhere.get('/r/other/get-started?market=US');
    expect(await pageAt('/r/other/get-started', elsewhere)).toContain('>Change country<');
    expect(await pageAt('/r/ledger/get-started')).not.toMatch(
      />Change country<|href="[^"]*[?&]market=/,
    );
  });

  test('refuses configuration and applications for another country', async () => {
    const { status, body } = await newVisitor(at).get<Problem>(
      '/api/v2/configs?referralUrlId=ledger&currency=CAD',
    );
    expect([status, body.code]).toEqual([422, 'config.unsupported']);
    for (const currency of ['&currency=USD', ''])
      expect(
        (await newVisitor(at).get(`/api/v2/configs?referralUrlId=ledger${currency}`, french)).body,
      ).toMatchObject({ market: 'US' });
    const { visitor } = await signInPersona(at, 'ana');
    const begin = (referralUrlId: string, currency: string) =>
      visitor.send<Problem>('POST', '/api/v2/applications', {
        application: { currency, referralUrlId },
      });
    expect((await begin('ledger', 'CAD')).body.code).toBe('config.unsupported');
    expect((await begin('ledger', 'USD')).status).toBe(201);
    expect((await begin('other', 'CAD')).status).toBe(201);
  });
});
