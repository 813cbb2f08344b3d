import { DAY_MS, startOfDay } from '../core/dates.ts';

const MONDAY = 1;
const daysOfWeek = 7;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The Monday of a day’s week, which names the week. */
export const weekOf = (day: string): string => {
  const since = (new Date(noonOf(day)).getUTCDay() - MONDAY + daysOfWeek) % daysOfWeek;
  return dayOf(noonOf(day) - since * DAY_MS);
};

/** The Monday so many weeks before. */
export const weeksBefore = (week: string, weeks: number): string =>
  dayOf(noonOf(week) - weeks * daysOfWeek * DAY_MS);

/** When a week begins and ends, in ms of the product’s clock. */
export const timesOfWeek = (week: string): { from: number; until: number } => ({
  from: startOfDay('US', week), // both markets count in eastern time
  until: startOfDay('US', weeksBefore(week, -1)),
});

/**
 * Whether somebody else has looked at what each person was shown: nobody signs off their own.
 * docs/decisions/0268.
 */
export const isSignedOff = (shownTo: readonly string[], signedBy: readonly string[]): boolean =>
  shownTo.every((person) => signedBy.some((signer) => signer !== person));

/** True for a week that is over and holds something that somebody else was shown, until it is signed off. */
export const maySignOff = (
  week: { shownTo: readonly string[]; signedBy: readonly string[]; until: number },
  { staffId, now }: { staffId: string; now: number },
): boolean =>
  week.until <= now &&
  !isSignedOff(week.shownTo, week.signedBy) &&
  !week.signedBy.includes(staffId) &&
  week.shownTo.some((person) => person !== staffId);
