import type { EmailId } from '@signet/rulebook/messages/choose-message';
import { localeForMarket } from '@signet/rulebook/reference/locales';
import type { Deps } from '../deps.ts';
import { renderMessage } from '../messages/render-message.ts';
import type { OutboxMessage, StoredApplication } from '../platform/store-types.ts';
import type { StoredOrder } from './store.ts';

type OrderEmailId = Extract<EmailId, 'orderHeld' | 'orderPlaced' | 'orderShipped' | 'orderCancelled'>;

/** What its person is told of an order; amounts in their own way of writing. */
export function orderMail(
  id: OrderEmailId,
  { application, order }: { application: StoredApplication; order: Pick<StoredOrder, 'totalCents' | 'currency' | 'tracking'> },
  { config }: Pick<Deps, 'config'>,
): OutboxMessage {
  const locale = localeForMarket(application.market, application.locale);
  const total = new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency }).format(order.totalCents / 100);
  const { carrier = '', number = '' } = order.tracking ?? {};
  return renderMessage(id, application, config, { values: { total, carrier, number } });
}
