import { describe, expect, test } from 'vitest';
import { isSignedOff, maySignOff, timesOfWeek, weekOf, weeksBefore } from './sign-off.ts';

describe('a week of shown secrets', () => {
  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-27', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2026-02-31', '2026-03-02'],
  ])('the week of %s begins on %s', (day, week) => {
    expect([weekOf(day), weekOf(week)]).toEqual([week, week]);
  });

  test('is seven days long but for the hour that clocks are moved by', () => {
    const hours = (week: string) => {
      const { from, until } = timesOfWeek(week);
      return (until - from) / 3_600_000;
    };
    expect(hours('2026-11-23')).toBe(168);
    expect(hours('2026-03-02')).toBe(167);
    expect(weeksBefore('2026-11-23', 1)).toBe('2026-11-16');
  });

  test.each([
    ['nothing was shown', [], [], true],
    ['nobody has signed', ['priya'], [], false],
    ['they signed themselves only', ['priya'], ['priya'], false],
    ['somebody else has signed', ['priya', 'robin'], ['sam'], true],
    ['one of two who were shown something', ['priya', 'sam'], ['sam'], false],
    ['both, for each other', ['priya', 'sam'], ['sam', 'priya'], true],
  ])('is signed off where %s: %o by %o, %s', (_what, shownTo, signedBy, is) =>
    expect(isSignedOff(shownTo, signedBy)).toBe(is),
  );

  test.each([
    ['by somebody who was shown nothing', ['robin'], [], 'priya', 10, true],
    ['before it is over', ['robin'], [], 'priya', 9, false],
    ['by whoever was shown all of it', ['priya'], [], 'priya', 10, false],
    ['once it is signed off', ['robin'], ['sam'], 'priya', 10, false],
    ['twice by the same person', ['robin', 'priya'], ['priya'], 'priya', 10, false],
    ['a second time, by somebody else', ['robin', 'priya'], ['priya'], 'sam', 10, true],
  ])('may be signed off %s: %o, %o, %s at %d: %s', (_what, shownTo, signedBy, staffId, now, may) =>
    expect(maySignOff({ shownTo, signedBy, until: 10 }, { staffId, now })).toBe(may),
  );
});
