import { CARRYING } from '@signet/rulebook/partners/carrying';
import { SIGN_UP_LIMITS } from '@signet/rulebook/sign-up/limits';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { newVisitor, type TestVisitor, testApi } from '../testing/test-api.ts';
import { sweep } from '../testing/test-duties.ts';

const PARENT = 'http://northwind-shop.localhost:4000';
const FRAME = `isEmbedMode=true&parentOrigin=${encodeURIComponent(PARENT)}`;
const IN_FRAME = { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', accept: 'text/html' };
const OWN_PRESS = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

const TYPED = {
  'applicant.name.firstName': 'Marguerite',
  'applicant.email.emailAddress': 'marguerite@example.com',
  'company.registered': 'NO',
  'applicant.governmentIdentification.value': '123456789',
  'company.dba': '<script>alert(1)</script>',
};
const TAKEN = {
  'applicant.name.firstName': 'Marguerite',
  'applicant.email.emailAddress': 'marguerite@example.com',
  'company.registered': 'NO',
};

onPostgres('answers carried from a frame to a tab', (open) => {
  const at = testApi(open);

  const bootAt = async (
    path: string,
    {
      visitor = newVisitor(at),
      headers = {},
    }: { visitor?: TestVisitor; headers?: Record<string, string> } = {},
  ) => {
    const { text } = await visitor.get(path, headers);
    return JSON.parse(text.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? '{}');
  };
  /** The token of a framed page in a browser that stores nothing for it. */
  const tokenOf = async (path = '/r/northwind/applicant'): Promise<string> =>
    (await bootAt(`${path}?${FRAME}`, { headers: IN_FRAME })).embed?.carryToken;

  /** The page after the redirect, which stores and removes its query. */
  const shownAt = async (path: string, visitor: TestVisitor) => {
    const { headers } = await visitor.get(path, OWN_PRESS);
    return bootAt(String(headers.location ?? path), { visitor });
  };

  type Press = {
    place?: Record<string, string>;
    token?: string;
    page?: string;
    answers?: unknown;
    path?: string;
    headers?: Record<string, string>;
  };
  /** Presses the button and returns the new tab's page. */
  const press = async ({
    place = {},
    token = '',
    page = 'business',
    answers = TYPED,
    path = '/r/northwind',
    headers = OWN_PRESS,
  }: Press) => {
    const visitor = newVisitor(at);
    const payload = new URLSearchParams({
      ...place,
      token,
      page,
      answers: typeof answers === 'string' ? answers : JSON.stringify(answers),
    });
    const reply = await at.app.inject({
      method: 'POST',
      url: `${path}${CARRYING.path}`,
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: String(payload),
    });
    for (const { name, value } of reply.cookies) visitor.cookies.set(name, value);
    const leads = String(reply.headers.location);
    const shown = reply.statusCode === 303 ? await shownAt(leads, visitor) : {};
    return {
      status: reply.statusCode,
      leads,
      carried: shown.carried,
      shown,
      cookies: reply.cookies,
    };
  };

  test('arrive in the tab sealed on the way, never in an address', async () => {
    const { status, leads, carried, cookies } = await press({ token: await tokenOf() });
    expect([status, leads]).toEqual([303, '/r/northwind/business']);
    expect(carried).toEqual({ answers: TAKEN, at: expect.any(Number) });
    expect(cookies).toMatchObject([
      { name: 'startup', httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    expect(JSON.stringify(cookies)).not.toContain('Marguerite');
    expect(JSON.stringify(await at.database.run(sql`select * from carry_tokens`))).not.toMatch(
      /Marguerite|123456789/,
    );
  });

  test('use the frame’s language and country', async () => {
    const place = { locale: 'fr-CA', market: 'CA' };
    const { leads, shown, carried } = await press({ token: await tokenOf(), place });
    expect(leads).toBe('/r/northwind/business?locale=fr-CA&market=CA');
    expect([shown.path, shown.locale, shown.market, shown.isMarketGuessed]).toEqual([
      '/r/northwind/business',
      'fr-CA',
      'CA',
      false,
    ]);
    expect(carried.answers).toMatchObject(TAKEN);
    expect((await press({ place: { locale: 'xx', market: '//evil' } })).leads).toBe(
      '/r/northwind/business',
    );
  });

  test('are carried once, also by two presses at once', async () => {
    const token = await tokenOf();
    expect((await press({ token })).carried).toBeDefined();
    expect(await press({ token })).toMatchObject({
      status: 303,
      leads: '/r/northwind/business',
      carried: undefined,
    });
    const other = await tokenOf();
    const both = await Promise.all([press({ token: other }), press({ token: other })]);
    expect(both.filter(({ carried }) => carried !== undefined)).toHaveLength(1);
    // The same token, encoded differently.
    expect((await press({ token: `${other}x` })).carried).toBeUndefined();
  });

  test.each<[string, Record<string, string>]>([
    [
      'another site',
      { ...OWN_PRESS, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ],
    ['a sister of our site', { ...OWN_PRESS, 'sec-fetch-site': 'same-site' }],
    ['a person’s address bar', { ...OWN_PRESS, 'sec-fetch-site': 'none' }],
    ['a browser that does not say where from', {}],
    ['a script', { ...OWN_PRESS, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame that opens itself', { ...OWN_PRESS, 'sec-fetch-dest': 'iframe' }],
  ])('%s carries nothing, even with a token, and does not use it', async (_who, headers) => {
    const token = await tokenOf();
    expect(await press({ token, headers })).toMatchObject({
      status: 303,
      leads: '/r/northwind/business',
      carried: undefined,
      cookies: [],
    });
    expect((await press({ token })).carried).toBeDefined();
  });

  test('a token is valid unchanged, for its own referral and for twelve hours', async () => {
    const token = await tokenOf();
    expect((await press({ token, path: '' })).carried).toBeUndefined();
    expect((await press({ token, path: '/r/lakeside' })).carried).toBeUndefined();
    for (const wrong of ['', 'x', token.slice(1), 'x'.repeat(5_000)])
      expect((await press({ token: wrong })).carried).toBeUndefined();
    await at.clock.moveTo(at.clock.offsetMs() + SIGN_UP_LIMITS.carryTokenMs);
    expect((await press({ token })).carried).toBeUndefined();
  });

  test.each([
    ['check-answers', '/r/northwind/get-started'],
    ['https://evil.example', '/r/northwind/get-started'],
    ['//evil.example', '/r/northwind/get-started'],
    ['constructor', '/r/northwind/get-started'],
    ['category', '/r/northwind/category'],
  ])('the page "%s" leads to %s', async (page, leads) =>
    expect((await press({ page })).leads).toBe(leads),
  );

  test.each<[string, unknown]>([
    ['no JSON', '{"applicant'],
    ['an array', [TYPED]],
    ['nothing', {}],
  ])('%s for answers carries nothing', async (_what, answers) => {
    expect((await press({ token: await tokenOf(), answers })).carried).toBeUndefined();
  });

  test('refuses a body that is too large or no form', async () => {
    expect((await press({ answers: 'x'.repeat(SIGN_UP_LIMITS.carryMaxBytes) })).status).toBe(413);
    expect(
      (await press({ headers: { ...OWN_PRESS, 'content-type': 'application/json' } })).status,
    ).toBe(415);
  });

  test('a page outside a frame has no token, and expired ones are deleted', async () => {
    expect((await bootAt('/r/northwind/applicant')).embed).toBeUndefined();
    await press({ token: await tokenOf() });
    await at.clock.moveTo(at.clock.offsetMs() + SIGN_UP_LIMITS.carryTokenMs);
    await sweep(at.deps.store);
    expect(await at.database.run(sql`select 1 as one from carry_tokens`)).toEqual([]);
  });
});
