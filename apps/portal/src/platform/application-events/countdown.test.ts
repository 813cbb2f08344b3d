import { expect, test } from 'vitest';
import { announcedSeconds, formatWait, secondsUntil } from './countdown.ts';
import { TEXTS as EN } from './texts.en-US.ts';
import { TEXTS as FR } from './texts.fr-CA.ts';

test.each([
  ['a part of a second counts as one', 10_001, 10_000, 1],
  ['half a minute', 40_000, 10_000, 30],
  ['the time has come', 10_000, 10_000, 0],
  ['the time has passed', 9_000, 10_000, 0],
])('seconds until: %s', (_name, until, now, seconds) =>
  expect(secondsUntil(until, now)).toBe(seconds),
);

test('the announced text changes only every 15 seconds', () => {
  const read = Array.from({ length: 31 }, (_, at) => announcedSeconds(30 - at));
  expect(new Set(read)).toEqual(new Set([30, 15, 0]));
});

test.each([
  [1, '1 second', '1\u00a0seconde'],
  [24, '24 seconds', '24\u00a0secondes'],
  [60, '1 minute', '1\u00a0minute'],
  [80, '1 minute and 20 seconds', '1\u00a0minute et 20\u00a0secondes'],
  [121, '2 minutes and 1 second', '2\u00a0minutes et 1\u00a0seconde'],
])('%i seconds in words', (seconds, english, french) => {
  expect(formatWait(seconds, EN, 'en-US')).toBe(english);
  expect(formatWait(seconds, FR, 'fr-CA')).toBe(french);
});
