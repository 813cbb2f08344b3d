import { connect } from 'node:net';
import { LIMITS } from '@signet/rulebook/core/limits';
import { STARTUP_PARAMETERS } from '@signet/rulebook/startup-parameters';
import { OFF_SITE_PATHS, staysOnHost } from '@signet/testing/hostile-paths';
import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  completedApplication,
  newVisitor,
  type TestVisitor,
  testApi,
} from '../testing/test-api.ts';
import { TEST_PORTAL } from '../testing/test-sandboxes-setup.ts';

const minuteMs = 60_000;

/**
 * Parameters that could name a redirect target: those we read, and common ones of other products.
 */
const NAMES = [
  ...Object.keys(STARTUP_PARAMETERS),
  'path',
  'next',
  'returnUrl',
  'redirectUrl',
  'redirect_uri',
  'location',
  'state',
  'market',
];
/** These choose a page themselves and have a test of their own. */
const LEADING = ['applicationId', 'businessId', 'mode'];

const everywhere = (path: string): string =>
  String(
    new URLSearchParams(
      NAMES.filter((name) => !LEADING.includes(name)).map((name) => [name, path]),
    ),
  );

/** Sends the path verbatim, which HTTP clients would normalize; returns status and location. */
function askAsWritten(
  port: number,
  path: string,
  { cookies }: TestVisitor,
): Promise<{ status: number; location: string | undefined }> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({
        status: Number(answer.slice(9, 12)),
        location: /^location: (.*)\r$/im.exec(answer.split('\r\n\r\n')[0] ?? '')?.[1],
      }),
    );
    socket.end(
      `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    );
  });
}

function expectOurs(location: string | undefined, what: string): void {
  if (location === undefined) return;
  expect(staysOnHost(location, TEST_PORTAL), `${what} leads to ${location}`).toBe(true);
  const back = new URL(location, TEST_PORTAL).searchParams.get('path');
  if (back !== null)
    expect(staysOnHost(back, TEST_PORTAL), `${what} comes back to ${back}`).toBe(true);
}

onPostgres('a path that tries to leave our host', (open) => {
  const at = testApi(open);
  let port: number;
  let begun: { visitor: TestVisitor; id: string };
  let approved: { visitor: TestVisitor; id: string };
  beforeAll(async () => {
    port = Number(new URL(await at.app.listen({ host: '127.0.0.1', port: 0 })).port);
    const [one, other] = [
      await completedApplication(at, 'ana'),
      await approvedApplication(at, 'marcus'),
    ];
    begun = { visitor: one.visitor, id: one.view.id };
    approved = { visitor: other.visitor, id: other.view.id };
  });

  test(`there are enough of them (${OFF_SITE_PATHS.length})`, () =>
    expect(new Set(OFF_SITE_PATHS).size).toBeGreaterThanOrEqual(60));

  test('sign-in with any of them as return path ends on our start page', async () => {
    for (const [nth, path] of OFF_SITE_PATHS.entries()) {
      if (nth % (LIMITS.signInStartsPerMinute / 2) === 0)
        await at.clock.moveTo(at.clock.offsetMs() + minuteMs);
      const visitor = newVisitor(at);
      expect(await visitor.signIn(`off.site.${nth}@example.com`, path), path).toBe('/');
      const twice = await visitor.get(
        `/auth/start?path=${encodeURIComponent(path)}&path=%2Fcategory`,
      );
      expect(new URL(String(twice.headers.location)).origin, path).toBe(
        at.sandbox.replace('127.0.0.1', 'localhost'),
      );
    }
  });

  test.each(OFF_SITE_PATHS)(
    '%j as a page, after a referral or after an application redirects to our own host only',
    async (path) => {
      for (const visitor of [newVisitor(at), begun.visitor])
        for (const written of [
          path,
          `/r/northwind${path}`,
          `/r/${path}/applicant`,
          `/${begun.id}/${path}`,
        ]) {
          const { status, location } = await askAsWritten(port, written, visitor);
          expect(status, written).toBeLessThan(500);
          expectOurs(location, written);
        }
    },
  );

  test.each(OFF_SITE_PATHS)(
    '%j in every parameter of a startup redirect stays on our host',
    async (path) => {
      const one = encodeURIComponent(path);
      const bare = `/?${everywhere(path)}`;
      const starts = [
        bare,
        `/r/${one}/?businessId=${one}`,
        `/accounts?path=${one}`,
        `/cashadvanceoffers/redirect?mode=CAPITAL&offerId=${one}`,
      ];
      // Occurs once.
      for (const start of starts)
        expectOurs((await newVisitor(at).get(start)).headers.location as string | undefined, start);
      for (const start of [
        bare,
        `/?businessId=${one}&serviceId=${one}`,
        `/?mode=CAPITAL&businessId=${one}`,
      ])
        expectOurs(
          (await approved.visitor.get(start)).headers.location as string | undefined,
          start,
        ); // a header that occurs once
    },
  );

  test.each(OFF_SITE_PATHS)(
    'a resume link with %j opens its application, before and after sign-in',
    async (path) => {
      const link = `/?applicationId=${begun.id}&resumeEmail=true&${everywhere(path)}`;
      const signedOut = String((await newVisitor(at).get(link)).headers.location);
      const back = new URL(signedOut, TEST_PORTAL).searchParams.get('path') ?? '';
      expect([
        signedOut.startsWith('/auth/start?'),
        new URL(back, TEST_PORTAL).searchParams.get('applicationId'),
      ]).toEqual([true, begun.id]);
      expectOurs(signedOut, link);
      const { location } = (await begun.visitor.get(link)).headers;
      expect(String(location)).toMatch(new RegExp(`^/${begun.id}/check-answers(\\?|$)`));
    },
  );

  test.each(OFF_SITE_PATHS)(
    '%j as a referral or a medium names no partner’s place',
    async (path) => {
      const one = encodeURIComponent(path);
      const configs = await newVisitor(at).get(`/api/v2/configs?referralUrlId=${one}&currency=USD`);
      expect([configs.status, configs.headers.location].join()).toMatch(/^(200|422),$/);
      const visitor = newVisitor(at);
      for (const [name, value] of approved.visitor.cookies) visitor.cookies.set(name, value);
      await visitor.get(`/?medium=${one}&redirectUrl=${one}`);
      const { body } = await visitor.get<{ code?: string; redirectUrl?: string }>(
        `/api/v2/applications/${approved.id}/auth-code?context=store&redirectUrl=${one}`,
      );
      expect([body.redirectUrl, body.code]).toEqual([
        undefined,
        expect.stringMatching(/^(account\.noRedirect|field\.unknown)$/),
      ]);
    },
  );
});
