import { type FeeRow, visibleFees } from '@signet/rulebook/reference/fees';
import type { Currency, Locale } from '@signet/rulebook/reference/locales';
import { PriceTable } from '@signet/ui/price-table';
import { usePortal } from '../../platform/application.tsx';
import type { TEXTS } from './texts.en-US.ts';

type FeeTableProps = {
  texts: typeof TEXTS;
  /** The language of the words: in Quebec not always the page's. */
  locale: Locale;
};

/** What each payment costs, in the market's currency; draws nothing until fees are configured. docs/readings.md 22. */
export function FeeTable({ texts, locale }: FeeTableProps) {
  const { boot } = usePortal();
  const fees = visibleFees(boot.fees);
  if (fees.length === 0) return null;
  return (
    <PriceTable
      caption={texts.feesCaption[boot.currency]}
      columns={[texts.feesColumns[0] ?? '', texts.feesColumns[1] ?? '']}
      rows={fees.map((fee) => ({ label: texts.fees[fee.id], value: formatFee(fee, locale, boot.currency) }))}
    />
  );
}

/** A fee in the reader's way: `2.7% + $0.30`, `2,7 % + 0,30 $`. A part of 0 is left out. docs/readings.md 22. */
export function formatFee({ basisPoints, fixedCents }: FeeRow, locale: Locale, currency: Currency): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
  const fixed = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(fixedCents / 100);
  return [...(basisPoints > 0 ? [percent] : []), ...(fixedCents > 0 ? [fixed] : [])].join(' + ');
}
