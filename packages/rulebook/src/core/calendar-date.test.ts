import { expect, test } from 'vitest';
import { calendarLeaf, formatLongDate } from './calendar-date.ts';

test.each([
  ['en-US', 'November 24, 2026', { month: 'Nov', day: '24', weekday: 'Tuesday' }],
  ['fr-CA', '24 novembre 2026', { month: 'nov.', day: '24', weekday: 'mardi' }],
] as const)('in %s a receipt and a leaf of the calendar bear the day', (locale, long, leaf) => {
  expect(formatLongDate('2026-11-24', locale)).toBe(long);
  expect(calendarLeaf('2026-11-24', locale)).toEqual(leaf);
});
