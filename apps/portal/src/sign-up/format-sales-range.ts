import { formatMessage } from '@signet/rulebook/core/format-message';
import { writeNumber } from '@signet/rulebook/core/written';
import type { Currency, Locale, Market } from '@signet/rulebook/reference/locales';
import { SALES_RANGES, type SalesRange } from '@signet/rulebook/reference/sales-ranges';

type Manner = { locale: Locale; currency: Currency };

/** Writes a market's amounts before the page that shows them: a slow phone's first formatter takes a tenth of a second. */
export function prepareSalesRanges(market: Market, manner: Manner): void {
  for (const band of SALES_RANGES[market]) formatSalesRange(band, '{from}{to}', manner);
}

/** A sales range in the reader's way, without cents: `$25,001 to $100,000`, `25 001 $ à 100 000 $`. */
export function formatSalesRange({ from, to }: SalesRange, text: string, { locale, currency }: Manner): string {
  const money = (amount: number) => writeNumber(amount, locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return formatMessage(text, { from: money(from), to: money(to ?? 0) }, locale);
}
