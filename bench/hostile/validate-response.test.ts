import { ERRORS } from '@signet/rulebook/core/errors';
import { expect, test } from 'vitest';
import type { Answer } from './send.ts';
import { TARGETS, type Target } from './targets.ts';
import { responseError } from './validate-response.ts';

const target = (name: string): Target => {
  const found = TARGETS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no call ${name}`);
  return found;
};
const answer = (
  status: number,
  code?: string,
  contentType = 'application/problem+json; charset=utf-8',
): Answer => ({
  status,
  contentType,
  text: code === undefined ? '' : JSON.stringify({ code, status }),
  etag: undefined,
  ms: 1,
});
const verifyOtp = target('verifyOtp');

test.each([
  ['a reply', 'value', answer(200)],
  ['a refusal that the call declares', 'value', answer(422, 'otp.incorrect')],
  [
    'another call’s refusal, where the path leads to another call',
    'path',
    answer(404, 'route.notFound'),
  ],
] as const)('%s is accepted', (_what, oddity, came) => {
  expect(
    responseError(verifyOtp, { oddity, method: 'POST', path: '/api/v2/session' }, came),
  ).toBeUndefined();
});

test.each([
  ['nothing at all', answer(0), /no answer/],
  ['a server’s error, even a declared one', answer(503, 'provider.unavailable'), /^503/],
  ['a refusal that the call does not declare', answer(409, 'owners.incomplete'), /not declared/],
  [
    'another call’s refusal, where the path is right',
    answer(404, 'route.notFound'),
    /not declared/,
  ],
  ['a code of no table', answer(400, 'request.odd'), /unknown code/],
  ['a code with another status', answer(400, 'otp.incorrect'), /with 400/],
  ['a refusal without a code', answer(400), /without a code/],
  [
    'a refusal that is no problem document',
    answer(400, 'request.malformed', 'text/plain'),
    /as text\/plain/,
  ],
  ['a page in place of a problem document', answer(404, undefined, 'text/html'), /as text\/html/],
  [
    'a stack',
    { ...answer(400, 'request.malformed'), text: 'at answer (/src/app.ts:12:3)' },
    /insides/,
  ],
] as const)('%s is reported', (_what, came, error) => {
  expect(
    responseError(verifyOtp, { oddity: 'value', method: 'POST', path: '/api/v2/session' }, came),
  ).toMatch(error);
});

test('a page may refuse with a page', () => {
  expect(
    responseError(
      target('portal pages'),
      { oddity: 'query', method: 'GET', path: '/api/v2/session' },
      answer(404, undefined, 'text/html'),
    ),
  ).toBeUndefined();
});

test.each([
  ['a path outside the interface is refused with a page', '/API/V2/SESSION/%ZZ', undefined],
  ['one of the interface is not', '/api/v2/session/%ZZ', '400 as text/html'],
])('%s', (_what, path, error) =>
  expect(
    responseError(
      verifyOtp,
      { oddity: 'path', method: 'GET', path },
      answer(400, undefined, 'text/html'),
    ),
  ).toBe(error),
);

test.each([
  [
    'declared by another method of the path',
    'method',
    'PUT',
    'application.stepUpClosed',
    undefined,
  ],
  ['declared by no call of the path', 'method', 'PUT', 'otp.incorrect', /not declared/],
  [
    'of another method, for the call’s own',
    'value',
    'GET',
    'application.stepUpClosed',
    /not declared/,
  ],
] as const)('a refusal %s', (_what, oddity, method, code, error) => {
  const path = '/api/v2/applications/urn:app:0/owners/urn:own:0';
  const found = responseError(
    target('getOwner'),
    { oddity, method, path },
    answer(ERRORS[code].status, code),
  );
  if (error === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(error);
});
