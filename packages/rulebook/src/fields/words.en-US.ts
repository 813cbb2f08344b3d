import { BANK_WORDS } from './words-en/bank.ts';
import { BUSINESS_WORDS } from './words-en/business.ts';
import { ORDERS_WORDS } from './words-en/orders.ts';
import { OWNERS_WORDS } from './words-en/owners.ts';
import { PERSON_WORDS } from './words-en/person.ts';
import { PLACE_WORDS } from './words-en/place.ts';
import { TAX_IDS_WORDS } from './words-en/tax-ids.ts';
import type { FieldWords } from './words-in.ts';

/** Labels, hints and errors in English. `ux.md`, section 1: say what to do, in the label's own words. */
export const FIELD_WORDS: FieldWords = {
  ...PERSON_WORDS,
  ...BUSINESS_WORDS,
  ...PLACE_WORDS,
  ...TAX_IDS_WORDS,
  ...BANK_WORDS,
  ...OWNERS_WORDS,
  ...ORDERS_WORDS,
};
