import { BANK_WORDS } from './bank/texts.en-US.ts';
import type { FieldWords } from './core/field-texts.ts';
import { ORDERS_WORDS } from './orders/texts.en-US.ts';
import { OWNERS_WORDS } from './people/texts.en-US.ts';
import { BUSINESS_WORDS, PERSON_WORDS, PLACE_WORDS } from './sign-up/texts.en-US.ts';
import { TAX_IDS_WORDS } from './tax-id/texts.en-US.ts';

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
