import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { LIMITS } from '../limits.ts';
import { digitsOnly, type FieldRow, tidy } from './field.ts';

/** The ten national digits of what was typed: +1, extensions and marks removed. decisions.md, row 29. */
export function nationalDigits(typed: string): string {
  const bare = tidy(typed).replace(/\s*(ext\.?|poste|x)\s*\d*$/i, '');
  const digits = digitsOnly(bare);
  return digits.length === LIMITS.phoneDigits + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** True when the ten digits can be a mobile in the US or Canada; the phone library types most as fixed line or mobile. decisions.md, row 29. */
export function isMobileInMarkets(digits: string): boolean {
  const phone = parsePhoneNumberFromString(`+1${digits}`);
  return phone?.isValid() === true && (phone.country === 'US' || phone.country === 'CA');
}

const phone: FieldRow = {
  control: 'text',
  type: 'tel',
  inputMode: 'tel',
  autocomplete: 'tel-national',
  widthCh: 16,
  normalise: nationalDigits,
  rules: [
    { code: 'digits', refuses: (digits) => digits.length !== LIMITS.phoneDigits },
    { code: 'mobile', refuses: (digits) => !isMobileInMarkets(digits) },
  ],
};

/** Telephone numbers; a file of its own, so that a screen without a phone does not load the library's number plan. Document 2, section 5, Contact. */
export const PHONES = { phone, businessPhone: { ...phone, autocomplete: 'work tel-national' } } as const satisfies Record<string, FieldRow>;
