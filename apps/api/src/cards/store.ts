import type { CardView } from '@signet/rulebook/cards/view';
import { LIMITS } from '@signet/rulebook/core/limits';
import { type VendorEvent, vendorNews } from '../bank/bank-news-store.ts';
import { AUDITED_RETURNING, type AuditedUpdate, auditColumns, sideEffectCtes, withCtes } from '../platform/audit/audited-update.ts';
import { newRowId } from '../platform/ids.ts';
import type { Db } from '../platform/sql/database.ts';
import { identifier, type Sql, sql } from '../platform/sql/sql.ts';
import type { IdempotentCall, OutboxMessage, StoreDeps } from '../platform/store-types.ts';
import type { AuthenticatedCard } from './port.ts';

const dayMs = 24 * 3_600_000;

export const RELEASE_CARD_JOB = 'release-card';
export const FORGET_CARDS_JOB = 'forget-cards';
export const MAIL_CARD_DECLINED_JOB = 'mail-card-declined';

type CardWrite = { id: string; actor: string; messages?: readonly OutboxMessage[]; once?: IdempotentCall };

export type Cards = {
  /** Counts an attempt before the provider call; false once the daily limit is reached. */
  countTry(id: string): Promise<boolean>;
  /** Makes the card primary; adding the same card again reuses its row. The previous card is released at the provider. */
  add(added: CardWrite & { card: AuthenticatedCard }): Promise<CardView>;
  remove(removed: CardWrite & { cardId: string }): Promise<{ changed: boolean }>;
  isHeldBy(methodId: string): Promise<boolean>;
  heardOfDecline(event: VendorEvent): Promise<{ news: boolean }>;
  primary(id: string): Promise<CardView | undefined>;
};

const attempts = 3;

const releaseCte = (cards: Sql, now: number): Sql =>
  sql`released as (insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
    select ${RELEASE_CARD_JOB}::text || ':' || c.vendor_method_id, ${RELEASE_CARD_JOB}::text, c.application_id, jsonb_build_object('methodId', c.vendor_method_id),
      ${now}::bigint, 0, 'waiting', ${now}::bigint from (${cards}) c on conflict (id) do nothing)`;

/** Queues the provider-side deletion for an erased application. The job has no application_id, so that erasure does not delete it too. */
export async function forgetCards(db: Db, id: string, now: number): Promise<void> {
  await db.run(sql`insert into jobs (id, kind, payload, due_at, attempts, state, created_at)
    select ${`${FORGET_CARDS_JOB}:${id}`}, ${FORGET_CARDS_JOB}, jsonb_build_object('reference', ${id}::text, 'customerIds',
      (select coalesce(jsonb_agg(distinct k.vendor_customer_id), '[]') from (select vendor_customer_id, application_id from cards
        union select vendor_customer_id, application_id from debit_methods) k where k.application_id = ${id})), ${now}::bigint, 0, 'waiting', ${now}::bigint
    where exists (select 1 from card_tries t where t.application_id = ${id}) or exists (select 1 from cards k where k.application_id = ${id})
      or exists (select 1 from debit_methods m where m.application_id = ${id})
    on conflict (id) do nothing`);
  for (const table of ['cards', 'card_tries', 'debit_methods'])
    await db.run(sql`delete from ${identifier(table)} where application_id = ${id}`);
}

