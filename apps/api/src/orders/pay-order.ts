import { ORDER_REFUSAL_ERRORS } from '@signet/rulebook/orders/bank-debit';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { actorOf } from '../session/session-cookies.ts';
import { agreedMandate } from './agreed-mandate.ts';
import { type Charged, chargeOrder } from './charge-order.ts';
import { orderViewOf } from './order-view.ts';
import { ownOrder } from './own-order.ts';
import { payableBank } from './payable-bank.ts';
import { CHARGE_ORDER_JOB } from './store.ts';

/**
 * How long to wait for a 3-D Secure challenge before the job charges the order or marks it unpaid
 * again.
 */
const COMES_BACK_MS = 10 * 60_000;

const orFailed = (charging: Promise<Charged>): Promise<Charged> =>
  charging.catch((error: unknown) => {
    throw error instanceof ProviderDown ? new AppError('card.failed') : error;
  });

function chosenInstrument(application: StoredApplication, id: string) {
  const { card } = application;
  const bank = payableBank(application);
  if (card?.cardId === id)
    return {
      paymentMethod: 'CARD',
      instrumentId: card.cardId,
      instrumentLast4: card.last4,
    } as const;
  return bank?.instrumentId === id ? ({ paymentMethod: 'BANK', ...bank } as const) : undefined;
}

/**
 * Retries a declined order with the card or account now on file, while the customer is on the page.
 */
export const payOrder: Handler<'payOrder'> = async ({
  deps,
  application,
  session,
  body,
  visitor,
}) => {
  const { store, clock } = deps;
  const order = (await store.orders.of(application.id)).find(
    ({ state }) => state === 'unpaid' || state === 'paying',
  );
  if (order === undefined || application.decision === 'DECLINED')
    throw new AppError('order.closed');
  if (body.amount !== order.totalCents)
    throw new AppError('order.totalChanged', { totalCents: order.totalCents }, [
      { code: 'order.totalChanged', field: 'amount' },
    ]);
  const chosen = chosenInstrument(application, body.financialInstrumentId);
  if (chosen === undefined)
    throw new AppError('request.validationFailed', {}, [
      { code: 'paymentMethod.required', field: 'financialInstrumentId' },
    ]);
  const mandate =
    chosen.paymentMethod === 'BANK' ? agreedMandate(application, body.mandate, visitor) : undefined;
  const actor = actorOf(session);
  const { id: orderId } = order;
  // Switching cards first finishes the attempt under way, so that two charges never run in
  // parallel.
  const isOther = order.state === 'paying' && order.instrumentId !== chosen.instrumentId;
  const before = isOther
    ? await orFailed(chargeOrder(deps, order, { actor, person: 'elsewhere' }))
    : undefined;
  if (order.state === 'unpaid' || before?.state === 'refused') {
    const jobs = [
      { kind: CHARGE_ORDER_JOB, payload: { orderId }, dueAt: clock.now() + COMES_BACK_MS },
    ];
    if (
      !(await store.orders.advance(orderId, 'paidAgain', { actor, facts: chosen, jobs, mandate }))
    )
      throw new AppError('order.closed');
  }
  const charged =
    before?.state === 'done' || before?.state === 'processing'
      ? before
      : await orFailed(
          chargeOrder(deps, await ownOrder({ deps, application }, orderId), {
            actor,
            person: 'present',
          }),
        );
  if (charged.state === 'overtaken') throw new AppError('order.closed');
  if (charged.state === 'refused')
    throw new AppError(
      charged.why === 'declined' ? 'payment.declined' : ORDER_REFUSAL_ERRORS[charged.why],
    );
  const now = orderViewOf(await ownOrder({ deps, application }, orderId), application, deps.clock);
  return {
    order: now,
    ...(charged.state === 'actionRequired' ? { clientSecret: charged.clientSecret } : {}),
  };
};
