import type { Market } from './locales.ts';

const dayMs = 24 * 3_600_000;
const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** Returns midnight UTC in ms. */
type DayOf = (year: number) => number;

const weekdayOf = (at: number): number => new Date(at).getUTCDay();
const fixed =
  (month: number, day: number): DayOf =>
  (year) =>
    Date.UTC(year, month - 1, day);
const before =
  (weekday: number, month: number, day: number): DayOf =>
  (year) => {
    const date = Date.UTC(year, month - 1, day);
    return date - ((weekdayOf(date) - weekday + 6) % 7) * dayMs - dayMs;
  };
const nth =
  (count: number, weekday: number, month: number): DayOf =>
  (year) =>
    before(weekday, month, 7 * count + 1)(year);

/**
 * Easter Sunday, by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8).
 */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return Date.UTC(year, 2, 22 + h + l - 7 * m); // March 22 is the earliest
}

type HolidayRow = {
  name: string;
  on: DayOf;
  /** Weekend days from which the holiday moves to a free weekday; from others it is lost. */
  moves?: readonly number[];
  since?: number;
  /** Limits the holiday to a territory; otherwise it applies to the whole market. */
  territory?: string;
};

const fromSunday = [SUNDAY];
const fromWeekend = [SATURDAY, SUNDAY];

/**
 * Bank and public holidays. US: the Federal Reserve's holidays (its list K.8): a Sunday holiday
 * moves to Monday, a Saturday holiday is lost. Canada: the federal holidays, moved to the next free
 * weekday (Canada Labour Code, section 193), plus Quebec's own; its National Patriots' Day is on
 * Victoria Day's Monday. Holidays of other single provinces (Family Day, Civic Holiday) are left
 * out, because banks follow the federal ones.
 */
const HOLIDAYS: Readonly<Record<Market, readonly HolidayRow[]>> = {
  US: [
    { name: 'New Year’s Day', on: fixed(1, 1), moves: fromSunday },
    { name: 'Martin Luther King Jr. Day', on: nth(3, MONDAY, 1) },
    { name: 'Washington’s Birthday', on: nth(3, MONDAY, 2) },
    { name: 'Memorial Day', on: before(MONDAY, 6, 1) },
    { name: 'Juneteenth', on: fixed(6, 19), moves: fromSunday, since: 2021 },
    { name: 'Independence Day', on: fixed(7, 4), moves: fromSunday },
    { name: 'Labor Day', on: nth(1, MONDAY, 9) },
    { name: 'Columbus Day', on: nth(2, MONDAY, 10) },
    { name: 'Veterans Day', on: fixed(11, 11), moves: fromSunday },
    { name: 'Thanksgiving Day', on: nth(4, THURSDAY, 11) },
    { name: 'Christmas Day', on: fixed(12, 25), moves: fromSunday },
  ],
  CA: [
    { name: 'New Year’s Day', on: fixed(1, 1), moves: fromWeekend },
    { name: 'Good Friday', on: (year) => easter(year) - 2 * dayMs },
    { name: 'Victoria Day', on: before(MONDAY, 5, 25) },
    { name: 'Fête nationale', on: fixed(6, 24), moves: fromWeekend, territory: 'QC' },
    { name: 'Canada Day', on: fixed(7, 1), moves: fromWeekend },
    { name: 'Labour Day', on: nth(1, MONDAY, 9) },
    {
      name: 'National Day for Truth and Reconciliation',
      on: fixed(9, 30),
      moves: fromWeekend,
      since: 2021,
    },
    { name: 'Thanksgiving', on: nth(2, MONDAY, 10) },
    { name: 'Remembrance Day', on: fixed(11, 11), moves: fromWeekend },
    { name: 'Christmas Day', on: fixed(12, 25), moves: fromWeekend },
    { name: 'Boxing Day', on: fixed(12, 26), moves: fromWeekend },
  ],
};

const isWeekend = (at: number): boolean => fromWeekend.includes(weekdayOf(at));

/** Observed holidays of a year (`YYYY-MM-DD`); a moved holiday skips a day that is taken. */
export function holidaysIn(year: number, market: Market, territory?: string): ReadonlySet<string> {
  const taken = new Set<number>();
  for (const { on, moves = [], since = year, territory: only = territory } of HOLIDAYS[market]) {
    if (year < since || only !== territory) continue;
    let at = on(year);
    const mustMove = moves.includes(weekdayOf(at));
    while (taken.has(at) || (mustMove && isWeekend(at))) at += dayMs;
    taken.add(at);
  }
  return new Set([...taken].map((at) => new Date(at).toISOString().slice(0, 10)));
}

export function isNonBusinessDay(day: string, market: Market, territory?: string): boolean {
  return (
    isWeekend(Date.parse(`${day}T00:00:00Z`)) ||
    holidaysIn(Number(day.slice(0, 4)), market, territory).has(day)
  );
}
