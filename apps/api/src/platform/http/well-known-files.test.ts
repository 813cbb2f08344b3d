import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movableClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerWellKnownFiles } from './well-known-files.ts';

const now = Date.UTC(2026, 10, 26);
const appWith = async (env: Readonly<Record<string, string>>): Promise<FastifyInstance> => {
  const app = Fastify();
  const config = {
    ...readConfig({ SIGNET_ENV: 'ci', ...env }),
    securityContact: env.SECURITY_CONTACT,
  };
  await registerSecurityHeaders(app, config);
  registerWellKnownFiles(app, { config, clock: movableClock(() => now) });
  return app;
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await appWith({
    SECURITY_CONTACT: 'mailto:security@example.com',
    PUBLIC_URL: 'https://pay.example',
    COOKIE_HOST: 'pay.partner.example',
  });
});
afterAll(() => app.close());

test.each([
  ['our own portal', 'pay.example', 'https://pay.example'],
  ['the hosting provider’s portal', 'pay.partner.example', 'https://pay.partner.example'],
  ['a host that nobody knows', 'evil.example', 'https://pay.example'],
])('security.txt of %s has the contact and its own address', async (_which, host, origin) => {
  const { body, headers, statusCode } = await app.inject({
    url: '/.well-known/security.txt',
    headers: { host },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:security@example.com',
    Canonical: `${origin}/.well-known/security.txt`,
  });
  const daysLeft = (Date.parse(fields.Expires ?? '') - now) / (24 * 3_600_000);
  expect(daysLeft).toBeGreaterThan(90);
  expect(daysLeft).toBeLessThan(365);
});

test('without a contact there is no security.txt', async () => {
  const bare = await appWith({});
  expect((await bare.inject('/.well-known/security.txt')).statusCode).not.toBe(200);
  await bare.close();
});

test.each(['pay.example', 'pay.partner.example'])(
  'robots.txt on %s excludes the API, and no page is indexed',
  async (host) => {
    const { body, headers } = await app.inject({ url: '/robots.txt', headers: { host } });
    expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  },
);

test.each(['security@example.com', 'http://example.com/report', 'mailto:', 'javascript:alert(1)'])(
  'a contact like %s stops the start',
  (contact) =>
    expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow(
      'SECURITY_CONTACT must be an address with its scheme',
    ),
);
