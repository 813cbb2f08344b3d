import { BANK_WORDS } from './bank/texts.fr-CA.ts';
import type { FieldWords } from './core/field-texts.ts';
import { ORDERS_WORDS } from './orders/texts.fr-CA.ts';
import { OWNERS_WORDS } from './people/texts.fr-CA.ts';
import { BUSINESS_WORDS, PERSON_WORDS, PLACE_WORDS } from './sign-up/texts.fr-CA.ts';
import { TAX_IDS_WORDS } from './tax-id/texts.fr-CA.ts';

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
