import { BANK_TEXTS } from './bank/texts.en-US.ts';
import { INDUSTRY_TEXTS } from './category/texts.en-US.ts';
import type { FieldTexts } from './fields.ts';
import { DATE_TEXTS } from './identity/texts.en-US.ts';
import { ORDER_TEXTS } from './orders/texts.en-US.ts';
import { OWNER_TEXTS } from './people/texts.en-US.ts';
import { PHONE_TEXTS } from './phone/texts.en-US.ts';
import { SIGN_UP_TEXTS } from './sign-up/texts.en-US.ts';
import { TAX_ID_TEXTS } from './tax-id/texts.en-US.ts';

/** Texts say what to do, in the label's own words. docs/readings.md 6. */
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
