import { type FieldRow, tidy } from '../core/field.ts';
import { SALES_BANDS } from '../reference/sales-ranges.ts';

/** A question that is answered with yes or no. */
export const yesNo: FieldRow = {
  control: 'choice',
  autocomplete: 'off',
  values: ['YES', 'NO'],
  normalise: (typed) => tidy(typed).toUpperCase(),
  rules: [{ code: 'unknown', refuses: (value) => value !== 'YES' && value !== 'NO' }],
};

/** What the business is and does. Document 2, sections 3 and 5, Business. */
export const BUSINESS = {
  registered: yesNo,
  hasPartners: yesNo,
  salesRange: {
    control: 'choice',
    autocomplete: 'off',
    values: { US: SALES_BANDS.US.map(({ id }) => id), CA: SALES_BANDS.CA.map(({ id }) => id) },
    normalise: tidy,
    rules: [{ code: 'unknown', refuses: (value, { market }) => !SALES_BANDS[market].some(({ id }) => id === value) }],
  },
  communicationLanguage: {
    control: 'choice',
    autocomplete: 'off',
    values: ['en', 'fr'],
    normalise: (typed) => tidy(typed).toLowerCase(),
    rules: [{ code: 'unknown', refuses: (value) => value !== 'en' && value !== 'fr' }],
  },
} as const satisfies Record<string, FieldRow>;
