import { expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { originsOfPortals, portalOfHost } from './portal-hosts.ts';

const config = readConfig({ COOKIE_HOST: 'godaddy.localhost' });

test.each([
  ['localhost:3000', 'POYNT'],
  ['godaddy.localhost:3000', 'GODADDY'],
  ['GoDaddy.localhost', 'GODADDY'],
  ['pay.godaddy.localhost', 'GODADDY'],
  ['evilgodaddy.localhost', 'POYNT'],
  ['godaddy.localhost.evil.test', 'POYNT'],
])('the host %s is the portal %s', (host, portal) =>
  expect(portalOfHost(host, config)).toBe(portal),
);

test.each([
  ['http://localhost:3000', true],
  ['http://godaddy.localhost:3000', true],
  ['https://localhost:3000', false],
  ['http://localhost:3001', false],
  ['http://localhost:3000/', false],
  ['null', false],
])('the origin %s is ours: %s', (origin, ours) => {
  expect(config.portalOrigins.includes(origin)).toBe(ours);
  expect(originsOfPortals(config)).toEqual(config.portalOrigins);
});
