import { DEBIT_MANDATES } from '@signet/rulebook/orders/bank-debit';
import { monthlyCents, type OrderSummary } from '@signet/rulebook/orders/order-summary';
import { Card } from '@signet/ui/card';
import { useApplication, usePortal } from '../../platform/application.tsx';
import { FilledWithLink, PhoneLink } from '../../platform/support-links.tsx';
import { textsOf, useFormatMessage } from '../../platform/texts/text-provider.tsx';
import { formatMoney } from '../order-money.ts';
import type { OrderForm } from '../use-order-form.ts';
import type { TEXTS } from './texts.en-US.ts';

const useTexts = textsOf<typeof TEXTS>('orders/bank-debit');

type BankMandateProps = {
  last4: string;
  currency: OrderForm['currency'];
  summary: Pick<OrderSummary, 'totalCents' | 'upcoming'>;
  isApproved: boolean;
  button: string;
};

/**
 * Authorization to debit the account for an order; its version is submitted with the order.
 * docs/decisions/0114.
 */
export function BankMandate({ last4, currency, summary, isApproved, button }: BankMandateProps) {
  const { mandate } = useTexts();
  const fillIn = useFormatMessage();
  const { market } = useApplication();
  const { locale, brand } = usePortal().boot;
  const { title, order, terms } = mandate[DEBIT_MANDATES[market].scheme];
  const perMonth = monthlyCents(summary);
  const money = (cents: number): string => formatMoney(cents, currency, locale);
  const isCharged = summary.totalCents > 0;
  const amounts = [
    ...(isCharged
      ? [
          fillIn(isApproved ? mandate.now : mandate.onApproval, {
            amount: money(summary.totalCents),
          }),
        ]
      : []),
    ...(perMonth > 0
      ? [fillIn(isCharged ? mandate.monthly : mandate.monthlyAlone, { amount: money(perMonth) })]
      : []),
  ];
  return (
    <Card title={title}>
      <p>{fillIn(order, { button, brand: brand.name, last4 })}</p>
      <p>{amounts.join(' ')}</p>
      <p className="meta">
        {terms.join(' ')}{' '}
        {brand.supportPhone && (
          <FilledWithLink text={mandate.contact} place="phone" link={<PhoneLink />} />
        )}
      </p>
    </Card>
  );
}
