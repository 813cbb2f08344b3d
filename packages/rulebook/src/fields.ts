import { BANK_FIELDS } from './bank/fields.ts';
import { INDUSTRY_FIELDS } from './category/fields.ts';
import type { FieldRow } from './core/field.ts';
import type { FieldTextsRow } from './core/field-texts.ts';
import { DATE_FIELDS } from './identity/fields.ts';
import { ORDER_FIELDS } from './orders/fields.ts';
import { OWNER_FIELDS } from './people/fields.ts';
import { CODE_FIELDS } from './phone/fields.ts';
import { PHONE_FIELDS } from './phone/phone-number-fields.ts';
import { ADDRESS_FIELDS } from './sign-up/address-fields.ts';
import { BUSINESS_FIELDS } from './sign-up/business-fields.ts';
import { CONTACT_FIELDS } from './sign-up/contact-fields.ts';
import { NAME_FIELDS } from './sign-up/name-fields.ts';
import { TERMS_FIELDS } from './sign-up/terms-fields.ts';
import { TAX_ID_FIELDS } from './tax-id/fields.ts';

export const FIELDS = {
  ...NAME_FIELDS,
  ...CONTACT_FIELDS,
  ...PHONE_FIELDS,
  ...DATE_FIELDS,
  ...TAX_ID_FIELDS,
  ...ADDRESS_FIELDS,
  ...BANK_FIELDS,
  ...BUSINESS_FIELDS,
  ...INDUSTRY_FIELDS,
  ...OWNER_FIELDS,
  ...ORDER_FIELDS,
  ...CODE_FIELDS,
  ...TERMS_FIELDS,
};

export type FieldId = keyof typeof FIELDS;

export type FieldTexts = Record<FieldId, FieldTextsRow>;

export const fieldRow = (id: FieldId): FieldRow => FIELDS[id];

export const errorCodesOf = (id: FieldId): string[] => [
  ...new Set([`${id}.required`, ...fieldRow(id).rules.map(({ code }) => `${id}.${code}`)]),
];
