import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { pagePolicy, registerSecurityHeaders } from './security-headers.ts';

test('allows only the identity vendor’s frame, and gives only it the camera', async () => {
  const config = readConfig({ SANDBOX_PORT: '4321' });
  const app = Fastify();
  await registerSecurityHeaders(app, config);
  app.get('/', async () => 'ok');
  const { headers } = await app.inject('/');
  expect(headers['permissions-policy']).toBe(
    'camera=(self "http://localhost:4321"), microphone=(), geolocation=(), payment=()',
  );
  expect(pagePolicy(config, { styles: ['s'], scripts: ['t'] })).toContain(
    'frame-src http://localhost:4321;',
  );
  const vendor = readConfig({
    SANDBOX_PORT: '4321',
    PERSONA_WIDGET_HOST: 'inquiry.withpersona.com',
  });
  expect(pagePolicy(vendor, { styles: ['s'], scripts: ['t'] })).toContain(
    'frame-src http://localhost:4321 https://inquiry.withpersona.com;',
  );
  await app.close();
});

test('loads the card field from the configured origin, and adds Stripe’s other hosts for its own script', () => {
  const config = readConfig({ SANDBOX_PORT: '4321' });
  const vendor = readConfig({
    SANDBOX_PORT: '4321',
    STRIPE_URL: 'https://api.stripe.com',
    STRIPE_SCRIPT_URL: 'https://js.stripe.com/endive/stripe.js',
  });
  const policy = pagePolicy(vendor, { styles: ['s'], scripts: ['t'] });
  expect(policy).toContain(
    "script-src 'self' 't' http://localhost:4321 https://js.stripe.com https://*.js.stripe.com;",
  );
  expect(policy).toContain(
    'frame-src http://localhost:4321 https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
  );
  expect(policy).toContain("connect-src 'self' http://localhost:4321 https://api.stripe.com;");
  expect(pagePolicy(config, { styles: ['s'], scripts: ['t'] })).not.toContain('stripe.com');
});

test('allows the survey’s script only from its origin, and only when a survey is configured', () => {
  const hashes = { styles: [], scripts: ['sha256-x'] };
  const config = readConfig({ SIGNET_ENV: 'ci' });
  expect(pagePolicy(config, hashes)).not.toContain('survey.example');
  const policy = pagePolicy(
    readConfig({
      SIGNET_ENV: 'ci',
      SURVEY_SCRIPT_URL: 'https://survey.example/scripts/nps/nps.js',
    }),
    hashes,
  );
  const of = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
  expect([of('script-src'), of('connect-src')]).toEqual([
    expect.stringContaining(' https://survey.example'),
    expect.stringContaining(' https://survey.example'),
  ]);
  expect(of('frame-src')).not.toContain('survey.example');
});
