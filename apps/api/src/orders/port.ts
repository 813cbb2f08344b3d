import type { ShippingAddress } from '@signet/rulebook/orders/order';
import type { PlanId } from '@signet/rulebook/reference/plans';
import type { PayoutAccount } from '../bank/port.ts';
import type { HeldCard } from '../cards/port.ts';

/** What became of a parcel at whoever packs it. */
export type Shipment = {
  status: 'accepted' | 'outOfStock' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
  tracking?: { carrier: string; number: string; url?: string };
};

export type Parcel = { reference: string; name: string; address: ShippingAddress; items: readonly { plan: PlanId; quantity: number }[] };

/** Whoever packs and sends devices. Every method may throw ProviderDown; the reference is the order's, so that nothing is sent twice. */
export type FulfilmentPort = {
  /** Has it packed, once for its reference; one that was cancelled stays so. */
  ship(parcel: Parcel): Promise<Shipment>;
  /** Stops it where it has not left; tells what became of it. */
  cancel(parcel: Pick<Parcel, 'reference'>): Promise<Shipment>;
};

/** An account that is to be debited; `reference` is the application, `agreedAt` when its person authorised it. */
export type DebitAccount = PayoutAccount & { bankId: string; reference: string };

/** Bank accounts that orders are paid from. Every method may throw ProviderDown; asked again it finds what it did before. */
export type DebitPort = {
  /** The provider may debit it from now on, as it was authorised. */
  hold(account: DebitAccount): Promise<HeldCard>;
};
