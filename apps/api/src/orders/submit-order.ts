import { isDeepStrictEqual } from 'node:util';
import { isApproved } from '@signet/rulebook/core/facts';
import { deviceCount, type OrderChoice } from '@signet/rulebook/orders/order';
import { OPEN_ORDER_STATES } from '@signet/rulebook/orders/order-states';
import { orderSummary } from '@signet/rulebook/orders/order-summary';
import { loadApplication } from '../application/load-view.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Call, Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';
import { agreedMandate } from './agreed-mandate.ts';
import { businessAddressOf, cleanAddress, requireValidOrder } from './checked-order.ts';
import { offerFor } from './offer.ts';
import { orderMail } from './order-mails.ts';
import { orderViewOf } from './order-view.ts';
import { payableBank } from './payable-bank.ts';
import type { StoredOrder } from './store.ts';

type Submitting = Call<'submitOrder'>;

/** Prices the order on the server and throws when the submitted total or choice does not match. */
function computedOrder(
  { deps, body, visitor }: Submitting,
  application: StoredApplication,
  complimentaryUsed: number,
) {
  const { profiles, feeProfiles, address: typed } = body;
  const offer = offerFor(application, deps, { locale: visitor.locale, complimentaryUsed });
  requireValidOrder(profiles, offer);
  const isShipped = deviceCount(profiles) > 0;
  const address = !isShipped
    ? undefined
    : typed === undefined
      ? businessAddressOf(application)
      : cleanAddress(typed, { deps, application });
  if (isShipped && address === undefined) throw new AppError('application.incomplete');
  const approved = isApproved(application);
  const summary = orderSummary(profiles, offer, {
    day: offer.day,
    isApproved: approved,
    territory: address?.territory,
  });
  if (summary.totalCents !== feeProfiles.totalCents)
    throw new AppError('order.totalChanged', { totalCents: summary.totalCents }, [
      { code: 'order.totalChanged', field: 'feeProfiles.totalCents' },
    ]);
  const isPaid = profiles.paymentMethod !== 'NONE' && isShipped;
  const { card } = application;
  const ofCard = card && { instrumentId: card.cardId, instrumentLast4: card.last4 };
  const isByBank = profiles.paymentMethod === 'BANK';
  const instrument = isByBank ? payableBank(application) : ofCard;
  if (isPaid && instrument === undefined)
    throw new AppError('request.validationFailed', {}, [
      { code: 'paymentMethod.required', field: 'paymentMethod' },
    ]);
  const choice: Omit<OrderChoice, 'address'> = isShipped
    ? profiles
    : { ...profiles, quantities: {}, bundleQuantity: 0, licences: 0, paymentMethod: 'NONE' };
  const order = {
    state: !isShipped ? 'completed' : approved ? 'paying' : 'held',
    type: profiles.type,
    paymentMethod: choice.paymentMethod,
    currency: offer.currency,
    choice,
    summary,
    totalCents: summary.totalCents,
    address,
    ...(isPaid ? instrument : {}),
  } as const;
  return {
    order,
    approved,
    complimentaryLimit: offer.terms.complimentaryDevices,
    mandate: isPaid && isByBank ? agreedMandate(application, body.mandate, visitor) : undefined,
  };
}

/** A repeated submission: a double click, another tab, or a lost response. */
const isSame = (stored: StoredOrder, { order }: ReturnType<typeof computedOrder>): boolean =>
  isDeepStrictEqual(
    JSON.parse(JSON.stringify([order.choice, order.address ?? null])),
    JSON.parse(JSON.stringify([stored.choice, stored.address ?? null])),
  );

const attempts = 3;

/**
 * Stores the order without charging it: a job charges an approved one, the others wait for the
 * decision. docs/decisions/0099.
 */
export const submitOrder: Handler<'submitOrder'> = async (call) => {
  const { deps, session, visitor, once } = call;
  let { application } = call;
  for (let at = 0; at < attempts; at += 1) {
    if (application.onboardedAt === undefined) throw new AppError('application.incomplete');
    if (application.decision === 'DECLINED') throw new AppError('application.notApproved');
    const [orders, complimentaryUsed] = await Promise.all([
      deps.store.orders.of(application.id),
      deps.store.orders.complimentaryUsed(application.id),
    ]);
    const earlier = orders.find(
      ({ state, type }) =>
        OPEN_ORDER_STATES.includes(state) ||
        (state === 'completed' && type === call.body.profiles.type),
    );
    const computed = computedOrder(call, application, complimentaryUsed);
    if (earlier !== undefined) {
      if (!isSame(earlier, computed)) throw new AppError('order.alreadyOpen');
      return { orderId: earlier.id, order: orderViewOf(earlier, application, deps.clock) };
    }
    const { order, approved, complimentaryLimit, mandate } = computed;
    const messages =
      order.state === 'held' ? [orderMail('orderHeld', { application, order }, deps)] : [];
    const orderId = await deps.store.orders.submit(application.id, order, {
      actor: actorOf(session),
      isApproved: approved,
      messages,
      mandate,
      complimentaryLimit,
      once,
    });
    const stored = orderId === undefined ? undefined : await deps.store.orders.byId(orderId);
    if (stored !== undefined)
      return { orderId: stored.id, order: orderViewOf(stored, application, deps.clock) };
    application = await loadApplication(application.id, { deps, session, visitor });
  }
  throw new AppError('order.alreadyOpen');
};
