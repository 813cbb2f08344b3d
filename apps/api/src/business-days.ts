const dayMs = 24 * 3_600_000;

const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay());

/** The day (`YYYY-MM-DD`) that is so many business days after a day; Saturdays and Sundays do not count. Document 2, section 9, Follow-up times. */
export function businessDayAfter(day: string, count: number): string {
  let at = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    at += dayMs;
    if (!isWeekend(at)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
