import { createHash } from 'node:crypto';
import type { World } from '../world.ts';

export const LENDING_CHOICES = {
  several: 'two offers, with everything that the partner tells',
  one: 'one offer, without a cost in money, a yearly rate or an end',
  none: 'no offer',
} as const;
export type LendingChoice = keyof typeof LENDING_CHOICES;
export const isLendingChoice = (value: unknown): value is LendingChoice =>
  typeof value === 'string' && Object.hasOwn(LENDING_CHOICES, value);

const CHOSEN_FOR_ALL: LendingChoice = 'several';
const OFFER_LIFE_MS = 30 * 24 * 3_600_000;

type Merchant = {
  id: string;
  country: string;
  madeAtMs: number;
  choice: LendingChoice;
  taken: number;
};

export type Lender = ReturnType<typeof createLender>;

export function createLender(world: World) {
  const merchants = new Map<string, Merchant>();

  const known = (id: string, country: string): Merchant => {
    const now = world.clock.now();
    const found = merchants.get(id) ?? {
      id,
      country,
      madeAtMs: now,
      choice: CHOSEN_FOR_ALL,
      taken: 0,
    };
    const merchant = now >= found.madeAtMs + OFFER_LIFE_MS ? { ...found, madeAtMs: now } : found;
    merchants.set(id, merchant);
    return merchant;
  };
  const offerId = ({ id, madeAtMs }: Merchant, nth: number): string =>
    createHash('sha256').update(`${id} ${madeAtMs} ${nth}`).digest('hex').slice(0, 24);

  return {
    clear: () => merchants.clear(),
    all: () => [...merchants.values()],
    choose: (id: string, choice: LendingChoice) =>
      merchants.set(id, { ...known(id, 'US'), choice }),
    offers: (id: string, country: string) => {
      const merchant = known(id, country);
      const currency = country === 'CA' ? 'CAD' : 'USD';
      const first = { funded_amount: '15000.00', split_percent: '12' };
      const whole = {
        repayment_amount: '16800.00',
        factor_rate: '1.12',
        annual_percentage_rate: '24.5',
        estimated_length_months: '9',
      };
      const smaller = {
        funded_amount: '5000.00',
        split_percent: '8.5',
        repayment_amount: '5500.00',
        estimated_length_months: '6',
      };
      const pricings = { several: [{ ...first, ...whole }, smaller], one: [first], none: [] }[
        merchant.choice
      ];
      return pricings.map((pricing, nth) => ({
        offer_id: offerId(merchant, nth),
        type: 'BCA_INITIAL',
        currency,
        pricing,
        expires_at:
          merchant.choice === 'one'
            ? null
            : new Date(merchant.madeAtMs + OFFER_LIFE_MS).toISOString(),
      }));
    },
    /** False when the business has no offer to accept. */
    take: (id: string, country: string): boolean => {
      const merchant = known(id, country);
      if (merchant.choice === 'none') return false;
      merchants.set(id, { ...merchant, taken: merchant.taken + 1 });
      return true;
    },
  };
}
