import type { AskedForms } from '../answer-rows.ts';
import { addressFields } from '../sign-up/forms.ts';

export const ORDER_FORMS = {
  shipping: [{ path: 'address.country', field: 'shippingCountry' }, ...addressFields('address')],
} as const satisfies AskedForms;
