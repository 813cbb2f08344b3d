import { LIMITS } from '@signet/rulebook/core/limits';
import { MESSAGE_LIMITS } from '@signet/rulebook/messages/limits';
import type { Deps } from '../deps.ts';
import { unreachedMail } from '../people/owner-mails.ts';
import type { Job } from '../platform/jobs/job.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import type { OutboxMessage } from './outbox-message.ts';
import { AddressRefused } from './port.ts';

type Claimed = OutboxMessage & { id: string; applicationId?: string; createdAt: number };

/**
 * After MESSAGE_LIMITS.messageRetryMs a message stays intact in the review queue. docs/readings.md 109;
 * docs/decisions/0042.
 */
export async function runSendMessage(deps: Deps, { payload, attempts }: Job): Promise<void> {
  const { store, clock } = deps;
  const message = await store.outbox.claim(String(payload.outboxId));
  if (message === undefined) return; // already sent
  const { id, createdAt, to, validUntil } = message;
  if (to === '') return store.outbox.failed(id);
  if (validUntil !== undefined && clock.now() >= validUntil) return store.outbox.dropped(id);
  try {
    await deliver(deps, message);
  } catch (error) {
    await store.outbox.tried(id, faultOf(error));
    // Only the applicant can correct an owner's address, so nothing is gained by trying it again.
    if (error instanceof AddressRefused && message.personId !== undefined)
      return refuse(deps, message, false);
    // A message that a reviewer resends gets its quick retries first, however old it is.
    if (
      clock.now() - createdAt < MESSAGE_LIMITS.messageRetryMs ||
      attempts <= LIMITS.jobQuickRetriesMs.length
    )
      throw error;
    return message.personId === undefined
      ? store.outbox.failed(id, faultOf(error))
      : refuse(deps, message, true);
  }
  const mail = ownersMailOf(message);
  return mail === undefined ? store.outbox.sent(id) : store.ownerMails.accepted(mail);
}

async function deliver({ providers }: Deps, message: Claimed): Promise<void> {
  const { id, channel, to, from, replyTo, subject = '', text, html = '', stopUrl } = message;
  if (channel === 'sms') await providers.texts.send({ to, text });
  else await providers.mail.send({ id, to, from, replyTo, subject, text, html, stopUrl });
}

/** What the vendor answered, in a word and its code; never a sentence, which may name somebody. */
const faultOf = (error: unknown): string | undefined => {
  if (error instanceof AddressRefused) return `addressRefused ${error.code}`;
  if (!(error instanceof ProviderDown)) return undefined;
  return [error.why, error.status].filter((part) => part !== undefined).join(' ');
};

const ownersMailOf = ({
  id: outboxId,
  applicationId: id,
  personId: ownerId,
  createdAt,
  to,
}: Claimed) =>
  id === undefined || ownerId === undefined ? undefined : { id, ownerId, outboxId, createdAt, to };

/** Tells the applicant that a mail to an owner did not arrive. docs/readings.md 256. */
async function refuse(deps: Deps, message: Claimed, isLost: boolean): Promise<void> {
  const { store } = deps;
  const mail = ownersMailOf(message);
  const application = mail && (await store.applications.loadForWork(mail.id));
  const owner = application?.people.find(({ id }) => id === mail?.ownerId);
  if (mail === undefined || application === undefined || owner === undefined)
    return store.outbox.dropped(message.id);
  await store.ownerMails.refused({
    ...mail,
    isLost,
    messages: [unreachedMail({ deps, application, owner })],
  });
}
