import { BANK_TEXTS } from './bank/texts.fr-CA.ts';
import type { FieldTexts } from './fields.ts';
import { ORDER_TEXTS } from './orders/texts.fr-CA.ts';
import { OWNER_TEXTS } from './people/texts.fr-CA.ts';
import { ADDRESS_TEXTS, BUSINESS_TEXTS, PERSON_TEXTS } from './sign-up/texts.fr-CA.ts';
import { TAX_ID_TEXTS } from './tax-id/texts.fr-CA.ts';

/** Labels, hints and errors in Quebec French. */
export const FIELD_TEXTS: FieldTexts = {
  ...PERSON_TEXTS,
  ...BUSINESS_TEXTS,
  ...ADDRESS_TEXTS,
  ...TAX_ID_TEXTS,
  ...BANK_TEXTS,
  ...OWNER_TEXTS,
  ...ORDER_TEXTS,
};
