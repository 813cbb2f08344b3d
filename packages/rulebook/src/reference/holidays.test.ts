import { expect, test } from 'vitest';
import { holidaysIn, isNonBusinessDay } from './holidays.ts';
import type { Market } from './locales.ts';

const LISTS: readonly (readonly [Market, number, string])[] = [
  ['US', 2026, '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25'],
  ['US', 2027, '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25'],
  ['US', 2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25'],
  ['US', 2029, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25'],
  ['US', 2030, '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
  ['CA', 2026, '01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-28'],
  ['CA', 2027, '01-01 03-26 05-24 07-01 09-06 09-30 10-11 11-11 12-27 12-28'],
  ['CA', 2028, '01-03 04-14 05-22 07-03 09-04 10-02 10-09 11-13 12-25 12-26'],
  ['CA', 2029, '01-01 03-30 05-21 07-02 09-03 10-01 10-08 11-12 12-25 12-26'],
  ['CA', 2030, '01-01 04-19 05-20 07-01 09-02 09-30 10-14 11-11 12-25 12-26'],
];

const isWeekday = (day: string): boolean =>
  ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

test.each(LISTS)('the holidays of %s in %i match the published list', (market, year, days) =>
  expect([...holidaysIn(year, market)].filter(isWeekday).sort()).toEqual(
    days.split(' ').map((day) => `${year}-${day}`),
  ),
);

test.each([
  ['2026-06-24', 'CA', 'QC', true, 'the Fête nationale, a Wednesday'],
  ['2026-06-24', 'CA', 'ON', false, 'which Ontario does not know'],
  ['2026-06-24', 'US', 'QC', false, 'nor another market'],
  ['2029-06-25', 'CA', 'QC', true, 'on Monday where it falls on a Sunday'],
  ['2028-06-26', 'CA', 'QC', true, 'or on a Saturday'],
  ['2028-06-26', 'CA', 'ON', false, 'which again is Quebec’s alone'],
  ['2026-05-18', 'CA', 'QC', true, 'the day of the Patriots'],
  ['2026-02-16', 'CA', 'ON', false, 'Family Day is the province’s own'],
  [
    '2026-07-03',
    'US',
    undefined,
    false,
    'the Federal Reserve works on the Friday before a Saturday',
  ],
  ['2026-07-04', 'US', undefined, true, 'a Saturday'],
  ['2026-07-06', 'US', undefined, false, 'and on the Monday after it'],
  ['2027-07-05', 'US', undefined, true, 'a Sunday is made up for on Monday'],
  ['2020-06-19', 'US', undefined, false, 'Juneteenth before it was a holiday'],
  ['2020-09-30', 'CA', 'ON', false, 'Truth and Reconciliation before it was one'],
  ['2033-12-27', 'CA', 'ON', true, 'Christmas on a Sunday: Monday and Tuesday are free'],
  ['2033-12-28', 'CA', 'ON', false, 'and no third day'],
] as const)('%s in %s %s is a day of rest: %s (%5$s)', (day, market, territory, rests, _why) =>
  expect(isNonBusinessDay(day, market, territory)).toBe(rests),
);
