import { formatMessage } from '../core/format-message.ts';
import { writeNumber } from '../core/written.ts';
import type { Currency, Locale, Market } from '../reference/locales.ts';
import { SALES_RANGES, type SalesRange } from '../reference/sales-ranges.ts';

type Manner = { locale: Locale; currency: Currency };

/**
 * Formats a market's amounts ahead of the page that shows them: creating the first formatter takes
 * a slow phone a tenth of a second.
 */
export function prepareSalesRanges(market: Market, manner: Manner): void {
  for (const band of SALES_RANGES[market]) formatSalesRange(band, '{from}{to}', manner);
}

/** A localized sales range without cents: `$25,001 to $100,000`, `25 001 $ à 100 000 $`. */
export function formatSalesRange(
  { from, to }: SalesRange,
  text: string,
  { locale, currency }: Manner,
): string {
  const money = (amount: number) =>
    writeNumber(amount, locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return formatMessage(text, { from: money(from), to: money(to ?? 0) }, locale);
}
