import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError, orUnavailable } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';
import { cleanAddress, refuseWrongOrder } from './checked-order.ts';
import { offerFor } from './offer.ts';
import { orderMail } from './order-mails.ts';
import { orderFormOf, orderViewOf } from './order-view.ts';
import { ownOrder } from './own-order.ts';
import { REFUND_ORDER_JOB, type StoredOrder } from './store.ts';

export const getOrderForm: Handler<'getOrderForm'> = (asking) => orderFormOf(asking);

/** How it is paid is asked later than what: only an order that is submitted needs it. */
export const saveOrderForm: Handler<'saveOrderForm'> = async ({ body: { choice, address }, ...asking }) => {
  const { deps, application, visitor } = asking;
  const orders = await deps.store.orders.of(application.id);
  refuseWrongOrder(choice, offerFor(application, deps, { locale: visitor.locale, orders }), ['paymentMethod.required']);
  const draft = { choice, ...(address && { address: cleanAddress(address, asking) }) };
  await deps.store.orderDrafts.save(application.id, draft);
  return orderFormOf(asking);
};

export const getOrder: Handler<'getOrder'> = async ({ params, ...asking }) => ({
  order: orderViewOf(await ownOrder(asking, params.orderId), asking.application, asking.deps.clock),
});

const PROVIDER_LATE_MS = 60 * 60_000;

/** The packer has it no more, and never will; one that has left is not stopped. */
const isStopped = async ({ id: reference }: StoredOrder, { providers }: Deps): Promise<boolean> =>
  (await orUnavailable(providers.fulfilment.cancel({ reference }))).status === 'cancelled';

/** Ends an order that has not shipped; what was charged goes back to where it came from. */
export const cancelOrder: Handler<'cancelOrder'> = async ({ deps, application, session, params, once }) => {
  const order = await ownOrder({ deps, application }, params.orderId);
  if (order.state !== 'cancelled') {
    if (order.state === 'placed' && !(await isStopped(order, deps))) throw new AppError('order.closed');
    const messages = [orderMail('orderCancelled', { application, order }, deps)];
    const refund = { kind: REFUND_ORDER_JOB, payload: { orderId: order.id } };
    // A charge that the provider has not got round to is found by the second one.
    const jobs = order.state === 'held' ? [] : [refund, { ...refund, dueAt: deps.clock.now() + PROVIDER_LATE_MS }];
    const isDone = await deps.store.orders.advance(order.id, 'cancelled', { actor: actorOf(session), messages, jobs, once });
    const after = await ownOrder({ deps, application }, order.id);
    if (!isDone && after.state !== 'cancelled') throw new AppError('order.closed');
    return { order: orderViewOf(after, application, deps.clock) };
  }
  return { order: orderViewOf(order, application, deps.clock) };
};
