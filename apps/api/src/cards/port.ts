import type { CardBrand, CardRefusal } from '@signet/rulebook/cards/card-brands';
import type { DebitRefusal, OrderRefusal } from '@signet/rulebook/orders/bank-debit';
import type { Currency } from '@signet/rulebook/reference/locales';

/**
 * A card at the provider: its customer (one per application) and the payment method token. Bank
 * accounts are held the same way.
 */
export type HeldCard = { customerId: string; methodId: string };

/** `fingerprint` identifies the card number across tokens. */
export type AuthenticatedCard = HeldCard & {
  brand: CardBrand;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  fingerprint: string;
};

export type CardCheck =
  | { state: 'authenticated'; card: AuthenticatedCard }
  | { state: 'actionRequired'; clientSecret: string }
  | { state: 'refused'; why: CardRefusal };

/**
 * `attempt` rises from 0 with each decline; `begunBy` survives retries; `isPresent`: on the page;
 * `by: 'bank'` is a debit.
 */
export type Charge = {
  reference: string;
  cents: number;
  currency: Currency;
  attempt: number;
  by: 'card' | 'bank';
  begunBy: 'job' | 'person';
  isPresent: boolean;
};
export type ChargeResult =
  | { state: 'charged'; chargeId: string }
  | { state: 'processing'; chargeId: string }
  | { state: 'actionRequired'; clientSecret: string }
  | { state: 'refused'; why: OrderRefusal };

/**
 * Cards, typed into the provider's frame. Every method may throw ProviderDown and is safe to
 * repeat.
 */
export type CardPort = {
  /**
   * Authenticates the card for later charges without charging it; `reference` is the application's
   * id. docs/decisions/0075.
   */
  authenticate(request: { reference: string; email: string; token: string }): Promise<CardCheck>;
  /**
   * Charges once per reference and asks the bank once per attempt; `actionRequired` only if
   * `isPresent`. docs/decisions/0110.
   */
  charge(card: HeldCard, charge: Charge): Promise<ChargeResult>;
  /**
   * Refunds once and returns the cents, 0 if nothing was charged; `isOpen`: a debit still processes
   * and cannot be refunded yet.
   */
  refund(
    card: Pick<HeldCard, 'customerId'>,
    charged: Pick<Charge, 'reference'>,
  ): Promise<{ cents: number; isOpen: boolean }>;
  takenBack(charged: { chargeId: string }): Promise<DebitRefusal | undefined>;
  release(card: Pick<HeldCard, 'methodId'>): Promise<void>;
  /** `customerIds` are the ones we have stored. */
  forget(person: { reference: string; customerIds: readonly string[] }): Promise<void>;
};
