import { BANK_TEXTS } from './bank/texts.fr-CA.ts';
import { INDUSTRY_TEXTS } from './category/texts.fr-CA.ts';
import type { FieldTexts } from './fields.ts';
import { DATE_TEXTS } from './identity/texts.fr-CA.ts';
import { ORDER_TEXTS } from './orders/texts.fr-CA.ts';
import { OWNER_TEXTS } from './people/texts.fr-CA.ts';
import { PHONE_TEXTS } from './phone/texts.fr-CA.ts';
import { SIGN_UP_TEXTS } from './sign-up/texts.fr-CA.ts';
import { TAX_ID_TEXTS } from './tax-id/texts.fr-CA.ts';

export const FIELD_TEXTS: FieldTexts = {
  ...SIGN_UP_TEXTS,
  ...INDUSTRY_TEXTS,
  ...DATE_TEXTS,
  ...PHONE_TEXTS,
  ...TAX_ID_TEXTS,
  ...BANK_TEXTS,
  ...OWNER_TEXTS,
  ...ORDER_TEXTS,
};
