import type { Problem } from '@signet/rulebook/core/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { onPostgres } from '../../testing/for-each-database.ts';
import { type ApiUnderTest, newVisitor, startTestApi } from '../../testing/test-api.ts';
import { ConfigError, readConfig } from './config.ts';
import { buildRedirectLookup } from './portal-rows.ts';

const linesOf = (REDIRECTS: string, SIGNET_ENV = 'test'): readonly string[] => {
  try {
    readConfig({ SIGNET_ENV, REDIRECTS });
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
};

const ROWS = 'POYNT=https://shop.acme.com/done, POYNT:woo=https://woo.acme.com/?from=pay,GODADDY:Managed-WP=https://wp.acme.com';

test('rows name a portal, a medium where it has its own, and the place', () => {
  expect(linesOf(ROWS)).toEqual([]);
  expect(readConfig({ SIGNET_ENV: 'test', REDIRECTS: ROWS }).redirects).toEqual([
    { portal: 'POYNT', url: 'https://shop.acme.com/done' },
    { portal: 'POYNT', medium: 'woo', url: 'https://woo.acme.com/?from=pay' },
    { portal: 'GODADDY', medium: 'managed-wp', url: 'https://wp.acme.com/' },
  ]);
});

test.each([
  ['POYNT', 'woo', 'https://woo.acme.com/?from=pay'],
  ['POYNT', 'WOO', 'https://woo.acme.com/?from=pay'],
  ['POYNT', 'another', 'https://shop.acme.com/done'],
  ['POYNT', undefined, 'https://shop.acme.com/done'],
  ['GODADDY', 'managed-wp', 'https://wp.acme.com/'],
  ['GODADDY', undefined, undefined],
] as const)('%s by %s leads to %s', (portal, medium, url) =>
  expect(buildRedirectLookup(readConfig({ SIGNET_ENV: 'test', REDIRECTS: ROWS }).redirects)(portal, medium)).toBe(url),
);

test('outside the sandbox’s own world nobody is led anywhere by default', () => {
  expect(readConfig({ SIGNET_ENV: 'test' }).redirects).toEqual([]);
  expect(readConfig({ SANDBOX_PORT: '4100' }).redirects).toEqual(
    ['POYNT', 'GODADDY'].map((portal) => ({ portal, medium: 'woo', url: 'http://localhost:4100/' })),
  );
});

test.each([
  'POYNT',
  'POYNT=partner.com',
  'ACME=https://partner.com',
  'POYNT:=https://partner.com',
  'POYNT:a b=https://partner.com',
  'POYNT=javascript:alert(1)',
  'POYNT=data:text/html,x',
  'POYNT=//partner.com',
  'POYNT=https://user:word@partner.com',
  'POYNT=https://a.com,POYNT=https://b.com',
  'POYNT:woo=https://a.com,POYNT:Woo=https://b.com',
])('%s stops the start with one line', (rows) => {
  const lines = linesOf(rows);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^REDIRECTS must be rows like POYNT=https:/);
});

test.each([
  ['POYNT=http://partner.com', 'test', 'REDIRECTS must lead to https, not "http://partner.com/"'],
  ['POYNT=http://localhost:4000', 'test', 'REDIRECTS must lead to https, not "http://localhost:4000/"'],
  ['POYNT=http://partner.com', 'ci', 'REDIRECTS must lead to https, not "http://partner.com/"'],
  ['POYNT=http://localhost.evil.com', 'local', 'REDIRECTS must lead to https, not "http://localhost.evil.com/"'],
])('%s in %s stops the start', (rows, environment, line) => expect(linesOf(rows, environment)).toEqual([line]));

test.each(['local', 'ci'])('in %s a program of this machine may be led to', (environment) =>
  expect(linesOf('POYNT=http://localhost:4000/done', environment)).toEqual([]),
);

const MOVED_ROWS = 'abc=http://localhost:3000/r/new/get-started, host=http://pay.godaddy.localhost:3000/';

