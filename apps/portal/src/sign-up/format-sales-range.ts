import { formatMessage } from '@signet/rulebook/core/format-message';
import type { Currency, Locale } from '@signet/rulebook/reference/locales';
import type { SalesRange } from '@signet/rulebook/reference/sales-ranges';

/** A sales range in the reader's way, without cents: `$25,001 to $100,000`, `25 001 $ à 100 000 $`. */
export function formatSalesRange(
  { from, to }: SalesRange,
  text: string,
  { locale, currency }: { locale: Locale; currency: Currency },
): string {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return formatMessage(text, { from: money.format(from), to: money.format(to ?? 0) }, locale);
}
