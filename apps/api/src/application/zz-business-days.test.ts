import { expect, test } from 'vitest';
import { businessDayAfter } from './zz-business-days.ts';

test.each([
  ['2026-11-20', 1, 'US', undefined, '2026-11-23', 'a Friday leads to Monday'],
  ['2026-11-21', 1, 'US', undefined, '2026-11-23', 'a Saturday too'],
  ['2026-11-18', 2, 'US', undefined, '2026-11-20', 'within the week'],
  ['2026-11-19', 2, 'US', undefined, '2026-11-23', 'over a weekend'],
  ['2026-11-25', 2, 'US', undefined, '2026-11-30', 'over Thanksgiving and a weekend'],
  ['2026-11-25', 2, 'CA', 'ON', '2026-11-27', 'which is no holiday in Canada'],
  ['2026-07-02', 1, 'US', undefined, '2026-07-03', 'the Friday before Saturday the 4th is worked'],
  ['2026-07-03', 1, 'US', undefined, '2026-07-06', 'and the Monday after it'],
  ['2026-06-23', 1, 'CA', 'QC', '2026-06-25', 'over the Fête nationale in Quebec'],
  ['2026-06-23', 1, 'CA', 'ON', '2026-06-24', 'and not in Ontario'],
  ['2026-12-24', 2, 'US', undefined, '2026-12-29', 'over Christmas'],
  ['2026-12-24', 2, 'CA', 'QC', '2026-12-30', 'Canada rests on Boxing Day’s Monday too'],
  ['2026-12-31', 2, 'US', undefined, '2027-01-05', 'over the year’s end: Friday the 1st'],
  ['2027-12-31', 1, 'US', undefined, '2028-01-03', 'a New Year’s Saturday is lost in the US'],
  ['2027-12-31', 1, 'CA', 'ON', '2028-01-04', 'and made up for in Canada'],
  ['2026-03-06', 1, 'US', undefined, '2026-03-09', 'over the weekend of summer time'],
  ['2026-10-30', 1, 'CA', 'ON', '2026-11-02', 'and of its end'],
] as const)('%s and %d business days in %s %s is %s: %s', (from, days, market, territory, day, _why) =>
  expect(businessDayAfter(from, days, market, territory)).toBe(day),
);
