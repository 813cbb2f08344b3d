import { expect, test } from 'vitest';
import { readStartup } from './startup.ts';

const ID = 'urn:app:0000-0000-0000-0000-0000';

test.each([
  ['', { cleanSearch: '', isClean: true }],
  ['?completed=true', { notice: 'completed', cleanSearch: '?completed=true', isClean: true }],
  ['?timeout=true', { notice: 'timeout', cleanSearch: '?timeout=true', isClean: true }],
  ['?locale=fr-CA', { cleanSearch: '', isClean: false }],
  ['?ssn=123456789&token=x', { cleanSearch: '', isClean: false }],
  ['?completed=true&email=a@b.co', { notice: 'completed', cleanSearch: '?completed=true', isClean: false }],
  ['?completed=<script>', { cleanSearch: '', isClean: false }],
  [`?applicationId=${ID}`, { applicationId: ID, cleanSearch: '', isClean: false }],
  ['?applicationId=urn:app:x', { cleanSearch: '', isClean: false }],
])('%s is read as %j', (search, startup) => expect(readStartup(search)).toMatchObject(startup));
