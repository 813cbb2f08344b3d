import { expect, test } from 'vitest';
import { dueGroup, dueWords, durationWords } from './due-words.ts';

/** Tuesday, November 24, 2026, 10:42 in the morning in New York. */
const NOW = Date.parse('2026-11-24T15:42:00Z');
const at = (time: string) => Date.parse(time);

test.each([
  ['two days ago', '2026-11-22', NOW, 'Late by 2 days', 'bad'],
  ['yesterday', '2026-11-23', NOW, 'Late by 1 day', 'bad'],
  ['today in the morning', '2026-11-24', NOW, 'Today, 6 h left', 'warn'],
  ['today at 4 p.m. sharp', '2026-11-24', at('2026-11-24T21:00:00Z'), 'Today, 1 h left', 'warn'],
  ['in the last hour', '2026-11-24', at('2026-11-24T21:20:00Z'), 'Today, 40 min left', 'warn'],
  ['today after 5 p.m.', '2026-11-24', at('2026-11-24T22:00:00Z'), 'Today, past 5', 'warn'],
  [
    'today in the evening, when the day is over in Greenwich',
    '2026-11-24',
    at('2026-11-25T03:00:00Z'),
    'Today, past 5',
    'warn',
  ],
  ['tomorrow', '2026-11-25', NOW, 'Tomorrow', 'plain'],
  ['this week', '2026-11-27', NOW, 'Fri, Nov 27', 'plain'],
  ['in two weeks', '2026-12-08', NOW, 'Dec 8', 'plain'],
  [
    'the day after the clock goes back',
    '2026-11-02',
    at('2026-11-01T16:00:00Z'),
    'Tomorrow',
    'plain',
  ],
] as const)('due %s', (_when, dueBy, now, text, tone) =>
  expect(dueWords(dueBy, 'US', now)).toEqual({ text, tone }),
);

test.each([
  ['2026-11-20', 'Late', 'bad'],
  ['2026-11-24', 'Due today · Tuesday, November 24', 'warn'],
  ['2026-11-25', 'Due tomorrow · Wednesday, November 25', 'plain'],
  ['2026-11-27', 'Due Friday, November 27', 'plain'],
])('what is due on %s comes under “%s”', (dueBy, title, tone) =>
  expect(dueGroup(dueBy, 'CA', NOW)).toMatchObject({ title, tone }),
);

const minute = 60_000;
test.each([
  [-5 * minute, '0 min'],
  [22 * minute, '22 min'],
  [59.9 * minute, '59 min'],
  [60 * minute, '1 h'],
  [16.5 * 60 * minute, '16 h'],
  [24 * 60 * minute, '1 d 0 h'],
  [(4 * 24 + 21) * 60 * minute, '4 d 21 h'],
])('%s ms are %s', (ms, words) => expect(durationWords(ms)).toBe(words));
