import { formatMessage } from '@signet/rulebook/core/format-message';
import { writeNumber } from '@signet/rulebook/core/written';
import type { Currency, Locale } from '@signet/rulebook/reference/locales';
import type { SalesRange } from '@signet/rulebook/reference/sales-ranges';

/** A sales range in the reader's way, without cents: `$25,001 to $100,000`, `25 001 $ à 100 000 $`. */
export function formatSalesRange(
  { from, to }: SalesRange,
  text: string,
  { locale, currency }: { locale: Locale; currency: Currency },
): string {
  const money = (amount: number) => writeNumber(amount, locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return formatMessage(text, { from: money(from), to: money(to ?? 0) }, locale);
}
