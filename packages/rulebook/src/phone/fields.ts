import { digitsRule, exactLength, type FieldRow, stripSeparators } from '../core/field.ts';
import type { Forms } from '../core/form.ts';
import { LIMITS } from '../core/limits.ts';

const CODE_CHARS = exactLength(LIMITS.otpDigits);

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
} as const satisfies Record<string, FieldRow>;

export const PHONE_FORMS = {
  otp: [{ path: 'code', field: 'code' }],
  phoneChange: [{ path: 'applicant.phone.localPhoneNumber', field: 'phone' }],
} as const satisfies Forms;
