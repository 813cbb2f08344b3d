import { ALL_OFF_SITE_PATHS, staysOnHost } from '@signet/testing/hostile-paths';
import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

/** Our own routes with side effects, and an overlong path. */
const OWN = [
  '/auth/start',
  '/auth/start?path=/auth/start',
  '/AUTH/callback',
  '/auth',
  '/api/v2/configs',
  '/x/../auth/start',
  `/${'a'.repeat(2_000)}`,
];
/** Escapes, double escapes and dots that a server behind us may resolve. */
const DISGUISES = [
  (path: string) => path.replace('a', '%61'),
  (path: string) => path.replace('a', '%41'),
  (path: string) => path.replace('a', '%2561'),
  (path: string) => path.replace('a', '%252561'),
  (path: string) => path.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path: string) =>
    path.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`),
  (path: string) => path.toUpperCase(),
  (path: string) => `/.${path}`,
  (path: string) => `/x/..${path}`,
  (path: string) => `/x/%2e%2e${path}`,
  (path: string) => `/x/%252e%252e${path}`,
  (path: string) => `/x%2f..${path}`,
  (path: string) => `/x%252f..${path}`,
  (path: string) => `/%2e${path}`,
  (path: string) => `/%2f${path.slice(1)}`,
  (path: string) => path.replace('/', '/%5c'),
];
const DISGUISED = ['/auth/start', '/auth/callback', '/api/v2/configs', '/auth'].flatMap((path) =>
  DISGUISES.map((disguise) => disguise(path)),
);
const REFUSED = [...new Set([...ALL_OFF_SITE_PATHS, ...OWN, ...DISGUISED])];

test(`there are enough disguises (${DISGUISED.length})`, () =>
  expect(DISGUISED.length).toBeGreaterThanOrEqual(60));

test(`there are enough payloads (${REFUSED.length})`, () =>
  expect(REFUSED.length).toBeGreaterThanOrEqual(200));

test.each(REFUSED)('refuses %j as a return path', (wanted) =>
  expect(safeReturnPath(wanted)).toBe('/'),
);

test.each([
  ['/category', '/category'],
  ['/r/shop/category?completed=true#continue', '/r/shop/category?completed=true#continue'],
  ['/urn:app:0000-0000-0000-0000-0000/address', '/urn:app:0000-0000-0000-0000-0000/address'],
  [
    '/?applicationId=urn:app:0000-0000-0000-0000-0000',
    '/?applicationId=urn:app:0000-0000-0000-0000-0000',
  ],
  ['/a/../category', '/category'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/r/a%20b', '/r/a%20b'],
  ['/authors', '/authors'],
  ['/x?next=https://evil.test', '/x?next=https://evil.test'],
])('%s stays on our site as %s', (wanted, path) => expect(safeReturnPath(wanted)).toBe(path));

test.each(REFUSED)('the answer to %j leads nowhere else', (wanted) => {
  expect(staysOnHost(safeReturnPath(wanted), 'https://portal.example/')).toBe(true);
});
