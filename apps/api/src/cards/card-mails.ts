import type { CardView } from '@signet/rulebook/cards/view';
import type { EmailId } from '@signet/rulebook/messages/choose-message';
import { pathTo } from '@signet/rulebook/routes';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { renderMessage } from '../messages/render-message.ts';

/** Goes to the address on file, so that a change by somebody else cannot go unnoticed. */
export function cardMail(
  id: Extract<EmailId, 'cardAdded' | 'cardReplaced' | 'cardRemoved' | 'cardDeclined'>,
  {
    application,
    card,
    before,
  }: {
    application: StoredApplication;
    card: Pick<CardView, 'last4'>;
    before?: Pick<CardView, 'last4'>;
  },
  { config }: Pick<Deps, 'config'>,
): OutboxMessage {
  const values = { last4: card.last4, before: before?.last4 ?? '' };
  return renderMessage(id, application, config, {
    path: pathTo('order-card', application),
    values,
  });
}
