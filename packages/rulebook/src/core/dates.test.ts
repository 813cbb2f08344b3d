import { expect, test } from 'vitest';
import { isRealDate, joinDate, localDay, monthNumber, splitDate } from './dates.ts';

test.each([
  ['3', '03'],
  ['03', '03'],
  ['March', '03'],
  ['mars', '03'],
  ['Févr.', '02'],
  ['août', '08'],
  ['Sept.', '09'],
  ['13', '13'],
])('the month "%s" is read as %s', (typed, month) => expect(monthNumber(typed)).toBe(month));

test('joins three parts, and empty parts to an empty date', () => {
  expect(joinDate({ year: '1985', month: 'March', day: '7' })).toBe('1985-03-07');
  expect(joinDate({ year: ' ', month: '', day: '' })).toBe('');
});

test('a date splits into the parts it was joined from', () =>
  expect(splitDate('1985-03-27')).toEqual({ year: '1985', month: '03', day: '27' }));

test.each([
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2023-04-31', false],
  ['2023-00-10', false],
  ['0000-01-01', false],
  ['20230101', false],
])('%s is a real date: %s', (date, isReal) => expect(isRealDate(date)).toBe(isReal));

test.each([
  ['2026-11-22T04:59:59Z', '2026-11-21'],
  ['2026-11-22T05:00:00Z', '2026-11-22'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
  ['2026-01-05T12:00:00Z', '2026-01-05'],
] as const)('at %s it is %s in the east', (moment, day) => {
  expect(localDay('US', Date.parse(moment))).toBe(day);
  expect(localDay('CA', Date.parse(moment))).toBe(day);
});
