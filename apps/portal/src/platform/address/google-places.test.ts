import { LIMITS } from '@signet/rulebook/core/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { hostOf } from './google-places.ts';

test.each([
  ['https://www.junipercoffee.example/menu?x=1', 'junipercoffee.example'],
  ['http://shop.example.com', 'shop.example.com'],
  ['', undefined],
  ['no address', undefined],
])('the host of %j is %s', (address, host) => expect(hostOf(address)).toBe(host));

let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    head: {
      append: (script: { onerror: () => void }) => {
        asked += 1;
        queueMicrotask(() => script.onerror());
      },
    },
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('the maps script is asked for again three times in one document, a second apart, and once by each later page', async () => {
  const { loadPlaces } = await import('./google-places.ts');
  const wish = {
    script: 'https://maps.example/js',
    locale: 'en-US',
    market: 'US',
    isHome: false,
  } as const;
  const load = async () => {
    const failed = loadPlaces(wish).then(
      () => 'loaded',
      () => 'failed',
    );
    await vi.advanceTimersByTimeAsync(LIMITS.mapsRetryMs * 10);
    return failed;
  };
  expect([await load(), asked]).toEqual(['failed', 1 + LIMITS.mapsRetries]);
  expect([await load(), asked]).toEqual(['failed', 2 + LIMITS.mapsRetries]);
});
