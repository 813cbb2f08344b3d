import type { CashAdvanceOfferView } from '@signet/rulebook/offers/view';
import type { Locale } from '@signet/rulebook/reference/locales';

export const formatAmount = (
  cents: number,
  { currency }: Pick<CashAdvanceOfferView, 'currency'>,
  locale: Locale,
): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

export const formatShareOfSales = (basisPoints: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
