import type { AskedForms } from '../answer-rows.ts';
import { addressFields } from '../sign-up/forms.ts';

/** Delivery address when it is not the business address; validated by the rules of the chosen country. */
export const ORDER_FORMS = {
  shipping: [{ path: 'address.country', field: 'shippingCountry' }, ...addressFields('address')],
} as const satisfies AskedForms;
