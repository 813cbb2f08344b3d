import type { CashAdvanceOfferView } from '@signet/rulebook/offers/view';
import type { Locale, Market } from '@signet/rulebook/reference/locales';

/** Whom the lending partner knows a business as, and where it is. */
export type LendingAccount = { businessId: string; market: Market; locale: Locale };

/** An offer as the partner made it; `expiresAt` in ms, and no offer any more from then on. */
export type LendingOffer = Omit<CashAdvanceOfferView, 'businessId' | 'expiresOn'> & { expiresAt?: number };

/** Cash advances. Both methods may throw ProviderDown. */
export type LendingPort = {
  /** Every offer that the partner has for the business; none where it does not lend to it. */
  offers(account: LendingAccount): Promise<readonly LendingOffer[]>;
  /** Where the partner's own application for its offers begins; undefined where there is nothing for the business any more. */
  begin(account: LendingAccount): Promise<{ redirectUrl: string } | undefined>;
};
