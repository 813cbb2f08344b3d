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

test('opens the site in this window when not framed', () => {
  const way = wayToTheirSite(false);
  way.stay();
  way.go(ADDRESS);
  expect([here, there]).toEqual([[ADDRESS], []]);
});

test('opens the site in a new tab without an opener when framed', () => {
  wayToTheirSite(true).go(ADDRESS);
  expect([here, there, tab?.opener]).toEqual([[], [ADDRESS], null]);
});

test('closes a tab that gets no address', () => {
  wayToTheirSite(true).stay();
  expect([here, there]).toEqual([[], ['closed']]);
});

test('navigates the frame itself when the parent forbids new tabs', () => {
  tab = null;
  wayToTheirSite(true).go(ADDRESS);
  expect(here).toEqual([ADDRESS]);
});
