import type { Currency, Locale } from '@signet/rulebook/reference/locales';

/** Cents as a receipt writes them: always with both digits. */
export const formatMoney = (cents: number, currency: Currency, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(cents / 100);

/** A tax rate given in basis points: "14.975%". */
export const formatRate = (basisPoints: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(basisPoints / 10_000);
