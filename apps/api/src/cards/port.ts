import type { CardBrand, CardRefusal } from '@signet/rulebook/cards/card-brands';
import type { DebitRefusal, OrderRefusal } from '@signet/rulebook/orders/bank-debit';
import type { Currency } from '@signet/rulebook/reference/locales';

/** A card at the provider: the account that we keep there for an application, and the card's token. A bank account is held in the same way. */
export type HeldCard = { customerId: string; methodId: string };

/** What the provider tells of a card; `fingerprint` is the same for the same card, whatever its token. */
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

/** `attempt` tells one try from the next after a refusal, from 0 on, and `begunBy` is the same however often it is asked; `isPresent` is true while its person sits in front of the page; `by` a bank is a debit, which nobody confirms. */
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
  /** A bank was asked for it, and pays or refuses within days. */
  | { state: 'processing'; chargeId: string }
  | { state: 'actionRequired'; clientSecret: string }
  | { state: 'refused'; why: OrderRefusal };

/** Cards, typed into the provider's frame. Every method may throw ProviderDown; asked again it finds what it did before. */
export type CardPort = {
  /** Proves that the card is theirs and may be charged later, without charging it; `reference` is the application. docs/decisions/0075. */
  authenticate(wish: { reference: string; email: string; token: string }): Promise<CardCheck>;
  /** Charges it once for the same reference, and asks the bank once for the same attempt; `actionRequired` only while its person is there. docs/decisions/0110. */
  charge(card: HeldCard, charge: Charge): Promise<ChargeResult>;
  /** Gives back what was charged for the reference, once, in cents; 0 where nothing was. `isOpen`: a bank may still pay, and nothing can go back before. */
  refund(card: Pick<HeldCard, 'customerId'>, charged: Pick<Charge, 'reference'>): Promise<{ cents: number; isOpen: boolean }>;
  /** Why a bank took back what it had paid; undefined where it did not. */
  takenBack(charged: { chargeId: string }): Promise<DebitRefusal | undefined>;
  /** The provider forgets the card; it cannot be charged any more. */
  release(card: Pick<HeldCard, 'methodId'>): Promise<void>;
  /** The provider forgets whoever stands behind the reference, and every card of theirs; `customerIds` are those that are known. */
  forget(person: { reference: string; customerIds: readonly string[] }): Promise<void>;
};
