import { localDay } from '@signet/rulebook/core/dates';
import { isApproved } from '@signet/rulebook/core/facts';
import { DEBIT_MANDATES } from '@signet/rulebook/orders/bank-debit';
import { ORDER_LIMITS } from '@signet/rulebook/orders/limits';
import { nextTryDay } from '@signet/rulebook/orders/monthly-charges';
import { defaultOrder } from '@signet/rulebook/orders/order';
import {
  mayCancelOrder,
  OPEN_ORDER_STATES,
  type OrderState,
} from '@signet/rulebook/orders/order-states';
import { type OrderFormView, type OrderView, orderView } from '@signet/rulebook/orders/view';
import type { Market } from '@signet/rulebook/reference/locales';
import { addBusinessDays } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../handler.ts';
import { businessAddressOf } from './checked-order.ts';
import { offerFor } from './offer.ts';
import { instrumentsFor, payableBank } from './payable-bank.ts';
import type { StoredOrder } from './store.ts';

const paidBy = (debitedAt: number, market: Market): string =>
  addBusinessDays(localDay(market, debitedAt), ORDER_LIMITS.debitDays, market);

const STATE_FIELDS: {
  readonly [State in OrderState]?: (order: StoredOrder, market: Market) => Partial<OrderView>;
} = {
  unpaid: ({ refusal }) => ({ refusal }),
  placed: ({ delay }) => ({ delay }),
  cancelled: ({ refusal }) => ({ refusal }), // its bank reversed the payment
  clearing: ({ debitedAt }, market) =>
    debitedAt === undefined ? {} : { paidBy: paidBy(debitedAt, market) },
};

const owedOf = (
  order: StoredOrder,
  application: StoredApplication,
  clock: Deps['clock'],
): OrderView['owed'] => {
  const [instruments, today] = [
    instrumentsFor(order, application),
    clock.today(application.market),
  ];
  return order.owed?.map((month) => ({
    ...month,
    nextTryDay: nextTryDay(instruments, month, today),
  }));
};

/** The schema drops everything it does not name, above all vendor ids. */
export const orderViewOf = (
  order: StoredOrder,
  application: StoredApplication,
  clock: Deps['clock'],
): OrderView =>
  orderView.parse({
    ...order,
    ...{
      refusal: undefined,
      delay: undefined,
      ...STATE_FIELDS[order.state]?.(order, application.market),
    },
    ...{
      orderId: order.id,
      submitted: true,
      inProgress: OPEN_ORDER_STATES.includes(order.state),
      last4: order.instrumentLast4,
    },
    mayCancel: mayCancelOrder(order.state),
    refundedCents: order.refundedCents || undefined,
    owed: owedOf(order, application, clock),
  });

type OrderFormCall = Pick<Call<'getOrderForm'>, 'deps' | 'application'> & {
  visitor: Pick<Call<'getOrderForm'>['visitor'], 'locale'>;
};

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

export async function orderFormOf({
  deps,
  application,
  visitor,
}: OrderFormCall): Promise<OrderFormView> {
  const { id } = application;
  const [draft, orders, complimentaryUsed] = await Promise.all([
    deps.store.orderDrafts.of(id),
    deps.store.orders.of(id),
    deps.store.orders.complimentaryUsed(id),
  ]);
  const offer = offerFor(application, deps, { locale: visitor.locale, complimentaryUsed });
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
