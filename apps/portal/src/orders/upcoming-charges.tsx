import { formatLongDate } from '@signet/rulebook/core/format-date';
import type { OrderSummary } from '@signet/rulebook/orders/order-summary';
import { Banner } from '@signet/ui/banner';
import { usePortal } from '../platform/application.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import { formatMoney } from './order-money.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { OrderForm } from './use-order-form.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

type UpcomingChargesProps = {
  summary: OrderSummary;
  currency: OrderForm['currency'];
  hasShipped?: boolean;
};

/**
 * The next charges with their dates, and how to end them: cancel before shipping, return
 * afterwards.
 */
export function UpcomingCharges({ summary, currency, hasShipped = false }: UpcomingChargesProps) {
  const { next } = useTexts().checkout;
  const fillIn = useFormatMessage();
  const { boot } = usePortal();
  const { supportPhone } = boot.brand;
  const charges = summary.upcoming.map(({ cents, trialDays, day }) => {
    const amount = formatMoney(cents, currency, boot.locale);
    if (day !== undefined)
      return fillIn(next.from, { amount, day: formatLongDate(day, boot.locale) });
    return trialDays > 0
      ? fillIn(next.afterApproval, { amount, days: trialDays })
      : fillIn(next.monthly, { amount });
  });
  const isReseller = summary.lines.some(({ isComplimentary }) => isComplimentary);
  const isRented = charges.length > 0 || isReseller;
  const words = hasShipped ? next.afterShipping : next.untilShipping;
  const rentEnds = supportPhone ? fillIn(words.rent, { phone: supportPhone }) : words.rentPlain;
  const end = isRented ? rentEnds : !hasShipped && next.untilShipping.buy;
  return (
    <Banner>
      {(charges.length > 0 ? charges : [isReseller ? next.reseller : next.once]).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {end && <p>{end}</p>}
    </Banner>
  );
}
