import { localDay } from '@signet/rulebook/core/dates';
import { isApproved } from '@signet/rulebook/core/facts';
import { LIMITS } from '@signet/rulebook/core/limits';
import { DEBIT_MANDATES } from '@signet/rulebook/orders/bank-debit';
import { nextTryDay } from '@signet/rulebook/orders/monthly-charges';
import { defaultOrder } from '@signet/rulebook/orders/order';
import { mayCancelOrder, OPEN_ORDER_STATES } from '@signet/rulebook/orders/order-states';
import { type OrderFormView, type OrderView, orderView } from '@signet/rulebook/orders/view';
import type { Market } from '@signet/rulebook/reference/locales';
import { addBusinessDays } from '../application/sla.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../handler.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import { businessAddressOf } from './checked-order.ts';
import { offerFor } from './offer.ts';
import { instrumentsFor, payableBank } from './payable-bank.ts';
import type { StoredOrder } from './store.ts';

/** An order as its person may see it; what the view does not name, the vendors' ids above all, it leaves out. */
export const orderViewOf = (order: StoredOrder, application: StoredApplication, clock: Deps['clock']): OrderView => {
  const { id, instrumentLast4, refusal, delay, refundedCents, debitedAt, owed, ...rest } = order;
  const { market } = application;
  const instruments = instrumentsFor(order, application);
  return orderView.parse({
    ...rest,
    orderId: id,
    submitted: true,
    inProgress: OPEN_ORDER_STATES.includes(order.state),
    last4: instrumentLast4,
    mayCancel: mayCancelOrder(order.state),
    refusal: order.state === 'unpaid' ? refusal : undefined,
    paidBy: order.state === 'clearing' && debitedAt !== undefined ? paidBy(debitedAt, market) : undefined,
    delay: order.state === 'placed' ? delay : undefined,
    refundedCents: refundedCents > 0 ? refundedCents : undefined,
    owed: owed?.map((month) => ({ ...month, nextTryDay: nextTryDay(instruments, month, clock.today(market)) })),
  });
};

type Asking = Pick<Call<'getOrderForm'>, 'deps' | 'application'> & { visitor: Pick<Call<'getOrderForm'>['visitor'], 'locale'> };

/** By when a bank pays that was asked, by the market's business days. */
const paidBy = (debitedAt: number, market: Market): string => addBusinessDays(localDay(market, debitedAt), LIMITS.debitDays, market);

/** What can be paid with now; an account once it is proven, with the wording that is agreed to. */
function instrumentsOf(application: StoredApplication): OrderFormView['instruments'] {
  const { card, bank, market } = application;
  const { instrumentId: id, instrumentLast4: last4 } = payableBank(application) ?? {};
  const mandate = DEBIT_MANDATES[market].version;
  return {
    ...(id === undefined || last4 === undefined
      ? {}
      : { bank: { id, last4, mandate, ...(bank?.bankName && { bankName: bank.bankName }) } }),
    ...(card === undefined ? {} : { card: { id: card.cardId, last4: card.last4 } }),
  };
}

/** What the order page needs, in one answer; the page is drawn with it, too. */
export async function orderFormOf({ deps, application, visitor }: Asking): Promise<OrderFormView> {
  const [draft, orders] = await Promise.all([deps.store.orderDrafts.of(application.id), deps.store.orders.of(application.id)]);
  const offer = offerFor(application, deps, { locale: visitor.locale, orders });
  const { plans, terms, currency, day, segment } = offer;
  const businessAddress = businessAddressOf(application);
  return {
    choice: draft?.choice ?? defaultOrder(offer),
    isSaved: draft !== undefined,
    ...(draft?.address && { address: draft.address }),
    ...(businessAddress && { businessAddress }),
    market: application.market,
    ...(segment && { segment }),
    currency,
    day,
    isApproved: isApproved(application),
    plans,
    terms,
    instruments: instrumentsOf(application),
    orders: orders.map((order) => orderViewOf(order, application, deps.clock)),
  };
}
