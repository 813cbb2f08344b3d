import { BANK_WORDS } from './bank/texts.fr-CA.ts';
import { BUSINESS_WORDS } from './sign-up/texts.fr-CA.ts';
import { ORDERS_WORDS } from './orders/texts.fr-CA.ts';
import { OWNERS_WORDS } from './people/texts.fr-CA.ts';
import { PERSON_WORDS } from './sign-up/zz-fields-words-fr-person.ts';
import { PLACE_WORDS } from './sign-up/zz-fields-words-fr-place.ts';
import { TAX_IDS_WORDS } from './tax-id/texts.fr-CA.ts';
import type { FieldWords } from './core/field-texts.ts';

/** Labels, hints and errors in Quebec French. */
export const FIELD_WORDS: FieldWords = {
  ...PERSON_WORDS,
  ...BUSINESS_WORDS,
  ...PLACE_WORDS,
  ...TAX_IDS_WORDS,
  ...BANK_WORDS,
  ...OWNERS_WORDS,
  ...ORDERS_WORDS,
};
