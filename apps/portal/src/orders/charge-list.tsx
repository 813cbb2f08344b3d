import { formatDay } from '@signet/rulebook/core/format-date';
import {
  monthlyCents,
  monthlyParts,
  type OrderSummary,
} from '@signet/rulebook/orders/order-summary';
import { usePortal } from '../platform/application.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import { formatMoney } from './order-money.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { OrderForm } from './use-order-form.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

type Charge = { title: string; text: string; amount: string };

type ChargeListProps = { summary: OrderSummary; currency: OrderForm['currency'] };

/** The next charge with its day and parts, then what every month costs; nothing without rent. */
export function ChargeList({ summary, currency }: ChargeListProps) {
  const charges = useCharges(summary, currency);
  if (charges.length === 0) return null;
  return (
    <ol className="bill-when">
      {charges.map(({ title, text, amount }) => (
        <li key={title}>
          <span>{title}</span>
          <strong>{amount}</strong>
          <span className="meta">{text}</span>
        </li>
      ))}
    </ol>
  );
}

function useCharges(
  { lines, upcoming, tax }: OrderSummary,
  currency: OrderForm['currency'],
): Charge[] {
  const { bill: texts } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const money = (cents: number): string => formatMoney(cents, currency, locale);
  const { terminals, software } = monthlyParts(lines);
  const hasParts = upcoming.length === 1 && terminals > 0 && software > 0 && tax === undefined;
  const charges = upcoming.map(({ cents, trialDays, day }): Charge => {
    const after = trialDays > 0 ? fillIn(texts.afterDays, { days: trialDays }) : texts.afterAMonth;
    return {
      title: day === undefined ? after : formatDay(day, locale),
      text: hasParts
        ? fillIn(texts.parts, { terminals: money(terminals), software: money(software) })
        : texts.first,
      amount: money(cents),
    };
  });
  const perMonth: Charge = {
    title: texts.monthly,
    text: texts.untilCanceled,
    amount: money(monthlyCents({ upcoming })),
  };
  return charges.length === 0 ? [] : [...charges, perMonth];
}
