import type { AskedForms } from '../answer-rows.ts';
import { addressFields } from '../sign-up/forms.ts';

/** Where an order goes, when that is not the business; validated by the rules of the country that was chosen. */
export const ORDER_FORMS = {
  shipping: [{ path: 'address.country', field: 'shippingCountry' }, ...addressFields('address')],
} as const satisfies AskedForms;
