import { expect, test } from 'vitest';
import { safeReturnPath } from './sign-in-routes.ts';

const HOSTS = [
  'evil.test',
  'evil.test/',
  'user@evil.test',
  'evil.test:443',
  'xn--80ak6aa92e.test',
  '127.0.0.1',
  '[::1]',
  'localhost.evil.test',
];
const BEGINNINGS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/./\\',
  '/.//',
  '/x/..//',
  '/%2e//',
  'https://',
  'https:',
  'https:/',
  'https:\\\\',
  'http://',
  'HTTPS://',
  'ftp://',
  '//\\',
];
const WHOLE = [
  '',
  ' ',
  'category',
  './category',
  '../category',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.test/x',
  'about:blank',
  '?path=/x',
  '#x',
  '/auth/start',
  '/auth/start?path=/auth/start',
  '/AUTH/callback',
  '/auth',
  '/api/v2/configs',
  '/x/../auth/start',
  '/%5cevil.test\\',
  '/\u0000x',
  '/\u007f',
  `/${'a'.repeat(2_000)}`,
  '/\\evil.test',
  '/a\\b',
  '/x\ny',
  '/x\rSet-Cookie: a=b',
];
const REFUSED = [...new Set([...BEGINNINGS.flatMap((start) => HOSTS.map((host) => start + host)), ...WHOLE])];

test(`there are enough payloads (${REFUSED.length})`, () => expect(REFUSED.length).toBeGreaterThanOrEqual(200));

test.each(REFUSED)('%j is no way back', (wanted) => expect(safeReturnPath(wanted)).toBe('/'));

test.each([
  ['/category', '/category'],
  ['/r/shop/category?completed=true#continue', '/r/shop/category?completed=true#continue'],
  ['/urn:app:0000-0000-0000-0000-0000/address', '/urn:app:0000-0000-0000-0000-0000/address'],
  ['/?applicationId=urn:app:0000-0000-0000-0000-0000', '/?applicationId=urn:app:0000-0000-0000-0000-0000'],
  ['/a/../category', '/category'],
  ['/%2f%2fevil.test', '/%2f%2fevil.test'],
  ['/authors', '/authors'],
  ['/x?next=https://evil.test', '/x?next=https://evil.test'],
])('%s stays on our site as %s', (wanted, path) => expect(safeReturnPath(wanted)).toBe(path));

test.each(REFUSED)('the answer to %j leads nowhere else', (wanted) => {
  expect(new URL(safeReturnPath(wanted), 'https://portal.example').origin).toBe('https://portal.example');
});
