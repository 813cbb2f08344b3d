import type { Deps } from '../deps.ts';
import type { Job } from '../platform/store-types.ts';

/** The queue retries failures. docs/readings.md 109. */
export async function runSendMessage({ store, providers }: Deps, { payload }: Job): Promise<void> {
  const message = await store.outbox.claim(String(payload.outboxId));
  if (message === undefined) return; // sent by an earlier run
  const { id, channel, to, subject = '', text, html = '' } = message;
  if (to === '') return store.outbox.failed(id);
  if (channel === 'sms') await providers.texts.send({ to, text });
  else await providers.mail.send({ id, to, subject, text, html });
  await store.outbox.sent(id);
}
