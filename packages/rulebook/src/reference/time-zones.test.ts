import { expect, test } from 'vitest';
import { MARKET_IDS } from './locales.ts';
import { HOME_TERRITORIES } from './territories.ts';
import { timeZoneOf } from './time-zones.ts';

/** Bases and ships, whose time nobody can say. */
const ELSEWHERE = ['AA', 'AE', 'AP'];

test('this system knows the time zone of every territory', () => {
  for (const market of MARKET_IDS)
    for (const territory of Object.keys(HOME_TERRITORIES[market])) {
      const found = timeZoneOf(market, territory);
      if (ELSEWHERE.includes(territory)) expect(found).toBeUndefined();
      else
        expect(
          new Intl.DateTimeFormat('en-US', { timeZone: found?.timeZone ?? 'none' }).format(0),
        ).toMatch(/19(69|70)/);
    }
});

test.each([
  ['US', 'ME', 'America/New_York', false],
  ['US', 'TN', 'America/Chicago', true],
  ['CA', 'NL', 'America/St_Johns', true],
] as const)('in %s, %s goes by %s, divided: %j', (market, territory, timeZone, isDivided) =>
  expect(timeZoneOf(market, territory)).toEqual({ timeZone, isDivided }),
);
