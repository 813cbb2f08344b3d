import { type AnswerRows, YES_NO } from '../core/answers.ts';
import { type FieldRow, normaliseText } from '../core/field.ts';
import { LANGUAGE_CHOICES, LANGUAGES } from '../reference/locales.ts';
import { SALES_RANGES } from '../reference/sales-ranges.ts';

export const yesNoField: FieldRow = {
  control: 'choice',
  autocomplete: 'off',
  values: YES_NO,
  normalise: (typed) => normaliseText(typed).toUpperCase(),
  rules: [{ code: 'unknown', rejects: (value) => !YES_NO.includes(value) }],
};

export const BUSINESS_FIELDS = {
  registered: yesNoField,
  hasPartners: yesNoField,
  salesRange: {
    control: 'choice',
    autocomplete: 'off',
    values: { US: SALES_RANGES.US.map(({ id }) => id), CA: SALES_RANGES.CA.map(({ id }) => id) },
    normalise: normaliseText,
    rules: [
      {
        code: 'unknown',
        rejects: (value, { market }) => !SALES_RANGES[market].some(({ id }) => id === value),
      },
    ],
  },
  communicationLanguage: {
    control: 'choice',
    autocomplete: 'off',
    values: LANGUAGE_CHOICES,
    normalise: (typed) => normaliseText(typed).toLowerCase(),
    rules: [
      { code: 'unknown', rejects: (value) => !LANGUAGES.some((language) => language === value) },
    ],
  },
} as const satisfies Record<string, FieldRow>;

export const BUSINESS_ANSWERS = {
  isRegistered: {
    subject: 'business',
    fields: ['registered'],
    column: 'is_registered',
    type: 'boolean',
    wire: { company: 'company.registered' },
  },
  salesRange: {
    subject: 'business',
    fields: ['salesRange'],
    column: 'sales_range',
    wire: { company: 'company.gpv' },
  },
  hasPartners: {
    subject: 'business',
    fields: ['hasPartners'],
    column: 'has_partners',
    type: 'boolean',
    wire: { company: 'company.hasPartners' },
  },
} as const satisfies AnswerRows<keyof typeof BUSINESS_FIELDS>;
