import type { EmailId } from '@signet/rulebook/messages/choose-message';
import { isDebitRefusal, type OrderRefusal } from '@signet/rulebook/orders/bank-debit';
import { ORDER_LIMITS } from '@signet/rulebook/orders/limits';
import { localeForMarket } from '@signet/rulebook/reference/locales';
import { pathTo } from '@signet/rulebook/routes';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { renderMessage } from '../messages/render-message.ts';
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
  /** Without an id while it is being stored: its mail leads to the list, or to the only order. */
  order: Pick<StoredOrder, 'totalCents' | 'currency' | 'tracking' | 'instrumentLast4'> &
    Partial<Pick<StoredOrder, 'id'>>;
};

export function orderMail(
  id: OrderEmailId,
  { application, order }: About,
  { config }: Pick<Deps, 'config'>,
): OutboxMessage {
  const locale = localeForMarket(application.market, application.locale);
  const total = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: order.currency,
  }).format(order.totalCents / 100);
  const { carrier = '', number = '', url } = order.tracking ?? {};
  const values = {
    total,
    carrier,
    number,
    last4: order.instrumentLast4 ?? '',
    days: String(ORDER_LIMITS.debitDays),
  };
  return renderMessage(id, application, config, {
    path:
      pathTo('order-status', application) + (order.id === undefined ? '' : `?order=${order.id}`),
    values,
    ...(url === undefined ? {} : { linked: { text: number, href: url } }),
  });
}

/**
 * A failed month or reversed payment: what is owed and how to pay it; after the last attempt, that
 * support will help.
 */
export function monthlyMail(
  id: Extract<EmailId, 'monthUnpaid' | 'monthStillUnpaid' | 'debitReturned'>,
  {
    application,
    order,
    cents,
  }: Pick<About, 'application'> & { order: { currency: string }; cents: number },
  { config }: Pick<Deps, 'config'>,
): OutboxMessage {
  const locale = localeForMarket(application.market, application.locale);
  const total = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: order.currency,
  }).format(cents / 100);
  return renderMessage(id, application, config, {
    path: pathTo('order-card', application),
    values: { total },
  });
}

/**
 * A bank that requires authentication declines off-session charges; the customer then confirms on
 * the order page.
 */
export const refusedMail = (
  why: OrderRefusal,
  about: About,
  deps: Pick<Deps, 'config'>,
): OutboxMessage =>
  orderMail(
    isDebitRefusal(why)
      ? 'debitRefused'
      : why === 'notAuthenticated'
        ? 'orderToConfirm'
        : 'cardDeclined',
    about,
    deps,
  );
