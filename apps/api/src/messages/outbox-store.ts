import { LIMITS } from '@signet/rulebook/core/limits';
import { newRowId } from '../platform/ids.ts';
import type { ReadLateJobs } from '../platform/jobs/late-job.ts';
import { addJobs } from '../platform/jobs/store.ts';
import { emptySql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { contentHash, outboxSealContext, sendJob } from './add-messages.ts';
import { OUTBOX_MESSAGE, type OutboxMessage } from './outbox-message.ts';

export type Outbox = {
  /** Decrypts the message while it is unsent. Its id is also the vendor's idempotency key. */
  claim(
    id: string,
  ): Promise<
    (OutboxMessage & { id: string; applicationId?: string; createdAt: number }) | undefined
  >;
  sent(id: string): Promise<void>;
  dropped(id: string): Promise<void>;
  /**
   * Delivery failed for good: the text stays, and the message enters the review queue. `fault` is
   * what the vendor answered.
   */
  failed(id: string, fault?: string): Promise<void>;
  /** A try failed; the message keeps when, and what the vendor answered. */
  tried(id: string, fault?: string): Promise<void>;
  /** Whom the messages of an application go to that are not sent; the text of others is gone. */
  recipientsOf(applicationId: string): Promise<{ id: string; to: string }[]>;
  /** The jobs of messages that have waited too long, should they be lost. */
  lateMessages: ReadLateJobs;
  add(message: OutboxMessage & { applicationId?: string }): Promise<{ id: string }>;
  /** At most one message per template and application, or one since a moment. */
  addOnce(message: OutboxMessage & { applicationId: string }, since?: number): Promise<void>;
};

export function buildOutbox(deps: StoreDeps): Outbox {
  const { database, sealer, clock } = deps;
  const insert = async (
    { applicationId, ...message }: OutboxMessage & { applicationId?: string },
    where: Sql,
  ): Promise<string> => {
    const id = newRowId('out');
    const now = clock.now();
    await database.transaction(async (tx) => {
      const made =
        await tx.run(sql`insert into outbox (id, application_id, channel, template, template_version, content_hash, body_sealed, state, created_at)
        select ${id}::text, ${applicationId ?? null}::text, ${message.channel}::text, ${message.template}::text,
          ${message.templateVersion ?? null}::text, ${contentHash(message)}::text,
          ${sealer.sealUnbound(outboxSealContext(id), JSON.stringify(message))}::text, 'waiting', ${now}::bigint ${where}
        returning id`);
      if (made.length > 0) addJobs(deps, tx, [sendJob(id, applicationId)]);
    });
    return id;
  };
  return {
    claim: async (id) => {
      const [row] = await database.run<{
        bodySealed: string;
        applicationId?: string;
        createdAt: number;
      }>(
        sql`select body_sealed, application_id, created_at from outbox
          where id = ${id} and state = 'waiting' and body_sealed is not null`,
      );
      if (row === undefined) return undefined;
      const message = OUTBOX_MESSAGE.parse(
        JSON.parse(sealer.openUnbound(outboxSealContext(id), row.bodySealed)),
      );
      return {
        ...message,
        id,
        createdAt: row.createdAt,
        ...(row.applicationId === undefined ? {} : { applicationId: row.applicationId }),
      };
    },
    sent: async (id) => {
      await database.run(
        sql`update outbox set state = 'sent', body_sealed = null, sent_at = ${clock.now()}
          where id = ${id} and state = 'waiting'`,
      );
    },
    dropped: async (id) => {
      await database.run(
        sql`update outbox set state = 'dropped', body_sealed = null, failed_at = ${clock.now()}
          where id = ${id} and state = 'waiting'`,
      );
    },
    failed: async (id, fault) => {
      await database.run(
        sql`update outbox set state = 'failed', failed_at = ${clock.now()}, fault = ${fault ?? null}::text
          where id = ${id} and state = 'waiting'`,
      );
    },
    tried: async (id, fault) => {
      await database.run(sql`update outbox set tries = coalesce(tries, '[]')
          || jsonb_strip_nulls(jsonb_build_object('at', ${clock.now()}::bigint, 'fault', ${fault ?? null}::text))
        where id = ${id} and state = 'waiting'`);
    },
    recipientsOf: async (applicationId) => {
      const rows = await database.run<{ id: string; bodySealed: string }>(
        sql`select id, body_sealed from outbox
          where application_id = ${applicationId} and body_sealed is not null order by id`,
      );
      return rows.map(({ id, bodySealed }) => {
        const plain = sealer.openUnbound(outboxSealContext(id), bodySealed);
        return { id, to: OUTBOX_MESSAGE.parse(JSON.parse(plain)).to };
      });
    },
    lateMessages: async (after) => {
      const late = await database.run<{ id: string; applicationId?: string }>(sql`
        select id, application_id from outbox
        where state = 'waiting' and body_sealed is not null
          and created_at < ${clock.now() - LIMITS.jobLostMs}
          and id > ${after} order by id limit ${LIMITS.rowsAtOnce}::integer`);
      return late.map(({ id, applicationId }) => ({
        place: id,
        jobs: [sendJob(id, applicationId)],
      }));
    },
    add: async (message) => ({ id: await insert(message, emptySql) }),
    addOnce: async (message, since = 0) => {
      const { applicationId, template } = message;
      await insert(
        message,
        sql`where not exists (select 1 from outbox o
          where o.application_id = ${applicationId}::text and o.template = ${template}::text
            and o.created_at >= ${since}::bigint)`,
      );
    },
  };
}
