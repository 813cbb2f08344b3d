import { BANK } from './bank/fields.ts';
import { INDUSTRY } from './category/fields.ts';
import { DATES } from './core/dates.ts';
import type { FieldRow } from './core/field.ts';
import { DIGITS, ORDERS } from './orders/fields.ts';
import { OWNERS } from './people/fields.ts';
import { CODES } from './phone/fields.ts';
import { PHONES } from './phone/phone-number-fields.ts';
import { ADDRESS } from './sign-up/address-fields.ts';
import { BUSINESS } from './sign-up/business-fields.ts';
import { CONTACT } from './sign-up/contact-fields.ts';
import { NAMES } from './sign-up/name-fields.ts';
import { TAX_IDS } from './tax-id/fields.ts';

/** Every question of the product, by its id. Document 2, sections 3 and 5. */
export const FIELDS = {
  ...NAMES,
  ...CONTACT,
  ...PHONES,
  ...DATES,
  ...TAX_IDS,
  ...ADDRESS,
  ...BANK,
  ...BUSINESS,
  ...INDUSTRY,
  ...OWNERS,
  ...ORDERS,
  ...DIGITS,
  ...CODES,
};

export type FieldId = keyof typeof FIELDS;

/** The row of a field. */
export const fieldRow = (id: FieldId): FieldRow => FIELDS[id];

/** Every error code a field can give. */
export const errorCodesOf = (id: FieldId): string[] => [
  ...new Set([`${id}.required`, ...fieldRow(id).rules.map(({ code }) => `${id}.${code}`)]),
];
