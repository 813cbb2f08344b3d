import { type FieldRow, normaliseText } from './field.ts';
import { LIMITS } from './limits.ts';
import { exactLength } from './text-rules.ts';

type DateParts = { year: string; month: string; day: string };

const MONTHS = [
  ['january', 'jan', 'janvier', 'janv'],
  ['february', 'feb', 'fevrier', 'fevr', 'fev'],
  ['march', 'mar', 'mars'],
  ['april', 'apr', 'avril', 'avr'],
  ['may', 'mai'],
  ['june', 'jun', 'juin'],
  ['july', 'jul', 'juillet', 'juill', 'juil'],
  ['august', 'aug', 'aout'],
  ['september', 'sep', 'sept', 'septembre'],
  ['october', 'oct', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'decembre'],
] as const;

/** The month's number as text: `3`, `03`, `March` and `mars` give `03`; anything else is kept to be judged. */
export function monthNumber(typed: string): string {
  const plain = normaliseText(typed).toLowerCase().replace(/\.$/, '').normalize('NFD').replace(/\p{M}/gu, '');
  const named = MONTHS.findIndex((names) => (names as readonly string[]).includes(plain)); // literal tuples, compared as text
  return named >= 0 ? String(named + 1).padStart(2, '0') : plain.padStart(2, '0');
}

/** The three parts as `YYYY-MM-DD`, or empty when nothing was typed. */
export function joinDate({ year, month, day }: DateParts): string {
  if ([year, month, day].every((part) => part.trim() === '')) return '';
  return `${year.trim()}-${month.trim() === '' ? '' : monthNumber(month)}-${day.trim() === '' ? '' : day.trim().padStart(2, '0')}`;
}

/** The parts of `YYYY-MM-DD`; empty parts where there are none. */
export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

/** Strict formats of document 2, section 5, Dates and age. */
const DATE_FORMATS = {
  'DD/MM/YYYY': ['day', 'month', 'year'],
  'MM/DD/YYYY': ['month', 'day', 'year'],
  'YYYY/MM/DD': ['year', 'month', 'day'],
} as const;
export type DateFormat = keyof typeof DATE_FORMATS;

/** `YYYY-MM-DD` for a text in the given format, or undefined where the text is not strictly in it. Document 2, section 5, Dates and age. */
export function parseDate(text: string, format: DateFormat): string | undefined {
  const parts = text.split('/');
  if (parts.length !== 3) return undefined;
  const named: DateParts = { year: '', month: '', day: '' };
  for (const [at, name] of DATE_FORMATS[format].entries()) named[name] = parts[at] ?? '';
  const date = `${named.year}-${named.month}-${named.day}`;
  return isRealDate(date) ? date : undefined;
}

/** True when `YYYY-MM-DD` names a day that exists. */
export function isRealDate(date: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year > 0 && day >= 1 && day <= (days[month - 1] ?? 0);
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** True until the exact day of the eighteenth birthday. decisions.md, row 14. */
const isTooYoung = (date: string, today: string): boolean => `${yearOf(date) + LIMITS.minAgeYears}${date.slice(4)}` > today;

/** Every form of a date has as many. */
const DATE_CHARS = exactLength('YYYY-MM-DD'.length);

/** A date that must stand in one format. Document 2, section 5, Dates and age. */
const strictDate = (format: DateFormat): FieldRow => ({
  control: 'text',
  inputMode: 'numeric',
  autocomplete: 'off',
  widthCh: 12,
  length: DATE_CHARS,
  spellcheck: false,
  normalise: normaliseText,
  rules: [
    { code: 'format', rejects: (date) => !(format === 'YYYY/MM/DD' ? /^\d{4}\/\d{2}\/\d{2}$/ : /^\d{2}\/\d{2}\/\d{4}$/).test(date) },
    { code: 'real', rejects: (date) => parseDate(date, format) === undefined },
  ],
});

const PARTS = { year: /^\d{4}$/, month: /^(0[1-9]|1[0-2])$/, day: /^(0[1-9]|[12]\d|3[01])$/ } as const satisfies Record<
  keyof DateParts,
  RegExp
>;

/** The parts of a date that are missing or cannot be, in one word: `yearDay`. */
function wrongParts(date: string): string {
  const parts = splitDate(date);
  const wrong = (['year', 'month', 'day'] as const).filter((part) => !PARTS[part].test(parts[part]));
  return wrong.map((part, at) => (at === 0 ? part : part.slice(0, 1).toUpperCase() + part.slice(1))).join('');
}

/** Several wrong parts are named at once. ux.md, item 24. */
const SEVERAL_WRONG = ['yearMonthDay', 'yearMonth', 'yearDay', 'monthDay'] as const;

/** Dates. Document 2, section 5, Dates and age; decisions.md, row 14. */
export const DATE_FIELDS = {
  dob: {
    control: 'date',
    autocomplete: 'bday',
    inputMode: 'numeric',
    secret: true,
    length: DATE_CHARS,
    normalise: (typed) => joinDate(splitDate(normaliseText(typed))),
    rules: [
      ...SEVERAL_WRONG.map((code) => ({ code, rejects: (date: string) => wrongParts(date) === code })),
      { code: 'year', rejects: (date) => !/^\d{4}-/.test(date) },
      { code: 'month', rejects: (date) => !/^\d{4}-(0[1-9]|1[0-2])-/.test(date) },
      { code: 'day', rejects: (date) => !/-\d{2}$/.test(date) },
      { code: 'real', rejects: (date) => !isRealDate(date) },
      { code: 'future', rejects: (date, { today }) => yearOf(date) >= yearOf(today) },
      { code: 'young', rejects: (date, { today }) => isTooYoung(date, today) },
      { code: 'old', rejects: (date, { today }) => yearOf(today) - yearOf(date) > LIMITS.maxAgeYears },
    ],
  },
  dateDayFirst: strictDate('DD/MM/YYYY'),
  dateMonthFirst: strictDate('MM/DD/YYYY'),
  dateYearFirst: strictDate('YYYY/MM/DD'),
} as const satisfies Record<string, FieldRow>;
