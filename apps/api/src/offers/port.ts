import type { CashAdvanceOfferView } from '@signet/rulebook/offers/view';
import type { Locale, Market } from '@signet/rulebook/reference/locales';

export type LendingAccount = { businessId: string; market: Market; locale: Locale };

/** `expiresAt` is in ms; the offer is void from then on. */
export type LendingOffer = Omit<CashAdvanceOfferView, 'businessId' | 'expiresOn'> & { expiresAt?: number };

/** Cash advances. Both methods may throw ProviderDown. */
export type LendingPort = {
  /** Empty when the partner does not lend to the business. */
  offers(account: LendingAccount): Promise<readonly LendingOffer[]>;
  /** The URL of the partner's application form; undefined when it has nothing to offer anymore. */
  begin(account: LendingAccount): Promise<{ redirectUrl: string } | undefined>;
};
