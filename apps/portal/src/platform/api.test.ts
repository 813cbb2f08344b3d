import { ApiError } from '@signet/web/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './api.ts';

beforeEach(() => vi.stubGlobal('window', { location: { pathname: '/category' } }));
afterEach(() => vi.unstubAllGlobals());

const SAID = 'This country opens next week.';

test.each([
  [
    'of a newer server, with its own words',
    { code: 'country.opensLater', message: SAID },
    { serverMessage: SAID },
  ],
  [
    'of a newer server, with words of its list',
    { code: 'country.opensLater', errors: [{ message: SAID }] },
    { serverMessage: SAID },
  ],
  [
    'of a newer server, whose words are a program’s',
    { code: 'country.opensLater', message: 'TypeError: x is undefined' },
    {},
  ],
  ['of a newer server, without words', { code: 'country.opensLater' }, {}],
  ['of something in between, which has no code', { message: 'Bad gateway' }, {}],
])('a refusal %s', async (_what, body, data) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 409 }));
  const error = await call('getConfigs').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'server.error', data });
  expect(error).toBeInstanceOf(ApiError);
});
