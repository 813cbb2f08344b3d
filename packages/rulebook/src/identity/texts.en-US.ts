import type { FieldTextsRow } from '../core/field-texts.ts';
import type { DATE_FIELDS } from './fields.ts';

const strictDate = (label: string, example: string) => ({
  label,
  hint: `For example ${example}`,
  errors: {
    required: 'Enter a date',
    format: `Enter the date like ${example}`,
    real: 'The date must be a real date',
  },
});

/** Dates, in English. */
export const DATE_TEXTS = {
  dob: {
    label: 'Date of birth',
    hint: 'For example 3 27 1985',
    byMarket: { CA: { hint: 'For example 1985 3 27' } },
    errors: {
      required: 'Enter your date of birth',
      yearMonthDay: 'Date of birth must include a day, a month and a year with 4 digits',
      yearMonth: 'Date of birth must include a month, like 3 or March, and a year with 4 digits',
      yearDay: 'Date of birth must include a day from 1 to 31 and a year with 4 digits',
      monthDay: 'Date of birth must include a month, like 3 or March, and a day from 1 to 31',
      year: 'Date of birth must include a year with 4 digits',
      month: 'Date of birth must include a month, like 3 or March',
      day: 'Date of birth must include a day',
      real: 'Date of birth must be a real date',
      future: 'Date of birth must be in the past',
      young: 'You must be {minAge} or older to apply',
      old: 'Check the year: the age must be {maxAge} or less',
    },
  },
  dateDayFirst: strictDate('Date (day/month/year)', '27/03/1985'),
  dateMonthFirst: strictDate('Date (month/day/year)', '03/27/1985'),
  dateYearFirst: strictDate('Date (year/month/day)', '1985/03/27'),
} satisfies Record<keyof typeof DATE_FIELDS, FieldTextsRow>;
