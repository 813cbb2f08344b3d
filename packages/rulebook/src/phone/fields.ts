import { type FieldRow, tidy, withoutSeparators } from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { exactly, notDigits } from '../core/text-rules.ts';

const CODE_CHARS = exactly(LIMITS.codeDigits);

/** Codes that are sent, and agreement to the terms. Document 2, section 5, Verification code; decisions.md, section 3. */
export const CODES = {
  code: {
    control: 'code',
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    widthCh: 8,
    chars: CODE_CHARS,
    spellcheck: false,
    secret: true,
    normalise: withoutSeparators,
    rules: [notDigits(CODE_CHARS)],
  },
  termsAgreed: {
    control: 'agree',
    autocomplete: 'off',
    values: ['YES'],
    normalise: tidy,
    rules: [{ code: 'required', refuses: (value) => value !== 'YES' }],
  },
} as const satisfies Record<string, FieldRow>;