const movedLinesOf = (MOVED_REFERRALS: string): readonly string[] => {
  try {
    readConfig({ MOVED_REFERRALS });
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
};

describe('the rows of the configuration', () => {
  test('each names a referral and an address of a portal’s own', () => {
    expect(movedLinesOf(MOVED_ROWS)).toEqual([]);
    expect(readConfig({ MOVED_REFERRALS: MOVED_ROWS }).movedReferrals.map(({ referralUrlId }) => referralUrlId)).toEqual(['abc', 'host']);
  });

  test.each([
    'abc',
    'abc=',
    '=http://localhost:3000/',
    'a/b=http://localhost:3000/',
    'a=javascript:alert(1)',
    'a=http://u:w@localhost:3000/',
  ])('%s is none and stops the start', (row) => expect(movedLinesOf(row)[0]).toContain('MOVED_REFERRALS must be rows like abc=https://…'));

  test('one referral has one address', () => expect(movedLinesOf('a=http://localhost:3000/,a=http://localhost:3000/b')).toHaveLength(1));

  test.each([
    'https://evil.example/',
    'http://localhost.evil.example:3000/',
    'https://localhost:3000/',
    'http://localhost:3001/',
    'http://evillocalhost:3000/',
  ])('%s is no address of ours and stops the start', (url) =>
    expect(movedLinesOf(`abc=${url}`)).toEqual([`MOVED_REFERRALS must lead to a portal’s own name or one below it, not "${url}"`]),
  );

  test('nobody is led in circles', () => {
    expect(movedLinesOf('abc=http://localhost:3000/r/abc')).toHaveLength(1);
    expect(movedLinesOf('a=http://localhost:3000/r/b/get-started,b=http://localhost:3000/')).toHaveLength(1);
    expect(movedLinesOf('abc=http://new.localhost:3000/r/abc')).toEqual([]);
  });
});

onPostgres('what a portal is', (open) => {
  let at: ApiUnderTest;
  beforeAll(async () => {
    at = await startTestApi(open);
    const agreementUrls = { CA: { en: 'https://poynt.com/terms', fr: 'https://poynt.com/conditions' } };
    const own = {
      agreementUrls,
      socialUrls: { X: 'https://x.com/poynt' },
      organizationIds: { payfac: 'urn:org:1', payfacCad: 'urn:org:2' },
    };
    const { contacts } = readConfig({ CONTACTS: JSON.stringify({ POYNT: own }) });
    await at.app.close();
    at.app = await buildApp({ ...at.deps, config: { ...at.deps.config, contacts } }, { checks: {} });
  });
  afterAll(() => at.close());

  test('is told by its rows: environment, organizations, networks and the agreement of the market by language', async () => {
    const ask = (query: string, host = 'localhost:3000') => newVisitor(at).get<object>(`/api/v2/configs${query}`, { host });
    expect((await ask('?currency=CAD')).body).toMatchObject({
      environment: 'ci',
      organizationIds: { payfac: 'urn:org:1', payfacCad: 'urn:org:2' },
      brand: { name: 'Poynt', socialUrls: { X: 'https://x.com/poynt' } },
      agreementUrls: { en: 'https://poynt.com/terms', fr: 'https://poynt.com/conditions' },
    });
    expect(Object.keys((await ask('?currency=USD')).body)).not.toContain('agreementUrls');
    expect((await ask('', 'godaddy.localhost:3000')).body).not.toMatchObject({ organizationIds: {} });
  });
});

onPostgres('a referral that has moved', (open) => {
  let at: ApiUnderTest;
  beforeAll(async () => {
    at = await startTestApi(open);
    const { movedReferrals } = readConfig({ MOVED_REFERRALS: MOVED_ROWS });
    await at.app.close();
    at.app = await buildApp({ ...at.deps, config: { ...at.deps.config, movedReferrals } }, { checks: {} });
  });
  afterAll(() => at.close());

  const ask = (query: string, host = 'localhost:3000') => newVisitor(at).get<Problem>(`/api/v2/configs${query}`, { host });

  test('is answered with 417 and its new address', async () => {
    const { status, body, headers } = await ask('?referralUrlId=abc&currency=USD');
    expect([status, body.code, headers.location]).toEqual([417, 'config.portalMoved', 'http://localhost:3000/r/new/get-started']);
  });

  test('has moved on the portal of that address alone', async () => {
    expect((await ask('?referralUrlId=host')).status).toBe(200);
    const { status, headers } = await ask('?referralUrlId=host', 'godaddy.localhost:3000');
    expect([status, headers.location]).toEqual([417, 'http://pay.godaddy.localhost:3000/']);
  });

  test.each(['', '?referralUrlId=other', '?referralUrlId=__proto__', '?referralUrlId=ABC'])(
    'configs%s stay where they are',
    async (query) => {
      const { status, headers } = await ask(query);
      expect([status, headers.location]).toEqual([200, undefined]);
    },
  );
});
