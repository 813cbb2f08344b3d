import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { redirectsOf } from './zz-redirects.ts';

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
  expect(redirectsOf(readConfig({ SIGNET_ENV: 'test', REDIRECTS: ROWS }).redirects)(portal, medium)).toBe(url),
);

test('outside the sandbox’s own world nobody is led anywhere by default', () => {
  expect(readConfig({ SIGNET_ENV: 'test' }).redirects).toEqual([]);
  expect(readConfig({ SANDBOX_PORT: '4100' }).redirects).toEqual([{ portal: 'POYNT', medium: 'woo', url: 'http://localhost:4100/' }]);
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
