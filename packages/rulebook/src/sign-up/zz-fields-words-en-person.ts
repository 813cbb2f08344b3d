import type { FieldId } from '../fields.ts';
import type { FieldWordsRow } from '../core/field-texts.ts';

const name = (label: string, hint: string, what: string) => ({
  label,
  hint,
  errors: {
    required: `Enter ${what}`,
    long: `${label} must be {personNameMaxChars} characters or fewer`,
    digits: `${label} cannot include numbers`,
    placeholder: `Enter ${what}, as on your ID`,
    business: `Enter a person’s name here, not the name of a business`,
    accent: `${label} can only include letters without accents here. We suggest “{suggestion}”`,
    stop: `${label} cannot include periods or commas. We suggest “{suggestion}”`,
    characters: `${label} can only include letters, spaces, hyphens and apostrophes`,
  },
});

const strictDate = (label: string, example: string) => ({
  label,
  hint: `For example ${example}`,
  errors: {
    required: 'Enter a date',
    format: `Enter the date like ${example}`,
    real: 'The date must be a real date',
  },
});

/** Words about a person, in English. */
export const PERSON_WORDS = {
  firstName: name('First name', 'Your legal name, as on your ID', 'your first name'),
  lastName: name('Last name', 'As on your ID', 'your last name'),
  email: {
    label: 'Email',
    hint: 'We’ll email you about your application',
    errors: {
      required: 'Enter your email',
      long: 'Email must be {emailMaxChars} characters or fewer',
      format: 'Enter an email like name@example.com',
    },
  },
  emailConfirm: {
    label: 'Email again',
    hint: 'So that our messages reach you',
    errors: {
      required: 'Enter your email again',
      long: 'Email must be {emailMaxChars} characters or fewer',
      format: 'Enter an email like name@example.com',
      differs: 'Emails must match',
    },
  },
  phone: {
    label: 'Mobile number',
    hint: 'We text a code to it. A US or Canada number',
    errors: {
      required: 'Enter your mobile number',
      digits: 'Enter a 10-digit US or Canada mobile number',
      mobile: 'Enter a mobile number from the US or Canada that gets texts',
    },
  },
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
  communicationLanguage: {
    label: 'Language for our messages',
    errors: { required: 'Choose a language', unknown: 'Choose English or French' },
    options: { en: { label: 'English' }, fr: { label: 'French' } },
  },
  code: { label: '6-digit code', errors: { required: 'Enter the 6-digit code', digits: 'The code has 6 digits' } },
  termsAgreed: { label: 'I agree to the terms', errors: { required: 'Check the box to agree and submit your application' } },
} satisfies Partial<Record<FieldId, FieldWordsRow>>;
