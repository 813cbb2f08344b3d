import type { FieldTextsRow } from '../core/field-texts.ts';
import type { INDUSTRY_FIELDS } from './fields.ts';

export const INDUSTRY_TEXTS = {
  industry: {
    label: 'Kind of business',
    hint: 'Type a word, like “bakery” or “plumber”',
    errors: {
      required: 'Choose a kind of business',
      unknown: 'Choose a kind of business from the list',
      blocked: 'We can’t process payments for this kind of business',
    },
  },
} satisfies Record<keyof typeof INDUSTRY_FIELDS, FieldTextsRow>;
