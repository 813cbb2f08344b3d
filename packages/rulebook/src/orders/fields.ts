import { type FieldRow, normaliseText } from '../core/field.ts';
import { MARKETS } from '../reference/locales.ts';
import { ORDER_TYPES, PAYMENT_METHODS } from '../reference/order-types.ts';
import { ORDER_LIMITS } from './limits.ts';

const choice = (control: 'choice' | 'select', values: readonly string[]): FieldRow => ({
  control,
  autocomplete: 'off',
  values,
  normalise: (typed) => normaliseText(typed).toUpperCase(),
  rules: [{ code: 'unknown', rejects: (value) => !values.includes(value) }],
});

const quantity = (from: number): FieldRow => ({
  control: 'text',
  inputMode: 'numeric',
  autocomplete: 'off',
  widthCh: 4,
  length: [1, String(ORDER_LIMITS.maxPerDevice).length],
  spellcheck: false,
  normalise: (typed) => normaliseText(typed).replace(/^0+(?=\d)/, ''),
  rules: [
    { code: 'notWholeNumber', rejects: (value) => !/^\d{1,6}$/.test(value) },
    ...(from > 0 ? [{ code: 'tooLow', rejects: (value: string) => Number(value) < from }] : []),
    { code: 'tooHigh', rejects: (value) => Number(value) > ORDER_LIMITS.maxPerDevice },
  ],
});

/** Fields of an order; the card itself is held only by the card provider's frame. */
export const ORDER_FIELDS = {
  orderType: choice('choice', ORDER_TYPES),
  // ALL is what a portal offers, and NONE means that nothing is charged: neither is an answer.
  // docs/readings.md 181.
  paymentMethod: choice(
    'choice',
    PAYMENT_METHODS.filter((method) => method === 'BANK' || method === 'CARD'),
  ),
  shippingCountry: { ...choice('select', Object.keys(MARKETS)), autocomplete: 'shipping country' },
  terminalQuantity: quantity(0),
  licenceQuantity: quantity(ORDER_LIMITS.minLicences),
} as const satisfies Record<string, FieldRow>;
