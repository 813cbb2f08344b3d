import { INDUSTRY_FIELDS } from '@signet/rulebook/category/fields';
import { DATE_FIELDS } from '@signet/rulebook/identity/fields';
import { PHONE_FIELDS } from '@signet/rulebook/phone/phone-number-fields';
import { ADDRESS_FIELDS } from '@signet/rulebook/sign-up/address-fields';
import { BUSINESS_FIELDS } from '@signet/rulebook/sign-up/business-fields';
import { CONTACT_FIELDS } from '@signet/rulebook/sign-up/contact-fields';
import { NAME_FIELDS } from '@signet/rulebook/sign-up/name-fields';
import { TAX_ID_FIELDS } from '@signet/rulebook/tax-id/fields';

export const SIGN_UP_FIELDS = {
  ...ADDRESS_FIELDS,
  ...BUSINESS_FIELDS,
  ...CONTACT_FIELDS,
  ...DATE_FIELDS,
  ...INDUSTRY_FIELDS,
  ...NAME_FIELDS,
  ...PHONE_FIELDS,
  ...TAX_ID_FIELDS,
};
