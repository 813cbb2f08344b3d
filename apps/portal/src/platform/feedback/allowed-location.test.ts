import { ALL_OFF_SITE_PATHS, staysOnHost } from '@signet/testing/hostile-paths';
import { expect, test } from 'vitest';
import { allowedLocation } from './allowed-location.ts';

const here = 'https://signup.example/r/abc/applicant';

test.each([
  ['/r/other/get-started', 'https://signup.example/r/other/get-started'],
  ['https://signup.example/get-started?market=CA', 'https://signup.example/get-started?market=CA'],
  ['https://partner.signup.example/', 'https://partner.signup.example/'],
])('%s is followed', (location, href) => expect(allowedLocation(location, here)).toBe(href));

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example@evil.example',
  'https://evil.example/',
  'http://signup.example/',
  'https://signup.example:8443/',
  'https://signup.example.evil.example/',
  'https://evilsignup.example/',
  'https://user:word@signup.example/',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,hello',
  ' https://evil.example',
  '/\t/evil.example',
  'https://example/',
])('%j is not followed', (location) => expect(allowedLocation(location, here)).toBeUndefined());

test.each(ALL_OFF_SITE_PATHS)('%j leads to no other host', (location) =>
  expect(staysOnHost(allowedLocation(location, here) ?? '/', here)).toBe(true),
);
