import type { DeskAge } from '@signet/personas/desk-row';
import { DAY_MS, HOUR_MS, localDay } from '@signet/rulebook/core/dates';
import { LIMITS } from '@signet/rulebook/core/limits';
import { isNonBusinessDay } from '@signet/rulebook/reference/holidays';

const [, promisedBusinessDays] = LIMITS.reviewBusinessDays;
const longestDays = 15;
/** A month, the last try of its payment two weeks later, and what is `longAgo` after that. */
const monthsDays = 66;

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** The day that a review which came on that day is promised for, by the American calendar. */
function promisedDay(came: string): string {
  let day = came;
  for (let left = promisedBusinessDays; left > 0; ) {
    day = dayAfter(day);
    if (!isNonBusinessDay(day, 'US')) left -= 1;
  }
  return day;
}

/**
 * How long before now (ms) each age of a case is. On a day without business nothing is promised, so
 * what is due `today` was due on the last business day.
 */
export function agesAt(now: number): Record<DeskAge, number> {
  const today = localDay('US', now);
  const agoWhen = (isWanted: (promised: string) => boolean): number => {
    for (let days = 1; days < longestDays; days += 1)
      if (isWanted(promisedDay(localDay('US', now - days * DAY_MS)))) return days * DAY_MS;
    throw new Error(`nothing that came in the ${longestDays} days before ${today} fits`);
  };
  return {
    monthsAgo: monthsDays * DAY_MS,
    longAgo: longestDays * DAY_MS,
    late: agoWhen((promised) => promised < today),
    today: agoWhen((promised) => promised <= today),
    lately: 3 * HOUR_MS,
    now: 0,
  };
}
