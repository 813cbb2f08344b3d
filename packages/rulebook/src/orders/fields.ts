import { LIMITS } from '../core/limits.ts';
import { ORDER_TYPES, PAYMENT_METHODS } from '../reference/devices.ts';
import { MARKETS } from '../reference/markets.ts';
import { type FieldRow, tidy } from '../core/field.ts';

const choice = (control: 'choice' | 'select', values: readonly string[]): FieldRow => ({
  control,
  autocomplete: 'off',
  values,
  normalise: (typed) => tidy(typed).toUpperCase(),
  rules: [{ code: 'unknown', refuses: (value) => !values.includes(value) }],
});

const quantity = (from: number): FieldRow => ({
  control: 'text',
  inputMode: 'numeric',
  autocomplete: 'off',
  widthCh: 4,
  chars: [1, String(LIMITS.maxPerDevice).length],
  spellcheck: false,
  normalise: (typed) => tidy(typed).replace(/^0+(?=\d)/, ''),
  rules: [
    { code: 'whole', refuses: (value) => !/^\d{1,6}$/.test(value) },
    ...(from > 0 ? [{ code: 'low', refuses: (value: string) => Number(value) < from }] : []),
    { code: 'high', refuses: (value) => Number(value) > LIMITS.maxPerDevice },
  ],
});

/** What an order asks; the card itself is held by the card provider's frame only. Document 2, sections 3 and 5, Order. */
export const ORDERS = {
  orderType: choice('choice', ORDER_TYPES),
  // NONE is what an order has until somebody chose; it is no answer.
  paymentMethod: choice(
    'choice',
    PAYMENT_METHODS.filter((method) => method !== 'NONE'),
  ),
  shippingCountry: { ...choice('select', Object.keys(MARKETS)), autocomplete: 'shipping country' },
  terminalQuantity: quantity(0),
  licenceQuantity: quantity(LIMITS.minLicences),
} as const satisfies Record<string, FieldRow>;
