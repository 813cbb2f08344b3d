import { expect, test } from 'vitest';
import type { FieldRow } from './core/field.ts';
import { PHONE_FIELDS } from './phone/phone-number-fields.ts';
import type { Locale } from './reference/locales.ts';
import { TAX_ID_FIELDS } from './tax-id/fields.ts';

const ROWS = {
  phone: PHONE_FIELDS.phone,
  ein: TAX_ID_FIELDS.ein,
  businessNumber: TAX_ID_FIELDS.businessNumber,
};

test.each<[name: string, field: keyof typeof ROWS, typed: string, read: string, locale?: Locale]>([
  ['an area code alone', 'phone', '415', '415'],
  ['the fourth digit', 'phone', '4155', '(415)\u00a05'],
  ['the next digit after a group', 'phone', '(415)\u00a05550', '(415)\u00a0555-0'],
  ['a whole number', 'phone', '4155550124', '(415)\u00a0555-0124'],
  ['a whole number in French', 'phone', '5145550124', '514\u00a0555-0124', 'fr-CA'],
  ['one pasted with its country', 'phone', '+1 415.555.0124', '(415)\u00a0555-0124'],
  ['one that begins with the country, not yet whole', 'phone', '1415555', '1415555'],
  ['one with an extension', 'phone', '415-555-0124 ext 7', '415-555-0124 ext 7'],
  ['too many digits', 'phone', '415555012499', '415555012499'],
  ['words', 'phone', 'four one five', 'four one five'],
  ['the beginning of an EIN', 'ein', '12', '12'],
  ['its third digit', 'ein', '123', '12-3'],
  ['a whole EIN', 'ein', '123456789', '12-3456789'],
  ['an EIN pasted with a space', 'ein', '12 3456789', '12-3456789'],
  ['an EIN with a digit too many', 'ein', '12-34567890', '12-34567890'],
  ['a business number', 'businessNumber', '123456789', '12345 6789'],
  ['a business number with its account', 'businessNumber', '123456789RC0001', '123456789RC0001'],
])('%s is read in groups', (_name, field, typed, read, locale = 'en-US') => {
  const { group, normalise }: FieldRow = ROWS[field];
  expect(group?.(typed, locale)).toBe(read);
  expect(group?.(read, locale)).toBe(read);
  expect(normalise(read)).toBe(normalise(typed)); // what is sent stays the same
});
