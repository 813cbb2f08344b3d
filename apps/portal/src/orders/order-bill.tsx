import { formatDay } from '@signet/rulebook/core/format-date';
import {
  firstDayCents,
  monthlyCents,
  type OrderLine,
  type OrderSummary,
  orderSummary,
} from '@signet/rulebook/orders/order-summary';
import { ChangingText } from '@signet/ui/changing-text';
import type { ReactNode } from 'react';
import { usePortal } from '../platform/application.tsx';
import { textsOf, useFormatMessage } from '../platform/texts/text-provider.tsx';
import { ChargeList } from './charge-list.tsx';
import { countedDraft, type OrderDraft, onlyOffered } from './order-draft.ts';
import { formatMoney } from './order-money.ts';
import { usePlanNames } from './plan-names.ts';
import type { TEXTS } from './texts.en-US.ts';
import type { OrderForm } from './use-order-form.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

/** What an order costs as it is chosen now; a count that can't be read counts as none. */
const summaryOf = (draft: OrderDraft, form: OrderForm): OrderSummary =>
  orderSummary(countedDraft(onlyOffered(draft, form.plans)), form, {
    day: form.day,
    isApproved: form.isApproved,
    territory: (form.address ?? form.businessAddress)?.territory,
  });

/** The running total: due today, the next charge with its day, and every month after that. */
export function OrderBill({
  form,
  draft,
  children,
}: {
  form: OrderForm;
  draft: OrderDraft;
  /** The button that goes on. */
  children: ReactNode;
}) {
  const { bill: texts, checkout } = useTexts();
  const fillIn = useFormatMessage();
  const { locale } = usePortal().boot;
  const nameOf = usePlanNames();
  const summary = summaryOf(draft, form);
  const money = (cents: number): string => formatMoney(cents, form.currency, locale);
  const { lines, totalCents, shippingCents, tax } = summary;
  const due = form.isApproved ? checkout.dueToday : checkout.dueOnApproval;
  const isEmpty = lines.length === 0;
  const amount = money(monthlyCents(summary));
  const total = money(totalCents);
  const [next] = summary.upcoming;
  const rest =
    next &&
    (next.day === undefined
      ? fillIn(texts.thenLater, { amount })
      : fillIn(texts.thenFrom, { amount, day: formatDay(next.day, locale) }));
  return (
    <div className="bill">
      <p className="visually-hidden" role="status">
        {isEmpty ? texts.empty : `${due} ${total}`}
      </p>
      <section className="bill-paper" aria-labelledby="bill-title">
        <h2 id="bill-title">{checkout.title}</h2>
        {isEmpty ? (
          <p className="meta">{texts.empty}</p>
        ) : (
          <>
            <div className="order-paper">
              <table>
                <caption className="visually-hidden">{checkout.caption}</caption>
                <tbody>
                  {lines.map((line) => (
                    <BillLine key={line.plan} {...{ line, money }} name={nameOf(line.plan)} />
                  ))}
                  <tr>
                    <th scope="row">{checkout.shipping}</th>
                    <td>{shippingCents === 0 ? checkout.free : money(shippingCents)}</td>
                  </tr>
                  {tax && (
                    <tr>
                      <th scope="row">{texts.tax}</th>
                      <td>{money(tax.cents)}</td>
                    </tr>
                  )}
                  <tr className="order-total">
                    <th scope="row">{due}</th>
                    <td>
                      <ChangingText text={total} />
                    </td>
                  </tr>
                </tbody>
              </table>
            </div>
            <ChargeList summary={summary} currency={form.currency} />
          </>
        )}
      </section>
      <div className="actions bill-bar">
        <div className="bill-sum">
          {isEmpty ? (
            <p aria-hidden="true">{texts.empty}</p>
          ) : (
            <>
              <p aria-hidden="true">
                <span>{due}</span> <ChangingText text={total} />
              </p>
              {rest && <p className="meta">{rest}</p>}
            </>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

function BillLine({
  line,
  name,
  money,
}: {
  line: OrderLine;
  name: string;
  money: (cents: number) => string;
}) {
  const { bill: texts, checkout } = useTexts();
  const fillIn = useFormatMessage();
  const { plan, quantity, every, perUnitCents, trialPeriodDays, isComplimentary } = line;
  const price = money(perUnitCents);
  const note = isComplimentary
    ? checkout.rentReseller
    : every === 'once'
      ? fillIn(checkout.once, { price })
      : trialPeriodDays > 0
        ? fillIn(plan === 'LICENSE' ? texts.softwareFree : texts.rentFree, {
            days: trialPeriodDays,
          })
        : texts.firstMonth;
  return (
    <tr>
      <th scope="row">
        <span>{fillIn(checkout.line, { name, quantity })}</span>
        <small>{note}</small>
      </th>
      <td>{money(firstDayCents(line))}</td>
    </tr>
  );
}
