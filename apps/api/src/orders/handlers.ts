import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError, orUnavailable } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';
import { cleanAddress, requireValidOrder } from './checked-order.ts';
import { offerFor } from './offer.ts';
import { orderMail } from './order-mails.ts';
import { orderFormOf, orderViewOf } from './order-view.ts';
import { ownOrder } from './own-order.ts';
import { REFUND_ORDER_JOB, type StoredOrder } from './store.ts';

export const getOrderForm: Handler<'getOrderForm'> = (call) => orderFormOf(call);

export const saveOrderForm: Handler<'saveOrderForm'> = async ({
  body: { choice, address },
  ...call
}) => {
  const { deps, application, visitor } = call;
  const complimentaryUsed = await deps.store.orders.complimentaryUsed(application.id);
  requireValidOrder(
    choice,
    offerFor(application, deps, { locale: visitor.locale, complimentaryUsed }),
    ['paymentMethod.required'],
  );
  const draft = { choice, ...(address && { address: cleanAddress(address, call) }) };
  await deps.store.orderDrafts.save(application.id, draft);
  return orderFormOf(call);
};

export const getOrder: Handler<'getOrder'> = async ({ params, ...call }) => ({
  order: orderViewOf(await ownOrder(call, params.orderId), call.application, call.deps.clock),
});

const PROVIDER_LATE_MS = 60 * 60_000;

/** A parcel that has already left cannot be stopped. */
const isStopped = async ({ id: reference }: StoredOrder, { providers }: Deps): Promise<boolean> =>
  (await orUnavailable(providers.fulfilment.cancel({ reference }))).status === 'cancelled';

export const cancelOrder: Handler<'cancelOrder'> = async ({
  deps,
  application,
  session,
  params,
  once,
}) => {
  const order = await ownOrder({ deps, application }, params.orderId);
  if (order.state !== 'cancelled') {
    if (order.state === 'placed' && !(await isStopped(order, deps)))
      throw new AppError('order.closed');
    const messages = [orderMail('orderCancelled', { application, order }, deps)];
    const refund = { kind: REFUND_ORDER_JOB, payload: { orderId: order.id } };
    // The second refund catches a charge that the provider completes late.
    const jobs =
      order.state === 'held'
        ? []
        : [refund, { ...refund, dueAt: deps.clock.now() + PROVIDER_LATE_MS }];
    const isDone = await deps.store.orders.advance(order.id, 'cancelled', {
      actor: actorOf(session),
      messages,
      jobs,
      once,
    });
    const after = await ownOrder({ deps, application }, order.id);
    if (!isDone && after.state !== 'cancelled') throw new AppError('order.closed');
    return { order: orderViewOf(after, application, deps.clock) };
  }
  return { order: orderViewOf(order, application, deps.clock) };
};
