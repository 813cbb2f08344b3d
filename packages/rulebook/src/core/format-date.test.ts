import { expect, test } from 'vitest';
import { calendarLeaf, formatDay, formatLongDate, formatMonthDay } from './format-date.ts';

test.each([
  ['en-US', '2026-11-24', 'Tuesday, November 24'],
  ['en-CA', '2026-11-24', 'Tuesday, November 24'],
  ['fr-CA', '2026-11-24', 'mardi 24\u00a0novembre'],
  ['en-US', '2027-01-01', 'Friday, January 1'],
  ['fr-CA', '2027-02-01', 'lundi 1er\u00a0février'],
] as const)('in %s the day %s is "%s"', (locale, day, words) =>
  expect(formatDay(day, locale)).toBe(words),
);

test.each([
  ['en-US', 'November 24, 2026', { month: 'Nov', day: '24', weekday: 'Tuesday' }],
  ['fr-CA', '24\u00a0novembre 2026', { month: 'nov.', day: '24', weekday: 'mardi' }],
] as const)('in %s a receipt and a leaf of the calendar bear the day', (locale, long, leaf) => {
  expect(formatLongDate('2026-11-24', locale)).toBe(long);
  expect(calendarLeaf('2026-11-24', locale)).toEqual(leaf);
});

test('the first of a month is an ordinal in French, with the year too and without', () => {
  expect(formatMonthDay('2027-02-01', 'fr-CA')).toBe('1er\u00a0février');
  expect(formatMonthDay('2026-11-24', 'en-US')).toBe('November 24');
  expect(formatLongDate('2027-02-01', 'fr-CA')).toBe('1er\u00a0février 2027');
  expect(formatLongDate('2027-02-01', 'en-CA')).toBe('February 1, 2027');
});
