import type { AnswerRows } from '../core/answers.ts';
import { digitsOnly, digitsRule, exactLength, type FieldRow, groupDigits, normaliseText, stripSeparators } from '../core/field.ts';
import { LIMITS } from '../core/limits.ts';
import { formatPhone, type Locale, localeRow } from '../reference/locales.ts';

const NATIONAL_DIGITS = LIMITS.phoneDigits;
const AREA_CODE_DIGITS = 3;
/** A prefix for calls abroad and the first digit of another country. docs/readings.md 273. */
const FOREIGN = /^[^\d+]*(?:\+\D*[02-9]|0\D*0\D*[2-9]|0\D*1\D*1\D*[2-9])/;
/** Our country code, with what is dialed before it, and once more where a page or a phone had put it there already. */
const OUR_PREFIX = /^(?:00|011)?1{1,2}(?=[2-9]\d{9}$)/;

/** The ten national digits, without +1, extensions and punctuation; `+` and all digits of another country's number. docs/readings.md 67 and 273. */
export function nationalDigits(typed: string): string {
  const bare = normaliseText(typed).replace(/[\s,;]{0,3}(?:ext(?:ension|n)?\.?|poste|x|#|,)\s?\d{0,7}$/i, '');
  const digits = digitsOnly(bare);
  if (FOREIGN.test(bare)) return `+${digits}`;
  return digits.replace(OUR_PREFIX, '');
}

/** Area codes of the other countries under +1; new ones are rare, and found by the line look-up. */
const OTHER_COUNTRIES = new Set('242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '));

const isForeign = (number: string): boolean => number.startsWith('+') || OTHER_COUNTRIES.has(number.slice(0, AREA_CODE_DIGITS));

/** Groups the number while typing, from the fourth digit on, because an area code alone is not a number yet. */
function groupPhone(typed: string, locale: Locale): string {
  const digits = stripSeparators(typed).replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return typed; // an extension, or no number
  const national = nationalDigits(typed);
  if (national.startsWith('+')) return typed;
  if (national.length === NATIONAL_DIGITS) return formatPhone(national, locale);
  const isInternational = /^[+01]/.test(stripSeparators(typed)); // no area code starts like this
  if (isInternational || digits.length <= AREA_CODE_DIGITS) return typed;
  return groupDigits(typed, localeRow(locale).phone.replace('$1', '###').replace('$2', '###').replace('$3', '####'));
}

/** Area and exchange code begin with 2 to 9, and no area code ends in 11. docs/readings.md 67. */
const hasNorthAmericanForm = (digits: string): boolean => /^[2-9](?!11)\d{2}[2-9]\d{6}$/.test(digits);

/** A business may use a toll-free number, because codes are never sent to it. */
const isTollFree = (digits: string): boolean => /^8(?:00|33|44|55|66|77|88)/.test(digits);
const isPremium = (digits: string): boolean => digits.startsWith('900');

const PHONE_CHARS = exactLength(NATIONAL_DIGITS);
const foreign = { code: 'foreign', rejects: isForeign };
const notTen = digitsRule(PHONE_CHARS);

const phone: FieldRow = {
  control: 'text',
  type: 'tel',
  inputMode: 'tel',
  autocomplete: 'tel-national',
  widthCh: 16,
  length: PHONE_CHARS,
  normalise: nationalDigits,
  group: groupPhone,
  rules: [
    foreign,
    notTen,
    { code: 'mobile', rejects: (digits) => !hasNorthAmericanForm(digits) || isTollFree(digits) || isPremium(digits) },
  ],
};

/** In a file of its own, so that a screen without a phone does not load the numbering plan. */
export const PHONE_FIELDS = {
  phone,
  businessPhone: {
    ...phone,
    autocomplete: 'work tel-national',
    rules: [foreign, notTen, { code: 'mobile', rejects: (digits) => !hasNorthAmericanForm(digits) || isPremium(digits) }],
  },
} as const satisfies Record<string, FieldRow>;

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
