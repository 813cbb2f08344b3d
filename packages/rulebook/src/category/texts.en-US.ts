import type { FieldTextsRow } from '../core/field-texts.ts';
import type { INDUSTRY_FIELDS } from './fields.ts';

/** What a business does, in English. */
export const INDUSTRY_TEXTS = {
  industry: {
    label: 'What do you sell or do?',
    hint: 'Type a word, like “bakery” or “plumber”',
    errors: {
      required: 'Choose what you sell or do',
      unknown: 'Choose an entry from the list',
      blocked: 'We cannot process payments for this kind of business',
    },
  },
} satisfies Record<keyof typeof INDUSTRY_FIELDS, FieldTextsRow>;
