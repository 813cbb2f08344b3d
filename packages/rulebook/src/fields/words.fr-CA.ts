import { BANK_WORDS } from './words-fr/bank.ts';
import { BUSINESS_WORDS } from './words-fr/business.ts';
import { ORDERS_WORDS } from './words-fr/orders.ts';
import { OWNERS_WORDS } from './words-fr/owners.ts';
import { PERSON_WORDS } from './words-fr/person.ts';
import { PLACE_WORDS } from './words-fr/place.ts';
import { TAX_IDS_WORDS } from './words-fr/tax-ids.ts';
import type { FieldWords } from './words-in.ts';

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
