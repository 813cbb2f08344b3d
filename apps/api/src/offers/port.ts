import type { CashAdvanceOfferView } from '@signet/rulebook/offers/view';
import type { Locale, Market } from '@signet/rulebook/reference/locales';

export type LendingAccount = { businessId: string; market: Market; locale: Locale };

/** `expiresAt` is in ms; the offer is void from then on. */
export type LendingOffer = Omit<CashAdvanceOfferView, 'businessId' | 'expiresOn'> & {
  expiresAt?: number;
};

/** Both methods may throw ProviderDown. */
export type LendingPort = {
  offers(account: LendingAccount): Promise<readonly LendingOffer[]>;
  /** Undefined when the partner has nothing to offer anymore. */
  begin(account: LendingAccount): Promise<{ redirectUrl: string } | undefined>;
};
