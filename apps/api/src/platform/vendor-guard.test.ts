import { LIMITS } from '@signet/rulebook/core/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProviderDown } from './provider-down.ts';
import { buildVendorGuard, type VendorGuard } from './vendor-guard.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const fails = (down: ProviderDown) => async () => {
  throw down;
};
const answers = async () => 'answer';
const outcome = (guard: VendorGuard, call: () => Promise<unknown>): Promise<unknown> =>
  guard(call).catch((error: unknown) => (error instanceof ProviderDown ? error.why : error));

async function callMany(guard: VendorGuard, times: number, call: () => Promise<unknown>) {
  for (let at = 0; at < times; at += 1) await outcome(guard, call);
}

test('pauses calls to a vendor that mostly fails, then tries with one call', async () => {
  const guard = buildVendorGuard('vendor');
  await callMany(guard, 2 * LIMITS.vendorSampleCalls, fails(new ProviderDown('vendor', 'timeout')));
  let asked = 0;
  const asks = async () => {
    asked += 1;
    return 'answer';
  };
  expect(await outcome(guard, asks)).toBe('busy');
  expect(asked).toBe(0);
  await vi.advanceTimersByTimeAsync(LIMITS.vendorBreakMs);
  expect(await outcome(guard, asks)).toBe('answer');
  expect(await outcome(guard, asks)).toBe('answer');
});

test('few failures, and refusals of single requests, change nothing', async () => {
  const few = buildVendorGuard('vendor');
  await callMany(few, 10, fails(new ProviderDown('vendor', 'network')));
  expect(await outcome(few, answers)).toBe('answer');
  const refusing = buildVendorGuard('vendor');
  await callMany(refusing, 500, fails(new ProviderDown('vendor', 'status', 422)));
  expect(await outcome(refusing, answers)).toBe('answer');
});

test('one refusal with Retry-After does not stop other calls', async () => {
  const guard = buildVendorGuard('vendor');
  await outcome(guard, fails(new ProviderDown('vendor', 'status', 503, { retryAfter: '60' })));
  expect(await outcome(guard, answers)).toBe('answer');
});

test.each([
  ['seconds', '7', 7_000],
  ['a date', () => new Date(Date.now() + 9_000).toUTCString(), 9_000],
  ['longer than we wait', '86400', LIMITS.vendorPauseMs],
])('once most fail, Retry-After as %s is kept', async (_what, header, ms) => {
  const retryAfter = typeof header === 'string' ? header : header();
  const guard = buildVendorGuard('vendor');
  const down = new ProviderDown('vendor', 'status', 429, { retryAfter });
  await callMany(guard, 2 * LIMITS.vendorSampleCalls, fails(down));
  await vi.advanceTimersByTimeAsync(ms - 1_500);
  expect(await outcome(guard, answers)).toBe('busy');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await outcome(guard, answers)).toBe('answer');
});

test('limits open calls to a slow vendor; refused calls had no effect', async () => {
  const guard = buildVendorGuard('vendor');
  const all = LIMITS.vendorCallsAtOnce + LIMITS.vendorCallsWaiting;
  const release = Promise.withResolvers<string>();
  let running = 0;
  const slow = async () => {
    running += 1;
    return release.promise;
  };
  const held = Array.from({ length: all }, () => outcome(guard, slow));
  const refused = await guard(slow).catch((error: unknown) => error);
  expect(refused).toMatchObject({ why: 'busy', didNothing: true });
  expect(running).toBe(LIMITS.vendorCallsAtOnce);
  release.resolve('answer');
  expect(new Set(await Promise.all(held))).toEqual(new Set(['answer']));
});
