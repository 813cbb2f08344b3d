import type { AnswerRows } from '../core/answers.ts';
import { type DateParts, isRealDate, joinDate, splitDate } from '../core/dates.ts';
import {
  exactLength,
  type FieldRow,
  normaliseText,
  type ValidationContext,
} from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** True until the exact day of the eighteenth birthday. docs/readings.md 47. */
const isTooYoung = (date: string, today: string): boolean =>
  `${yearOf(date) + LIMITS.minAgeYears}${date.slice(4)}` > today;

const DATE_CHARS = exactLength('YYYY-MM-DD'.length);

const PARTS = {
  year: /^\d{4}$/,
  month: /^(0[1-9]|1[0-2])$/,
  day: /^(0[1-9]|[12]\d|3[01])$/,
} as const satisfies Record<keyof DateParts, RegExp>;

/** Names the missing or invalid parts of a date in one word: `yearDay`. */
function wrongParts(date: string): string {
  const parts = splitDate(date);
  const wrong = (['year', 'month', 'day'] as const).filter(
    (part) => !PARTS[part].test(parts[part]),
  );
  return wrong
    .map((part, at) => (at === 0 ? part : part.slice(0, 1).toUpperCase() + part.slice(1)))
    .join('');
}

/** Several invalid parts are reported at once. docs/readings.md 31. */
const SEVERAL_WRONG = ['yearMonthDay', 'yearMonth', 'yearDay', 'monthDay'] as const;

/** Whoever is 100 today is not too old, whichever year that began in. docs/readings.md 47. */
const isTooOld = (date: string, { today }: ValidationContext): boolean =>
  `${String(yearOf(date) + LIMITS.maxAgeYears + 1).padStart(4, '0')}${date.slice(4)}` <= today;

/** docs/readings.md 47. */
export const DATE_FIELDS = {
  dob: {
    control: 'date',
    autocomplete: 'bday',
    inputMode: 'numeric',
    secret: true,
    length: DATE_CHARS,
    normalise: (typed) => joinDate(splitDate(normaliseText(typed))),
    rules: [
      ...SEVERAL_WRONG.map((code) => ({
        code,
        rejects: (date: string) => wrongParts(date) === code,
      })),
      { code: 'year', rejects: (date) => !/^\d{4}-/.test(date) },
      { code: 'month', rejects: (date) => !/^\d{4}-(0[1-9]|1[0-2])-/.test(date) },
      { code: 'day', rejects: (date) => !/-\d{2}$/.test(date) },
      { code: 'real', rejects: (date) => !isRealDate(date) },
      { code: 'future', rejects: (date, { today }) => yearOf(date) >= yearOf(today) },
      { code: 'young', rejects: (date, { today }) => isTooYoung(date, today) },
      { code: 'old', rejects: isTooOld },
    ],
  },
} as const satisfies Record<string, FieldRow>;

export const DATE_ANSWERS = {
  birthDate: {
    subject: 'person',
    fields: ['dob'],
    column: 'birth_date',
    wire: { applicant: 'applicant.dob', owner: 'dob' },
    identifies: true,
  },
} as const satisfies AnswerRows<keyof typeof DATE_FIELDS>;
