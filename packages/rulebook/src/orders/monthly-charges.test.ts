import { expect, test } from 'vitest';
import { daysBetween, isLeftToPeople, isTriedAgain, monthlyChargesBy, nextMonthlyCharge, nextTryDay } from './monthly-charges.ts';

const RENT = { cents: 1_995, trialDays: 0 };
const TRIAL = { cents: 3_900, trialDays: 30 };
const days = (upcoming: Parameters<typeof monthlyChargesBy>[0], start: string, today: string) =>
  monthlyChargesBy(upcoming, start, today).map(({ day, cents }) => `${day} ${cents}`);

test.each([
  ['nothing is due on the day that it was paid', [RENT], '2026-01-15', '2026-01-15', []],
  ['the day before it comes', [RENT], '2026-01-15', '2026-02-14', []],
  ['the same day of each month', [RENT], '2026-01-15', '2026-03-15', ['2026-02-15 1995', '2026-03-15 1995']],
  [
    'a short month has its last day, and moves no later one',
    [RENT],
    '2026-01-31',
    '2026-04-30',
    ['2026-02-28 1995', '2026-03-31 1995', '2026-04-30 1995'],
  ],
  ['the 30th in a leap year', [RENT], '2027-12-30', '2028-03-30', ['2028-01-30 1995', '2028-02-29 1995', '2028-03-30 1995']],
  ['the 29th in another', [RENT], '2026-01-29', '2026-03-29', ['2026-02-28 1995', '2026-03-29 1995']],
  ['over the end of a year', [RENT], '2026-11-30', '2027-01-30', ['2026-12-30 1995', '2027-01-30 1995']],
  [
    'a trial ends, and its months count from there',
    [TRIAL],
    '2026-01-01',
    '2026-03-31',
    ['2026-01-31 3900', '2026-02-28 3900', '2026-03-31 3900'],
  ],
  ['rent and a licence in their own rhythm', [RENT, TRIAL], '2026-01-15', '2026-02-15', ['2026-02-14 3900', '2026-02-15 1995']],
  ['what costs nothing is not charged', [{ cents: 0, trialDays: 0 }], '2026-01-15', '2027-01-15', []],
])('%s', (_what, upcoming, start, today, expected) => expect(days(upcoming, start, today)).toEqual(expected));

test('each month has a name of its own in its order', () => {
  const months = monthlyChargesBy([RENT, TRIAL], '2026-01-15', '2030-01-15');
  expect(new Set(months.map(({ trialDays, period }) => `${trialDays}:${period}`)).size).toBe(months.length);
});

test.each([
  [[RENT], '2026-01-31', '2026-02-28', { day: '2026-03-31', cents: 1_995 }],
  [[RENT, TRIAL], '2026-01-15', '2026-02-01', { day: '2026-02-14', cents: 3_900 }],
  [[RENT, { cents: 500, trialDays: 31 }], '2026-01-15', '2026-02-01', { day: '2026-02-15', cents: 2_495 }],
  [[], '2026-01-15', '2026-02-01', undefined],
])('what comes next of %j from %s, seen on %s', (upcoming, start, today, expected) =>
  expect(nextMonthlyCharge(upcoming, start, today)).toEqual(expected),
);

test.each([
  [{ attempts: 1, daysLate: 2, isOtherCard: false }, false],
  [{ attempts: 1, daysLate: 3, isOtherCard: false }, true],
  [{ attempts: 2, daysLate: 6, isOtherCard: false }, false],
  [{ attempts: 2, daysLate: 7, isOtherCard: false }, true],
  [{ attempts: 3, daysLate: 14, isOtherCard: false }, true],
  [{ attempts: 4, daysLate: 400, isOtherCard: false }, false],
  [{ attempts: 4, daysLate: 15, isOtherCard: true }, true],
])('after %j it is tried again: %j', (known, expected) => expect(isTriedAgain(known)).toBe(expected));

test.each([
  [1, '2026-02-04', '2026-02-15', false],
  [1, '2026-02-04', '2026-02-16', true],
  [2, '2026-02-08', '2026-02-08', false],
  [3, '2026-02-15', '2026-02-15', false],
  [4, undefined, '2026-02-02', true],
  [5, undefined, '2027-02-02', true],
])(
  'due on February 1 and refused %d times, it is tried next on %s, and on %s it is left to people: %j',
  (attempts, next, today, isLeft) => {
    const month = { day: '2026-02-01', attempts };
    expect([nextTryDay(month), isLeftToPeople(month, today)]).toEqual([next, isLeft]);
  },
);

test('days are counted over a change of the clocks', () => expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31));
