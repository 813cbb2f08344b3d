import type { OrderLine, OrderSummary } from '@signet/rulebook/orders/order-summary';
import type { PlanId } from '@signet/rulebook/reference/plans';
import { usePortal } from '../platform/application.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import { formatMoney, formatRate } from './order-money.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { OrderForm } from './use-order-form.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

type Row = { title: string; note?: string; amount: string; isOffer?: boolean };

type OrderReceiptProps = {
  summary: OrderSummary;
  currency: OrderForm['currency'];
  nameOf: (plan: PlanId) => string;
  total: string;
  /** For an order that costs nothing: the words take the place of the sum. */
  isSumless?: boolean;
};

export function OrderReceipt({
  summary,
  currency,
  nameOf,
  total,
  isSumless = false,
}: OrderReceiptProps) {
  const { checkout } = useTexts();
  const rows = useRows(summary, currency, nameOf);
  const { locale } = usePortal().boot;
  return (
    <div className="order-paper">
      <table>
        <caption className="visually-hidden">{checkout.caption}</caption>
        <tbody>
          {rows.map(({ title, note, amount, isOffer }) => (
            <tr key={title}>
              <th scope="row">
                <span>{title}</span>
                {note && <small>{note}</small>}
              </th>
              <td className={isOffer ? 'order-offer' : undefined}>{amount}</td>
            </tr>
          ))}
          <tr className="order-total">
            <th scope="row" colSpan={isSumless ? 2 : undefined}>
              {total}
            </th>
            {!isSumless && <td>{formatMoney(summary.totalCents, currency, locale)}</td>}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function useRows(
  summary: OrderSummary,
  currency: OrderForm['currency'],
  nameOf: (plan: PlanId) => string,
): Row[] {
  const { checkout, complimentary } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const money = (cents: number): string => formatMoney(cents, currency, locale);
  const { lines, subtotalCents, shippingCents, freeShippingDays, tax } = summary;
  const lineOf = ({
    plan,
    quantity,
    perUnitCents,
    cents,
    every,
    isComplimentary,
  }: OrderLine): Row => {
    const title = fillIn(checkout.line, { name: nameOf(plan), quantity });
    if (isComplimentary)
      return { title, note: checkout.rentReseller, amount: complimentary.price, isOffer: true };
    const words =
      every === 'once' ? checkout.once : plan === 'LICENSE' ? checkout.subscription : checkout.rent;
    return { title, note: fillIn(words, { price: money(perUnitCents) }), amount: money(cents) };
  };
  const trials = [
    ...new Set(
      lines
        .filter(({ isComplimentary }) => !isComplimentary)
        .map(({ trialPeriodDays }) => trialPeriodDays),
    ),
  ].filter((days) => days > 0);
  const givenCents = lines.reduce(
    (sum, { isComplimentary, cents }) => sum + (isComplimentary ? cents : 0),
    0,
  );
  const offerCents = summary.offerCents - givenCents; // complimentary lines carry their own label
  const [days] = trials;
  const offer =
    trials.length === 1 && days !== undefined
      ? fillIn(checkout.offerTrial, { days })
      : checkout.offer;
  const hasSubtotal =
    lines.length + (offerCents > 0 ? 1 : 0) > 1 && (shippingCents > 0 || tax !== undefined);
  return [
    ...lines.map(lineOf),
    ...(offerCents > 0
      ? [{ title: offer, amount: money(-offerCents).replace('-', '−'), isOffer: true }]
      : []),
    ...(hasSubtotal ? [{ title: checkout.subtotal, amount: money(subtotalCents) }] : []),
    ...(lines.length === 0
      ? []
      : [
          {
            title: checkout.shipping,
            ...(freeShippingDays === undefined
              ? {}
              : { note: fillIn(checkout.shippingDays, { days: freeShippingDays }) }),
            amount: shippingCents === 0 ? checkout.free : money(shippingCents),
          },
        ]),
    ...(tax
      ? [
          {
            title: fillIn(checkout.tax, { rate: formatRate(tax.basisPoints, locale) }),
            amount: money(tax.cents),
          },
        ]
      : []),
  ];
}
