import type { HostedStoreView, VentureView, WebsiteView } from '@signet/rulebook/accounts/view';

/** Which stores are asked for: those whose name or domain holds `search`, from the one that `after` names on. */
export type StoreSearch = { search?: string | undefined; after?: string | undefined; first: number };

/** `next` asks for the page after it; none on the last one. */
export type StorePage = { nodes: readonly HostedStoreView[]; next?: string };

/** The hosting provider's back end. A customer is known by the subject of their sign-in. Every method may throw ProviderDown. */
export type HostingPort = {
  ventures(customerId: string): Promise<readonly VentureView[]>;
  stores(customerId: string, wish: StoreSearch): Promise<StorePage>;
  /** Undefined where the customer has no such website. */
  website(customerId: string, websiteId: string): Promise<WebsiteView | undefined>;
  /** A code, good for a moment and once, by which a channel takes payments for that business; undefined where the customer may not connect it. */
  authorise(
    customerId: string,
    channel: { businessId: string; context: string; channelId?: string | undefined },
  ): Promise<{ code: string } | undefined>;
  /** Lets the customer's single sign-on open what the type names; false where it may not. */
  permit(customerId: string, wish: { businessId: string; type: string }): Promise<boolean>;
};
