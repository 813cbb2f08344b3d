import type { ShippingAddress } from '@signet/rulebook/orders/order';
import type { PlanId } from '@signet/rulebook/reference/plans';
import type { PayoutAccount } from '../bank/port.ts';
import type { HeldCard } from '../cards/port.ts';

export type Shipment = {
  status: 'accepted' | 'outOfStock' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
  tracking?: { carrier: string; number: string; url?: string };
};

export type Parcel = { reference: string; name: string; address: ShippingAddress; items: readonly { plan: PlanId; quantity: number }[] };

/** The warehouse. Methods may throw ProviderDown; the order's reference prevents double shipments. */
export type FulfilmentPort = {
  /** Idempotent per reference; a canceled shipment stays canceled. */
  ship(parcel: Parcel): Promise<Shipment>;
  /** Cancels the shipment unless it has left; returns its final status. */
  cancel(parcel: Pick<Parcel, 'reference'>): Promise<Shipment>;
};

/** `reference` is the application's id; `agreedAt` is when the holder authorized debits. */
export type DebitAccount = PayoutAccount & { bankId: string; reference: string };

/** Bank accounts that pay for orders. Every method may throw ProviderDown and is safe to repeat. */
export type DebitPort = {
  /** Registers the account and its mandate at the provider. */
  hold(account: DebitAccount): Promise<HeldCard>;
};
