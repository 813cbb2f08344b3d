import { formatLongDate } from '@signet/rulebook/core/format-date';
import type { OrderSummary } from '@signet/rulebook/orders/order-summary';
import { Banner } from '@signet/ui/banner';
import type { ReactNode } from 'react';
import { usePortal } from '../platform/application.tsx';
import { FilledWithLink, PhoneLink } from '../platform/support-links.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import { formatMoney } from './order-money.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { OrderForm } from './use-order-form.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

type UpcomingChargesProps = { summary: OrderSummary; currency: OrderForm['currency'] };

const isRented = ({ upcoming, lines }: OrderSummary): boolean =>
  upcoming.length > 0 || lines.some(({ isComplimentary }) => isComplimentary);

/** How the rent ends, or the order: cancel before it ships, send it back afterwards. */
export function useWayToEnd(summary: OrderSummary, hasShipped: boolean): ReactNode {
  const { next } = useTexts().checkout;
  const { supportPhone } = usePortal().boot.brand;
  const words = hasShipped ? next.afterShipping : next.untilShipping;
  if (!isRented(summary)) return hasShipped ? undefined : next.untilShipping.buy;
  return supportPhone ? (
    <FilledWithLink text={words.rent} place="phone" link={<PhoneLink />} />
  ) : (
    words.rentPlain
  );
}

/** Says that nothing follows the payment, and why; nothing where each month costs something. */
export function useNothingFollows(summary: OrderSummary): string | undefined {
  const { next } = useTexts().checkout;
  if (summary.upcoming.length > 0) return undefined;
  return isRented(summary) ? next.reseller : next.once;
}

/** Before an order is placed: what will be charged from when, in sentences, and how it ends. */
export function UpcomingCharges({ summary, currency }: UpcomingChargesProps) {
  const { next } = useTexts().checkout;
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const end = useWayToEnd(summary, false);
  const nothingFollows = useNothingFollows(summary);
  const charges = summary.upcoming.map(({ cents, trialDays, day }) => {
    const amount = formatMoney(cents, currency, locale);
    if (day !== undefined) return fillIn(next.from, { amount, day: formatLongDate(day, locale) });
    return trialDays > 0
      ? fillIn(next.afterApproval, { amount, days: trialDays })
      : fillIn(next.monthly, { amount });
  });
  return (
    <Banner>
      {(nothingFollows === undefined ? charges : [nothingFollows]).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {end && <p>{end}</p>}
    </Banner>
  );
}
