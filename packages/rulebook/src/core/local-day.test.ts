import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

test.each([
  ['2026-11-22T04:59:59Z', '2026-11-21'],
  ['2026-11-22T05:00:00Z', '2026-11-22'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
  ['2026-01-05T12:00:00Z', '2026-01-05'],
] as const)('at %s it is %s in the east', (moment, day) => {
  expect(localDay('US', Date.parse(moment))).toBe(day);
  expect(localDay('CA', Date.parse(moment))).toBe(day);
});
