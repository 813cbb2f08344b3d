import { ADDRESS } from './address.ts';
import { BANK } from './bank.ts';
import { BUSINESS } from './business.ts';
import { CODES } from './codes.ts';
import { CONTACT } from './contact.ts';
import { DATES } from './dates.ts';
import { DIGITS } from './digits.ts';
import type { FieldRow } from './field.ts';
import { INDUSTRY } from './industry.ts';
import { NAMES } from './names.ts';
import { ORDERS } from './orders.ts';
import { OWNERS } from './owners.ts';
import { PHONES } from './phones.ts';
import { TAX_IDS } from './tax-ids.ts';

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
