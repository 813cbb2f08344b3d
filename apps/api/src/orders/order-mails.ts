import { LIMITS } from '@signet/rulebook/core/limits';
import type { EmailId } from '@signet/rulebook/messages/choose-message';
import { isDebitRefusal, type OrderRefusal } from '@signet/rulebook/orders/bank-debit';
import { localeForMarket } from '@signet/rulebook/reference/locales';
import { pathTo } from '@signet/rulebook/routes';
import type { Deps } from '../deps.ts';
import { renderMessage } from '../messages/render-message.ts';
import type { OutboxMessage, StoredApplication } from '../platform/store-types.ts';
import type { StoredOrder } from './store.ts';

type OrderEmailId = Extract<
  EmailId,
  | 'orderHeld'
  | 'orderPlaced'
  | 'orderShipped'
  | 'orderCancelled'
  | 'orderToConfirm'
  | 'orderDebited'
  | 'orderTakenBack'
  | 'debitRefused'
  | 'cardDeclined'
>;
type About = {
  application: StoredApplication;
  order: Pick<StoredOrder, 'totalCents' | 'currency' | 'tracking' | 'instrumentLast4'>;
};

/** What its person is told of an order, with a way to its page; amounts in their own way of writing. */
export function orderMail(id: OrderEmailId, { application, order }: About, { config }: Pick<Deps, 'config'>): OutboxMessage {
  const locale = localeForMarket(application.market, application.locale);
  const total = new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency }).format(order.totalCents / 100);
  const { carrier = '', number = '' } = order.tracking ?? {};
  const values = { total, carrier, number, last4: order.instrumentLast4 ?? '', days: String(LIMITS.debitDays) };
  return renderMessage(id, application, config, { path: pathTo('order-status', application), values });
}

/** A month that its bank refused, or a payment that it took back: what is owed, and that another card is enough; after the last try, that a person of ours is there. */
export function monthlyMail(
  id: Extract<EmailId, 'monthUnpaid' | 'monthStillUnpaid' | 'debitReturned'>,
  { application, order, cents }: Pick<About, 'application'> & { order: { currency: string }; cents: number },
  { config }: Pick<Deps, 'config'>,
): OutboxMessage {
  const locale = localeForMarket(application.market, application.locale);
  const total = new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency }).format(cents / 100);
  return renderMessage(id, application, config, { path: pathTo('order-card', application), values: { total } });
}

/** A bank that asks its customer first says no to whoever is away: they confirm it on the order's page. */
export const refusedMail = (why: OrderRefusal, about: About, deps: Pick<Deps, 'config'>): OutboxMessage =>
  orderMail(isDebitRefusal(why) ? 'debitRefused' : why === 'notAuthenticated' ? 'orderToConfirm' : 'cardDeclined', about, deps);