/** SQL for cards; stores provider tokens only, never a card number. docs/decisions/0075. */
export function buildCards(deps: StoreDeps): Cards {
  const { database, clock, sealer } = deps;

  const primary = async (id: string): Promise<CardView | undefined> => {
    const [row] = await database.run<CardView>(
      sql`select id as card_id, brand, last4, expiry_month, expiry_year from cards where application_id = ${id} and is_primary`,
    );
    return row;
  };

  const addOnce = async ({ id, card, actor, messages, once }: Parameters<Cards['add']>[0]): Promise<boolean> => {
    const now = clock.now();
    const change: AuditedUpdate = { actor, action: 'card.added', detail: { brand: card.brand }, messages, once };
    const parts = [
      sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint, ${auditColumns(change, now, sealer)}
        where id = ${id} and not exists (select 1 from cards k where k.application_id = ${id} and k.vendor_fingerprint = ${card.fingerprint}::text and k.is_primary
          and k.vendor_method_id = ${card.methodId}::text) returning ${AUDITED_RETURNING})`,
      sql`replaced as (update cards set is_primary = false from changed where application_id = changed.id and is_primary and vendor_fingerprint <> ${card.fingerprint}::text returning cards.id)`,
      // Referencing `replaced` forces that part to run first, so the old primary is cleared before the insert.
      sql`added as (insert into cards (id, application_id, vendor_customer_id, vendor_method_id, vendor_fingerprint, brand, last4, expiry_month, expiry_year, is_primary, created_at)
        select ${newRowId('card')}::text, changed.id, ${card.customerId}::text, ${card.methodId}::text, ${card.fingerprint}::text, ${card.brand}::text, ${card.last4}::text,
          ${card.expiryMonth}::integer, ${card.expiryYear}::integer, true, ${now}::bigint from changed where (select count(*) from replaced) >= 0
        on conflict (application_id, vendor_fingerprint) do update set is_primary = true, vendor_customer_id = excluded.vendor_customer_id,
          vendor_method_id = excluded.vendor_method_id, expiry_month = excluded.expiry_month, expiry_year = excluded.expiry_year)`,
      releaseCte(
        sql`select k.application_id, k.vendor_method_id from cards k, changed where k.application_id = changed.id and k.is_primary and k.vendor_method_id <> ${card.methodId}::text`,
        now,
      ),
      ...sideEffectCtes(change, deps, id),
    ];
    return database.run(sql`${withCtes(parts)} select id from changed`).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return false; // lost the race for the primary card
        throw error;
      },
    );
  };

  return {
    countTry: async (id) => {
      const now = clock.now();
      const recent = sql`array(select t from unnest(card_tries.tried_at) t where t > ${now - dayMs}::bigint)`;
      const rows = await database.run(sql`insert into card_tries (application_id, tried_at) values (${id}, array[${now}::bigint])
        on conflict (application_id) do update set tried_at = ${recent} || ${now}::bigint
        where cardinality(${recent}) < ${LIMITS.cardTriesPerDay}::integer returning application_id`);
      return rows.length > 0;
    },
    add: async (added) => {
      for (let at = 0; at < attempts; at += 1) {
        if (!(await addOnce(added))) continue;
        const card = await primary(added.id);
        if (card !== undefined) return card;
      }
      throw new Error('a card could not become the primary one');
    },
    remove: async ({ id, cardId, actor, messages, once }) => {
      const now = clock.now();
      const change: AuditedUpdate = { actor, action: 'card.removed', detail: {}, messages, once };
      const parts = [
        sql`removed as (update cards set is_primary = false where id = ${cardId} and application_id = ${id} and is_primary returning application_id, vendor_method_id)`,
        sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint, ${auditColumns(change, now, sealer)}
          from removed where applications.id = removed.application_id returning ${AUDITED_RETURNING})`,
        releaseCte(sql`select application_id, vendor_method_id from removed`, now),
        ...sideEffectCtes(change, deps, id),
      ];
      return { changed: (await database.run(sql`${withCtes(parts)} select id from changed`)).length > 0 };
    },
    isHeldBy: async (methodId) =>
      (await database.run(sql`select 1 as one from cards where vendor_method_id = ${methodId} and is_primary`)).length > 0,
    heardOfDecline: async (event) => {
      const about = sql`select application_id, '{}'::jsonb as payload from cards where vendor_customer_id = ${event.subject} and is_primary`;
      return { news: (await database.run(vendorNews(event, about, { kind: MAIL_CARD_DECLINED_JOB, now: clock.now() }))).length > 0 };
    },
    primary,
  };
}

const uniqueViolation = '23505';
