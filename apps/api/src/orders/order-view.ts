import { isApproved } from '@signet/rulebook/core/facts';
import { nextTryDay } from '@signet/rulebook/orders/monthly-charges';
import { defaultOrder } from '@signet/rulebook/orders/order';
import { mayCancelOrder, OPEN_ORDER_STATES } from '@signet/rulebook/orders/order-states';
import { type OrderFormView, type OrderView, orderView } from '@signet/rulebook/orders/view';
import type { Call } from '../handler.ts';
import type { StoredApplication } from '../platform/store-types.ts';
import { businessAddressOf } from './checked-order.ts';
import { offerFor } from './offer.ts';
import type { StoredOrder } from './store.ts';

/** An order as its person may see it; what the view does not name, the vendors' ids above all, it leaves out. */
export const orderViewOf = ({ id, instrumentLast4, refusal, delay, refundedCents, owed, ...order }: StoredOrder): OrderView =>
  orderView.parse({
    ...order,
    orderId: id,
    submitted: true,
    inProgress: OPEN_ORDER_STATES.includes(order.state),
    last4: instrumentLast4,
    mayCancel: mayCancelOrder(order.state),
    refusal: order.state === 'unpaid' ? refusal : undefined,
    delay: order.state === 'placed' ? delay : undefined,
    refundedCents: refundedCents > 0 ? refundedCents : undefined,
    owed: owed?.map((month) => ({ ...month, nextTryDay: nextTryDay(month) })),
  });

type Asking = Pick<Call<'getOrderForm'>, 'deps' | 'application'> & { visitor: Pick<Call<'getOrderForm'>['visitor'], 'locale'> };

/** What can be paid with now. */
const instrumentsOf = ({ card }: StoredApplication) => ({
  ...(card === undefined ? {} : { card: { id: card.cardId, last4: card.last4 } }),
});

/** What the order page needs, in one answer; the page is drawn with it, too. */
export async function orderFormOf({ deps, application, visitor }: Asking): Promise<OrderFormView> {
  const [draft, orders] = await Promise.all([deps.store.orderDrafts.of(application.id), deps.store.orders.of(application.id)]);
  const offer = offerFor(application, deps, visitor.locale);
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
    orders: orders.map(orderViewOf),
  };
}
