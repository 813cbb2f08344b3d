import { expect, test } from 'vitest';
import { deviceClassOf } from './device-class.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';

test.each([
  ['phone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI} Mobile/15E148`],
  ['phone', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537'],
  ['phone', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  ['tablet', `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`],
  ['tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/131.0 Safari/537'],
  ['tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0'],
  ['computer', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0'],
  ['computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  [undefined, ''],
  [undefined, undefined],
])('%s: %s', (device, userAgent) => {
  expect(deviceClassOf({ userAgent, isMobile: undefined })).toBe(device);
});

test('a browser that says that it is mobile is a phone, whatever its name', () => {
  expect(deviceClassOf({ userAgent: 'Mozilla/5.0 (Linux)', isMobile: '?1' })).toBe('phone');
});
