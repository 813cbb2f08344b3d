import { LIMITS } from '@signet/rulebook/core/limits';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/store-types.ts';

/** After LIMITS.messageRetryMs a message stays intact in the review queue. docs/readings.md 109; docs/decisions/0042. */
export async function runSendMessage({ store, providers, clock }: Deps, { payload, attempts }: Job): Promise<void> {
  const message = await store.outbox.claim(String(payload.outboxId));
  if (message === undefined) return; // already sent
  const { id, createdAt, channel, to, from, replyTo, subject = '', text, html = '', stopUrl, validUntil } = message;
  if (to === '') return store.outbox.failed(id);
  if (validUntil !== undefined && clock.now() >= validUntil) return store.outbox.dropped(id);
  try {
    if (channel === 'sms') await providers.texts.send({ to, text });
    else await providers.mail.send({ id, to, from, replyTo, subject, text, html, stopUrl });
  } catch (error) {
    // A message that a reviewer resends gets its quick retries first, however old it is.
    if (clock.now() - createdAt < LIMITS.messageRetryMs || attempts <= LIMITS.jobQuickRetriesMs.length) throw error;
    return store.outbox.failed(id);
  }
  await store.outbox.sent(id);
}
