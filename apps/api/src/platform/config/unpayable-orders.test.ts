import { describe, expect, test } from 'vitest';
import { PARTNER_ROW, partnerRowErrors } from './partner-row.ts';
import { BARE_ROWS } from './partners.ts';

const WHERE = {
  environment: 'test',
  publicUrl: 'https://pay.acme.com',
  cookieHost: 'godaddy.acme.com',
};
const errorsOf = (said: object) =>
  partnerRowErrors(
    [
      ...BARE_ROWS,
      PARTNER_ROW.parse({ id: 'ledger', portal: 'POYNT', brand: { name: 'Ledger' }, ...said }),
    ],
    WHERE,
  );

describe('orders that may be paid with nothing', () => {
  const price = (plan: string, type: string, perUnitCents: number) => ({
    plan,
    type,
    perUnitCents,
    trialPeriodDays: 0,
    from: '2026-01-01',
  });
  const orders = (more: object = {}) => ({ orders: { US: { paymentMethod: 'NONE', ...more } } });
  test.each([
    [
      'a rented device with a price',
      { plans: { US: [price('N910', 'RENT', 2_995)] }, ...orders() },
      'N910',
    ],
    [
      'a license beside given devices',
      { plans: { US: [price('LICENSE', 'RENT', 3_900)] }, complimentaryLimit: 1, ...orders() },
      'LICENSE',
    ],
    ['shipping', orders({ shippingCents: 900 }), 'shipping'],
  ])('are refused with %s', (_name, said, costs) =>
    expect(errorsOf(said)).toEqual([
      `ledger: orders of US may be paid with NONE, but ${costs} cost something`,
    ]),
  );
  test.each([
    ['nothing has a price', orders()],
    [
      'the reseller pays for what is rented',
      { plans: { US: [price('N910', 'RENT', 2_995)] }, complimentaryLimit: 1, ...orders() },
    ],
    [
      'what has a price is not offered',
      { plans: { US: [price('N910', 'BUY', 39_900)] }, ...orders() },
    ],
    [
      'they may be paid with a card',
      { plans: { US: [price('N910', 'RENT', 2_995)] }, ...orders({ paymentMethod: 'CARD' }) },
    ],
  ])('are accepted when %s', (_name, said) => expect(errorsOf(said)).toEqual([]));
});
