import type { ConnectionKind, Target } from '@signet/rulebook/accounts/connections';
import type { ConnectionView, HostedStoreView, VentureView, WebsiteView } from '@signet/rulebook/accounts/view';

/** Which stores are asked for: those whose name or domain holds `search`, from the one that `after` names on. */
export type StoreSearch = { search?: string | undefined; after?: string | undefined; first: number };

/** `next` asks for the page after it; none on the last one. */
export type StorePage = { nodes: readonly HostedStoreView[]; next?: string };

/** What is connected to which business, by our own names. */
export type ConnectWish = Omit<ConnectionView, 'id'> & { kind: ConnectionKind; businessId: string };

/** The customer may not connect it, it does not comply with the terms of payments, or the customer has no such service. */
export type ConnectRefusal = 'unauthorised' | 'notAllowed' | 'unknown';

/** The hosting provider's back end. A customer is known by the subject of their sign-in. Every method may throw ProviderDown. */
export type HostingPort = {
  ventures(customerId: string): Promise<readonly VentureView[]>;
  stores(customerId: string, wish: StoreSearch): Promise<StorePage>;
  /** Undefined where the customer has no such app, domain or website. */
  target(customerId: string, target: Target): Promise<WebsiteView | undefined>;
  /** Connects it once, however often it is asked to; a word where it never will. */
  connect(customerId: string, wish: ConnectWish): Promise<ConnectionView | ConnectRefusal>;
  /** A code, good for a moment and once, by which a channel takes payments for that business; undefined where the customer may not connect it. */
  authorise(
    customerId: string,
    channel: { businessId: string; context: string; channelId?: string | undefined },
  ): Promise<{ code: string } | undefined>;
  /** Lets the customer's single sign-on open what the type names; false where it may not. */
  permit(customerId: string, wish: { businessId: string; type: string }): Promise<boolean>;
};
