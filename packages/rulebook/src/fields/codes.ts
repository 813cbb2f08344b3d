import { LIMITS } from '../limits.ts';
import { type FieldRow, tidy, withoutSeparators } from './field.ts';

/** Codes that are sent, and agreement to the terms. Document 2, section 5, Verification code; decisions.md, section 3. */
export const CODES = {
  code: {
    control: 'code',
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    widthCh: 8,
    spellcheck: false,
    secret: true,
    normalise: withoutSeparators,
    rules: [{ code: 'digits', refuses: (value) => !new RegExp(`^\\d{${LIMITS.codeDigits}}$`).test(value) }],
  },
  termsAgreed: {
    control: 'agree',
    autocomplete: 'off',
    values: ['YES'],
    normalise: tidy,
    rules: [{ code: 'required', refuses: (value) => value !== 'YES' }],
  },
} as const satisfies Record<string, FieldRow>;
