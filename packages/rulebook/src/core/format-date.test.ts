import { expect, test } from 'vitest';
import { formatDay } from './format-date.ts';

test.each([
  ['en-US', '2026-11-24', 'Tuesday, November 24'],
  ['en-CA', '2026-11-24', 'Tuesday, November 24'],
  ['fr-CA', '2026-11-24', 'mardi 24 novembre'],
  ['en-US', '2027-01-01', 'Friday, January 1'],
  ['fr-CA', '2027-02-01', 'lundi 1er février'],
] as const)('in %s the day %s is "%s"', (locale, day, words) => expect(formatDay(day, locale)).toBe(words));
