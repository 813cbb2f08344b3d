import { BANK_TEXTS } from './bank/texts.en-US.ts';
import type { FieldTexts } from './fields.ts';
import { ORDER_TEXTS } from './orders/texts.en-US.ts';
import { OWNER_TEXTS } from './people/texts.en-US.ts';
import { ADDRESS_TEXTS, BUSINESS_TEXTS, PERSON_TEXTS } from './sign-up/texts.en-US.ts';
import { TAX_ID_TEXTS } from './tax-id/texts.en-US.ts';

/** Labels, hints and errors in English. `ux.md`, section 1: say what to do, in the label's own words. */
export const FIELD_TEXTS: FieldTexts = {
  ...PERSON_TEXTS,
  ...BUSINESS_TEXTS,
  ...ADDRESS_TEXTS,
  ...TAX_ID_TEXTS,
  ...BANK_TEXTS,
  ...OWNER_TEXTS,
  ...ORDER_TEXTS,
};
