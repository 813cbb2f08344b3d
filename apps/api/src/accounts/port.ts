import type { ConnectionKind, Target } from '@signet/rulebook/accounts/connections';
import type {
  ConnectionView,
  HostedStoreView,
  VentureView,
  WebsiteView,
} from '@signet/rulebook/accounts/view';

export type StoreSearch = {
  search?: string | undefined;
  after?: string | undefined;
  first: number;
};

export type StorePage = { nodes: readonly HostedStoreView[]; next?: string };

export type ConnectRequest = Omit<ConnectionView, 'id'> & {
  kind: ConnectionKind;
  businessId: string;
};

/**
 * unauthorised: the customer may not connect it; notAllowed: it violates the payment terms;
 * unknown: the customer has no such service.
 */
export type ConnectRejection = 'unauthorised' | 'notAllowed' | 'unknown';

/**
 * The hosting provider's back end. Customers are identified by their sign-in subject. Every method
 * may throw ProviderDown.
 */
export type HostingPort = {
  ventures(customerId: string): Promise<readonly VentureView[]>;
  stores(customerId: string, request: StoreSearch): Promise<StorePage>;
  /** Undefined when the customer has no such app, domain or website. */
  target(customerId: string, target: Target): Promise<WebsiteView | undefined>;
  /** Idempotent. */
  connect(customerId: string, request: ConnectRequest): Promise<ConnectionView | ConnectRejection>;
  /**
   * A short-lived, single-use code that lets a channel take payments for the business; undefined
   * when the customer may not connect it.
   */
  authorise(
    customerId: string,
    channel: { businessId: string; context: string; channelId?: string | undefined },
  ): Promise<{ code: string } | undefined>;
  permit(customerId: string, request: { businessId: string; type: string }): Promise<boolean>;
};
