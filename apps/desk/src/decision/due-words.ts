import { writeDate } from '@signet/rulebook/core/written';
import type { Market } from '@signet/rulebook/reference/locales';
import { DESK_LOCALE, fillIn } from '../platform/texts.tsx';
import { type Due, dueOf, durationOf } from './due.ts';
import { TEXTS } from './texts.en-US.ts';

export type DueTone = 'bad' | 'warn' | 'plain';

/** A day (`YYYY-MM-DD`) in words. */
export const dayIn = (day: string, options: Intl.DateTimeFormatOptions): string =>
  writeDate(Date.parse(`${day}T12:00:00Z`), DESK_LOCALE, { ...options, timeZone: 'UTC' });

const SHORT_DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

const WORDS: { [Is in Due['is']]: (due: Extract<Due, { is: Is }>) => string } = {
  late: ({ days }) => fillIn(TEXTS.due.late, { days }),
  today: ({ hours }) => fillIn(TEXTS.due.today, { hours }),
  todayMinutes: ({ minutes }) => fillIn(TEXTS.due.todayMinutes, { minutes }),
  todayPast: () => TEXTS.due.todayPast,
  tomorrow: () => TEXTS.due.tomorrow,
  soon: ({ day }) => dayIn(day, SHORT_DAY),
  later: ({ day }) => dayIn(day, { month: 'short', day: 'numeric' }),
  none: () => TEXTS.due.none,
};

const TONES: Partial<Record<Due['is'], DueTone>> = {
  late: 'bad',
  today: 'warn',
  todayMinutes: 'warn',
  todayPast: 'warn',
};

/** “Today, 6 h left”, “Late by 2 days”; the words say what the tone repeats. */
export function dueWords(
  dueBy: string,
  market: Market,
  now: number,
): { text: string; tone: DueTone } {
  const due = dueOf(dueBy, market, now);
  const words = WORDS[due.is] as (one: Due) => string; // the row of its own kind
  return { text: words(due), tone: TONES[due.is] ?? 'plain' };
}

export type DueGroup = { id: string; title: string; tone: DueTone };

/** Rows of the queue under one heading: late ones, today's, tomorrow's, and each later day. */
export function dueGroup(dueBy: string, market: Market, now: number): DueGroup {
  const due = dueOf(dueBy, market, now);
  if (due.is === 'none') return { id: 'none', title: TEXTS.group.none, tone: 'plain' };
  const day = dayIn(dueBy, { weekday: 'long', month: 'long', day: 'numeric' });
  if (due.is === 'late') return { id: 'late', title: TEXTS.group.late, tone: 'bad' };
  if (due.is === 'tomorrow')
    return { id: dueBy, title: fillIn(TEXTS.group.tomorrow, { day }), tone: 'plain' };
  if (TONES[due.is] === 'warn')
    return { id: dueBy, title: fillIn(TEXTS.group.today, { day }), tone: 'warn' };
  return { id: dueBy, title: fillIn(TEXTS.group.later, { day }), tone: 'plain' };
}

/** “4 d 21 h”, “16 h”, “22 min”. */
export function durationWords(ms: number): string {
  const { days, hours, minutes } = durationOf(ms);
  if (days > 0) return fillIn(TEXTS.duration.days, { days, hours });
  if (hours > 0) return fillIn(TEXTS.duration.hours, { hours });
  return fillIn(TEXTS.duration.minutes, { minutes });
}

/** A moment in words, in eastern time, as promises are. */
export const momentWords = (at: number): string =>
  writeDate(at, DESK_LOCALE, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
  });

/** The day of a moment, for lists that go back for years. */
export const shortDayWords = (at: number): string =>
  writeDate(at, DESK_LOCALE, {
    ...{ month: 'short', day: 'numeric', year: 'numeric' },
    timeZone: 'America/New_York',
  });

export const timeWords = (at: number): string =>
  writeDate(at, DESK_LOCALE, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
  });

/** The time to the second, as a log has it. */
export const secondWords = (at: number): string =>
  writeDate(at, DESK_LOCALE, {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'America/New_York',
  });

export const dayWords = (at: number): string =>
  writeDate(at, DESK_LOCALE, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'America/New_York',
  });
