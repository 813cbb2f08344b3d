import type { AnswerRows } from '../core/answer.ts';
import { digitsOnly, digitsRule, exactLength, type FieldRow, normaliseText } from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { isMobileInMarkets } from './mobile-numbers.ts';

/** The ten national digits of what was typed: +1, extensions and marks removed. docs/readings.md 67. */
export function nationalDigits(typed: string): string {
  const bare = normaliseText(typed).replace(/[\s,;]{0,3}(?:ext(?:ension|n)?\.?|poste|x|#|,)\s?\d{0,7}$/i, '');
  const digits = digitsOnly(bare).replace(/^(?:00|011)(?=1\d{10}$)/, '');
  return digits.length === LIMITS.phoneDigits + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Toll-free numbers are accepted for a business: no code is ever sent to them. */
const isTollFree = (digits: string): boolean => /^8(?:00|33|44|55|66|77|88)[2-9]\d{6}$/.test(digits);

const PHONE_CHARS = exactLength(LIMITS.phoneDigits);
const notTen = digitsRule(PHONE_CHARS);

const phone: FieldRow = {
  control: 'text',
  type: 'tel',
  inputMode: 'tel',
  autocomplete: 'tel-national',
  widthCh: 16,
  length: PHONE_CHARS,
  normalise: nationalDigits,
  rules: [notTen, { code: 'mobile', rejects: (digits) => !isMobileInMarkets(digits) }],
};

/** Telephone numbers; a file of its own, so that a screen without a phone does not load the number plan. */
export const PHONE_FIELDS = {
  phone,
  businessPhone: {
    ...phone,
    autocomplete: 'work tel-national',
    rules: [notTen, { code: 'mobile', rejects: (digits) => !isMobileInMarkets(digits) && !isTollFree(digits) }],
  },
} as const satisfies Record<string, FieldRow>;

/** Whose telephone numbers these are. */
export const PHONE_ANSWERS = {
  phone: {
    subject: 'person',
    fields: ['phone'],
    column: 'local_phone_number',
    wire: { applicant: 'applicant.phone.localPhoneNumber', owner: 'phone' },
  },
  businessPhone: {
    subject: 'business',
    fields: ['businessPhone'],
    column: 'local_phone_number',
    wire: { company: 'company.phone.localPhoneNumber' },
  },
} as const satisfies AnswerRows<keyof typeof PHONE_FIELDS>;
