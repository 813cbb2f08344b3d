import type { ShippingAddress } from '@signet/rulebook/orders/order';
import type { PlanId } from '@signet/rulebook/reference/plans';
import type { PayoutAccount } from '../bank/port.ts';
import type { HeldCard } from '../cards/port.ts';

export type Shipment = {
  status: 'accepted' | 'outOfStock' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
  tracking?: { carrier: string; number: string; url?: string };
};

export type Parcel = {
  reference: string;
  name: string;
  address: ShippingAddress;
  items: readonly { plan: PlanId; quantity: number }[];
};

/** Methods may throw ProviderDown; the order's reference prevents double shipments. */
export type FulfilmentPort = {
  /** Idempotent per reference; a canceled shipment stays canceled. */
  ship(parcel: Parcel): Promise<Shipment>;
  /** Returns the final status of a shipment that has already left. */
  cancel(parcel: Pick<Parcel, 'reference'>): Promise<Shipment>;
};

export type DebitAccount = PayoutAccount & { bankId: string; reference: string };

/** Every method may throw ProviderDown and is safe to repeat. */
export type DebitPort = {
  hold(account: DebitAccount): Promise<HeldCard>;
};
