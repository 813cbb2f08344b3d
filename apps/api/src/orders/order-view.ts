import { mayCancelOrder, OPEN_ORDER_STATES } from '@signet/rulebook/orders/order-states';
import { type OrderView, orderView } from '@signet/rulebook/orders/view';
import type { StoredOrder } from './store.ts';

/** An order as its person may see it; what the view does not name, the vendors' ids above all, it leaves out. */
export const orderViewOf = ({ id, instrumentLast4, refusal, delay, refundedCents, ...order }: StoredOrder): OrderView =>
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
  });
