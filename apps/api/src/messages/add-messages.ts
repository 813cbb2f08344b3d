import { createHash } from 'node:crypto';
import { newRowId } from '../platform/ids.ts';
import { addJobs, type JobToAdd } from '../platform/jobs/store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { OutboxMessage } from './outbox-message.ts';

export const SEND_MESSAGE_JOB = 'send-message';

export const sendJob = (outboxId: string, applicationId: string | undefined): JobToAdd => ({
  id: `${SEND_MESSAGE_JOB}:${outboxId}`,
  kind: SEND_MESSAGE_JOB,
  applicationId,
  payload: { outboxId },
});

/**
 * Hash of a message, kept after its text is deleted, so that a copy presented later can be
 * verified. docs/decisions/0052.
 */
export const contentHash = ({
  channel,
  to,
  from = '',
  replyTo = '',
  subject = '',
  text,
  html = '',
}: OutboxMessage): string =>
  createHash('sha256')
    .update(JSON.stringify([channel, to, from, replyTo, subject, text, html]))
    .digest('hex');

export const outboxSealContext = (id: string) => ({
  table: 'outbox',
  column: 'body_sealed',
  applicationId: '',
  rowId: id,
});

/**
 * Messages, each sent by a job of its own, so that a vendor's fault never loses one. Those to staff
 * belong to no application, whose reader would find them among its messages.
 */
export function addMessages(
  deps: StoreDeps,
  tx: Tx,
  applicationId: string | undefined,
  messages: readonly OutboxMessage[],
): void {
  for (const message of messages) {
    const id = newRowId('out');
    const { channel, template, templateVersion } = message;
    const row = {
      id,
      applicationId,
      channel,
      template,
      templateVersion,
      contentHash: contentHash(message),
      bodySealed: deps.sealer.sealUnbound(outboxSealContext(id), JSON.stringify(message)),
      state: 'waiting' as const,
      createdAt: deps.clock.now(),
    };
    tx.send(query.insertInto('outbox').values(row));
    addJobs(deps, tx, [sendJob(id, applicationId)]);
  }
}
