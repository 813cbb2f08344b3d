import { DESK_LOCALE, fillIn } from '../platform/texts.tsx';
import { TEXTS } from './texts.en-US.ts';

const NUMBER = new Intl.NumberFormat(DESK_LOCALE);
const PERCENT = new Intl.NumberFormat(DESK_LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
});
const TENTHS = new Intl.NumberFormat(DESK_LOCALE, { maximumFractionDigits: 1 });
const NAMES = new Intl.DisplayNames(DESK_LOCALE, { type: 'language' });

/** “Canadian English”, in the reader’s language. */
export const localeName = (locale: string): string => NAMES.of(locale) ?? locale;

/** A count, or that it is too small to be told. */
export const countWords = (count: number | undefined): string =>
  count === undefined ? TEXTS.few : NUMBER.format(count);

export const shareWords = (part: number | undefined, of: number | undefined): string =>
  part === undefined || of === undefined || of === 0 ? TEXTS.unknown : PERCENT.format(part / of);

/** “38 s”, “7 min 31 s”, “2 h 8 min”, “4 d 21 h”. */
export function timeWords(seconds: number | undefined): string {
  if (seconds === undefined) return TEXTS.unknown;
  const { duration } = TEXTS;
  if (seconds < 60) return fillIn(duration.seconds, { seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return fillIn(duration.minutes, { minutes, seconds: seconds % 60 });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return fillIn(duration.hours, { hours, minutes: minutes % 60 });
  return fillIn(duration.days, { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** “240 ms”, “1.4 s”: how long a call took. */
export function callTimeWords(ms: number | undefined): string {
  if (ms === undefined) return TEXTS.unknown;
  const secondMs = 1_000;
  return ms < secondMs
    ? fillIn(TEXTS.duration.short, { ms })
    : fillIn(TEXTS.duration.split, { seconds: TENTHS.format(ms / secondMs) });
}

/** The same in a column: “0:38”, “7:31”, “2 h 8 min”. */
export function clockWords(seconds: number | undefined): string {
  const hourSeconds = 3_600;
  if (seconds === undefined || seconds >= hourSeconds) return timeWords(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
