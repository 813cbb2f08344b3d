import { expect, test } from 'vitest';
import { businessDayAfter } from './business-days.ts';

test.each([
  ['2026-11-20', 1, '2026-11-23', 'a Friday leads to Monday'],
  ['2026-11-21', 1, '2026-11-23', 'a Saturday too'],
  ['2026-11-18', 2, '2026-11-20', 'within the week'],
  ['2026-11-19', 2, '2026-11-23', 'over a weekend'],
])('%s and %d business days is %s: %s', (from, days, day) => expect(businessDayAfter(from, days)).toBe(day));
