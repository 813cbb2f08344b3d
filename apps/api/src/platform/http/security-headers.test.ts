import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { pagePolicy, registerSecurityHeaders } from './security-headers.ts';

test('the identity vendor’s frame, and nobody else, may be shown and use the camera', async () => {
  const config = readConfig({ SANDBOX_PORT: '4321' });
  const app = Fastify();
  await registerSecurityHeaders(app, config);
  app.get('/', async () => 'ok');
  const { headers } = await app.inject('/');
  expect(headers['permissions-policy']).toBe('camera=(self "http://localhost:4321"), microphone=(), geolocation=(), payment=()');
  expect(pagePolicy(config, { styles: ['s'], script: 't' })).toContain('frame-src http://localhost:4321;');
  const vendor = { ...config, persona: { ...config.persona, widgetHost: 'inquiry.withpersona.com' } };
  expect(pagePolicy(vendor, { styles: ['s'], script: 't' })).toContain('frame-src http://localhost:4321 https://inquiry.withpersona.com;');
  await app.close();
});
