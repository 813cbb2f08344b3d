import { expect, test } from 'vitest';
import { hostOf } from './host-of.ts';

test.each([
  ['shop.example.com', 'shop.example.com'],
  ['  Shop.Example.com ', 'shop.example.com'],
  ['https://shop.example.com/start?x=1', 'shop.example.com'],
  ['*.example.com', '*.example.com'],
  ['café.example.com', 'xn--caf-dma.example.com'],
  ['localhost:5173', 'localhost'],
  ['shop', undefined],
  ['', undefined],
  ['two words', undefined],
])('“%s” is the site %s', (typed, host) => {
  expect(hostOf(typed)).toBe(host);
});
