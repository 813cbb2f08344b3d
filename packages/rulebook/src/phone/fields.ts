import { type FieldRow, normaliseText, stripSeparators } from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { digitsRule, exactLength } from '../core/text-rules.ts';

const CODE_CHARS = exactLength(LIMITS.otpDigits);

/** Codes that are sent, and agreement to the terms. Document 2, section 5, Verification code; decisions.md, section 3. */
export const CODE_FIELDS = {
  code: {
    control: 'code',
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    widthCh: 8,
    length: CODE_CHARS,
    spellcheck: false,
    secret: true,
    normalise: stripSeparators,
    rules: [digitsRule(CODE_CHARS)],
  },
  termsAgreed: {
    control: 'agree',
    autocomplete: 'off',
    values: ['YES'],
    normalise: normaliseText,
    rules: [{ code: 'required', rejects: (value) => value !== 'YES' }],
  },
} as const satisfies Record<string, FieldRow>;
