import { expect, test } from 'vitest';
import { downByStatus, ProviderDown, toProviderDown } from './provider-down.ts';

const thrown = (more: object): Error => Object.assign(new Error('to Ana, 4155550123'), more);

test.each([
  ['a plain refusal', thrown({ response: { status: 500 } }), 'status', true],
  ['too many calls, by the client’s own word', thrown({ status: 429 }), 'status', true],
  ['a gateway that gave up waiting', thrown({ status: 504 }), 'status', false],
  ['a call that the vendor gave up', thrown({ status: 408 }), 'status', false],
  ['an answer of another shape', thrown({ status: 200 }), 'shape', false],
  ['an answer that is no JSON', new SyntaxError('Unexpected token'), 'shape', false],
  ['a port where nobody listens', thrown({ code: 'ECONNREFUSED' }), 'network', true],
  [
    'a name that is not found, as fetch tells it',
    thrown({ cause: { code: 'ENOTFOUND' } }),
    'network',
    true,
  ],
  ['a connection that was cut', thrown({ code: 'ECONNRESET' }), 'network', false],
  ['silence', thrown({ name: 'TimeoutError' }), 'timeout', false],
  ['silence, as axios tells it', thrown({ code: 'ECONNABORTED' }), 'timeout', false],
] as const)(
  'treats %s as a vendor outage, and knows whether the call can have had an effect',
  (_what, error, why, didNothing) => {
    const down = toProviderDown('vendor', error);
    expect(down).toMatchObject({ name: 'ProviderDown', vendor: 'vendor', why, didNothing });
    expect(JSON.stringify(down) + down.message).not.toMatch(/Ana|4155550123/);
  },
);

test('keeps an error that is already a ProviderDown', () => {
  const down = new ProviderDown('vendor', 'status', 503);
  expect(toProviderDown('other', down)).toBe(down);
});

test('reads Retry-After from vendor clients and from fetch, and ignores malformed values', () => {
  const axios = thrown({ response: { status: 429, headers: { 'retry-after': '3' } } });
  expect(toProviderDown('vendor', axios).retryAfterMs).toBe(3_000);
  const stripe = { status: 429, headers: { 'retry-after': '4' } };
  expect(toProviderDown('vendor', stripe).retryAfterMs).toBe(4_000);
  const answer = new Response('', { status: 503, headers: { 'retry-after': '5' } });
  expect(downByStatus('vendor', answer).retryAfterMs).toBe(5_000);
  for (const retryAfter of ['soon', '-1', '', 'Wed, 21 Oct 2015 07:28:00 GMT', undefined])
    expect(new ProviderDown('vendor', 'status', 503, { retryAfter }).retryAfterMs).toBeUndefined();
});
