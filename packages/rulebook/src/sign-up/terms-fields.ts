import { type FieldRow, normaliseText } from '../core/field.ts';

export const TERMS_FIELDS = {
  termsAgreed: {
    control: 'agree',
    autocomplete: 'off',
    values: ['YES'],
    normalise: normaliseText,
    rules: [{ code: 'required', rejects: (value) => value !== 'YES' }],
  },
} as const satisfies Record<string, FieldRow>;
