import { writeNumber } from '@signet/rulebook/core/written';
import type { Currency, Locale } from '@signet/rulebook/reference/locales';

/** Formats cents, always with two decimals. */
export const formatMoney = (cents: number, currency: Currency, locale: Locale): string =>
  writeNumber(cents / 100, locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });

/** Formats a tax rate given in basis points: "14.975%". */
export const formatRate = (basisPoints: number, locale: Locale): string =>
  writeNumber(basisPoints / 10_000, locale, { style: 'percent', maximumFractionDigits: 3 });
