import type { ReplyOf } from '@signet/rulebook/endpoints';
import { DESK_LOCALE, fillIn } from '../../platform/texts.tsx';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'readFunnel'>;

const NUMBER = new Intl.NumberFormat(DESK_LOCALE);
const PERCENT = new Intl.NumberFormat(DESK_LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
});
const SIGNED = new Intl.NumberFormat(DESK_LOCALE, {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

const NAMES = new Intl.DisplayNames(DESK_LOCALE, { type: 'language' });

/** “Canadian English”, in the reader’s language. */
export const localeName = (locale: string): string => NAMES.of(locale) ?? locale;

/** A count, or that it is too small to be told. */
export const countWords = (count: number | undefined): string =>
  count === undefined ? TEXTS.few : NUMBER.format(count);

export const shareWords = (part: number | undefined, of: number | undefined): string =>
  part === undefined || of === undefined ? TEXTS.unknown : PERCENT.format(part / of);

export const changeWords = ({ came, before }: { came?: number; before?: number }): string =>
  came === undefined || before === undefined
    ? TEXTS.unknown
    : SIGNED.format((came - before) / before);

/** “38 s”, “7 min 31 s”, “2 h 8 min”. */
export function timeWords(seconds: number | undefined): string {
  if (seconds === undefined) return TEXTS.unknown;
  const { duration } = TEXTS;
  if (seconds < 60) return fillIn(duration.seconds, { seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return fillIn(duration.minutes, { minutes, seconds: seconds % 60 });
  return fillIn(duration.hours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** The same in a column: “0:38”, “7:31”, “2 h 8 min”. */
export function clockWords(seconds: number | undefined): string {
  const hourSeconds = 3_600;
  if (seconds === undefined || seconds >= hourSeconds) return timeWords(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Every figure of the page as rows of a file, where what is too small is left empty. */
export function csvRowsOf({ milestones, steps }: Reply): (string | number)[][] {
  const { column, milestone, step } = TEXTS;
  const told = (count: number | undefined): string | number => count ?? '';
  return [
    [
      ...[column.step, column.came, column.change, column.wentOn, column.wentBack],
      ...[column.stopped, column.metError, column.errors, column.median, column.p90],
    ],
    ...milestones.map(({ id, came, before, medianSeconds, p90Seconds }) => [
      ...[milestone[id], told(came), changeWords({ came, before }), '', '', '', '', ''],
      ...[told(medianSeconds), told(p90Seconds)],
    ]),
    ...steps.map(({ id, came, before, errors, ...more }) => [
      ...[step[id], told(came), changeWords({ came, before }), told(more.wentOn)],
      ...[told(more.wentBack), told(more.stopped), told(more.metError)],
      errors.map(({ error, count }) => `${error} (${count})`).join(', '),
      ...[told(more.medianSeconds), told(more.p90Seconds)],
    ]),
  ];
}
