import type { CardView } from '@signet/rulebook/cards/endpoints';
import { LIMITS } from '@signet/rulebook/core/limits';
import { AUDITED_RETURNING, type AuditedUpdate, auditColumns, sideEffectCtes, withCtes } from '../platform/audit/audited-update.ts';
import { newRowId } from '../platform/ids.ts';
import { sql } from '../platform/sql/sql.ts';
import type { IdempotentCall, StoreDeps } from '../platform/store-types.ts';
import type { AuthenticatedCard } from './port.ts';

const dayMs = 24 * 3_600_000;

export type Cards = {
  /** Counts a try before the provider is asked; false where there were too many in a day. */
  countTry(id: string): Promise<boolean>;
  /** The card is the primary one from now on; the same card again is the row that it was. */
  add(added: { id: string; card: AuthenticatedCard; actor: string; once?: IdempotentCall }): Promise<CardView>;
  /** The card that orders are paid with. */
  primary(id: string): Promise<CardView | undefined>;
};

const attempts = 3;

/** All SQL of cards: tokens of the provider's, never a number. docs/decisions/0075. */
export function buildCards(deps: StoreDeps): Cards {
  const { database, clock, sealer } = deps;

  const primary = async (id: string): Promise<CardView | undefined> => {
    const [row] = await database.run<CardView>(
      sql`select id as card_id, brand, last4, expiry_month, expiry_year from cards where application_id = ${id} and is_primary`,
    );
    return row;
  };

  const addOnce = async ({ id, card, actor, once }: Parameters<Cards['add']>[0]): Promise<boolean> => {
    const now = clock.now();
    const change: AuditedUpdate = { actor, action: 'card.added', detail: { brand: card.brand }, once };
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
      ...sideEffectCtes(change, deps, id),
    ];
    return database.run(sql`${withCtes(parts)} select id from changed`).then(
      () => true,
      (fault: unknown) => {
        if (fault instanceof Error && 'code' in fault && fault.code === uniqueViolation) return false; // another card became primary at the same moment
        throw fault;
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
    primary,
  };
}

const uniqueViolation = '23505';
