import { expect, test } from 'vitest';
import { hasBody, isJsonType } from './content-type.ts';

test.each([
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json ;  charset="UTF-8"',
])('%s is JSON', (type) => expect(isJsonType(type)).toBe(true));

test.each([
  undefined,
  '',
  'text/plain',
  'application/json ,x',
  'application/json; charset=latin1',
  'application/jsonx',
  'application/json;',
  'application/json; charset=utf-8; charset=utf-8',
])('%s is not JSON', (type) => expect(isJsonType(type)).toBe(false));

test.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '2' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('%o sends a body: %s', (headers, sends) => expect(hasBody(headers)).toBe(sends));
