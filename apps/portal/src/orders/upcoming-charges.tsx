import { formatLongDate } from '@signet/rulebook/core/format-date';
import type { OrderSummary } from '@signet/rulebook/orders/order-summary';
import { Banner } from '@signet/ui/banner';
import { usePortal } from '../platform/application.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import { formatMoney } from './order-money.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { OrderForm } from './use-order-form.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

/** What is charged next and when, and how it ends. */
export function UpcomingCharges({ summary, currency }: { summary: OrderSummary; currency: OrderForm['currency'] }) {
  const { next } = useTexts().checkout;
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { supportPhone } = boot.brand;
  const told = summary.upcoming.map(({ cents, trialDays, day }) => {
    const amount = formatMoney(cents, currency, boot.locale);
    if (day !== undefined) return fillIn(next.from, { amount, day: formatLongDate(day, boot.locale) });
    return trialDays > 0 ? fillIn(next.afterApproval, { amount, days: trialDays }) : fillIn(next.monthly, { amount });
  });
  const isReseller = summary.lines.some(({ isComplimentary }) => isComplimentary);
  const isRented = told.length > 0 || isReseller;
  const cancel = isRented ? (supportPhone ? fillIn(next.cancel, { phone: supportPhone }) : next.cancelPlain) : next.cancelBuy;
  return (
    <Banner>
      {(told.length > 0 ? told : [isReseller ? next.reseller : next.once]).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{cancel}</p>
    </Banner>
  );
}
