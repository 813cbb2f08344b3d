import { expect, test } from 'vitest';
import { readStartup } from './startup-query.ts';

const ID = 'urn:app:0000-0000-0000-0000-0000';

test.each([
  ['', { cleanSearch: '', isClean: true }],
  ['?completed=true', { notice: 'completed', cleanSearch: '?completed=true', isClean: true }],
  ['?timeout=true', { notice: 'timeout', cleanSearch: '?timeout=true', isClean: true }],
  ['?locale=fr-CA', { cleanSearch: '', isClean: false }],
  ['?ssn=123456789&token=x', { cleanSearch: '', isClean: false }],
  [
    '?completed=true&email=a@b.co',
    { notice: 'completed', cleanSearch: '?completed=true', isClean: false },
  ],
  ['?completed=<script>', { cleanSearch: '', isClean: false }],
  [`?applicationId=${ID}`, { applicationId: ID, cleanSearch: '', isClean: false }],
  [`?businessId=${ID.slice(8)}`, { businessId: ID.slice(8), cleanSearch: '', isClean: false }],
  [
    '?reminderEmail=true',
    { cleanSearch: '?reminderEmail=true', emailSearch: '?reminderEmail=true', isClean: true },
  ],
  ['?resumeEmail=1&email=a@b.co', { cleanSearch: '', emailSearch: '', isClean: false }],
  ['?applicationId=urn:app:x', { cleanSearch: '', isClean: false }],
])('%s is read as %j', (search, startup) => expect(readStartup(search)).toMatchObject(startup));

test.each([
  ['?vfp=abc-_1', { cleanSearch: '?vfp=abc-_1', isClean: true }],
  ['?vfp=abc&ssn=1', { cleanSearch: '?vfp=abc', isClean: false }],
  ['?vfp=<script>', { cleanSearch: '', isClean: false }],
  ['?link=plk_1&vfp=abc', { cleanSearch: '?vfp=abc&link=plk_1', isClean: true }],
])('a page keeps the parameters that it reads: %s', (search, startup) =>
  expect(readStartup(search, ['vfp', 'link'])).toMatchObject(startup),
);

test('other pages drop unknown parameters', () =>
  expect(readStartup('?vfp=abc')).toMatchObject({ cleanSearch: '', isClean: false }));
