import { beforeEach, expect, test, vi } from 'vitest';
import { wayToTheirSite } from './own-tab.ts';

const ADDRESS = 'https://lender.example/apply';
const here: string[] = [];
const there: string[] = [];
let tab: { opener: object | null; location: object; close: () => void } | null;

beforeEach(() => {
  here.length = there.length = 0;
  tab = {
    opener: {},
    location: { assign: (address: string) => there.push(address) },
    close: () => there.push('closed'),
  };
  vi.stubGlobal('window', {
    open: () => tab,
    location: { assign: (address: string) => here.push(address) },
  });
  return () => vi.unstubAllGlobals();
});

test('outside of a frame the site opens in this window', () => {
  const way = wayToTheirSite(false);
  way.stay();
  way.go(ADDRESS);
  expect([here, there]).toEqual([[ADDRESS], []]);
});

test('from within a frame it opens in a tab of its own, which knows nothing of the page that opened it', () => {
  wayToTheirSite(true).go(ADDRESS);
  expect([here, there, tab?.opener]).toEqual([[], [ADDRESS], null]);
});

test('a tab that gets no address is closed again', () => {
  wayToTheirSite(true).stay();
  expect([here, there]).toEqual([[], ['closed']]);
});

test('where the page around the frame allows no tabs, the frame itself goes', () => {
  tab = null;
  wayToTheirSite(true).go(ADDRESS);
  expect(here).toEqual([ADDRESS]);
});
