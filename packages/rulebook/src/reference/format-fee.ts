import type { FeeRow } from './fees.ts';
import type { Currency, Locale } from './locales.ts';

/** A fee in the reader's way: `2.7% + $0.30`, `2,7 % + 0,30 $`. A part of 0 is left out. docs/readings.md 22. */
export function formatFee(
  { basisPoints, fixedCents }: Pick<FeeRow, 'basisPoints' | 'fixedCents'>,
  locale: Locale,
  currency: Currency,
): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
  const fixed = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(fixedCents / 100);
  return [...(basisPoints > 0 ? [percent] : []), ...(fixedCents > 0 ? [fixed] : [])].join(' + ');
}
