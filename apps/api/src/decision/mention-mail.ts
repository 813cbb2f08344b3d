import { DAY_MS } from '@signet/rulebook/core/dates';
import type { Deps } from '../deps.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';

/** A mention that arrives later than this is read at the desk first. */
const validForMs = 3 * DAY_MS;

/**
 * Tells somebody of the desk that a note names them: a link, and nothing of the note, the person or
 * the business. In both languages of the desk, because nothing keeps which one they read.
 */
export function mentionMail(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  reference: string,
): ((to: string) => OutboxMessage) | undefined {
  const { desk } = config;
  if (desk === undefined) return undefined;
  const url = `${desk.url}/a/${reference}`;
  return (to) => ({
    ...{ channel: 'email', template: 'noteMention', to },
    subject: 'A note at the desk names you / Une note vous nomme',
    text: [
      `A colleague named you in a note on ${reference}. Read it at the desk:`,
      url,
      `Une note au dossier ${reference} vous nomme. Lisez-la au bureau\u00a0:`,
      url,
    ].join('\n\n'),
    validUntil: clock.now() + validForMs,
  });
}
