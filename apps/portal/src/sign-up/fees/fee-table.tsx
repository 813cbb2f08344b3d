import { feeLines, formatFee } from '@signet/rulebook/reference/fees';
import type { Locale } from '@signet/rulebook/reference/locales';
import { PriceTable } from '@signet/ui/price-table';
import { usePortal } from '../../platform/application.tsx';
import type { TEXTS } from './texts.en-US.ts';

type FeeTableProps = {
  texts: typeof TEXTS;
  /** Locale of the texts, which in Quebec may differ from the page's. */
  locale: Locale;
};

/**
 * Transaction fees in the market's currency; renders nothing until fees are configured.
 * docs/readings.md 22.
 */
export function FeeTable({ texts, locale }: FeeTableProps) {
  const { boot } = usePortal();
  if (boot.fees.length === 0) return null;
  const names: Readonly<Record<string, string | undefined>> = texts.fees;
  return (
    <PriceTable
      caption={texts.feesCaption[boot.currency]}
      columns={[texts.feesColumns[0] ?? '', texts.feesColumns[1] ?? '']}
      rows={[
        ...feeLines(boot.fees).map(({ id, fee }) => ({
          label: fee.names?.[locale.slice(0, 2)] ?? names[id] ?? '',
          value: formatFee(fee, locale, boot.currency),
        })),
        ...(boot.monthlyFeeCents
          ? [
              {
                label: texts.feesMonthly,
                value: formatFee(
                  { basisPoints: 0, fixedCents: boot.monthlyFeeCents },
                  locale,
                  boot.currency,
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
