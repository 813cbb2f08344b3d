import type { Walk } from '@signet/rulebook/funnel-walk';
import { MARKETS } from '@signet/rulebook/reference/locales';
import { auditDetail, codeOf } from '../platform/audit/audit-detail.ts';
import { type AuditRow, nextAuditRow } from '../platform/audit/chain.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { addCounts, countsOf, marksOf, NO_PARTNER } from './funnel-store.ts';

export type Walks = {
  /** Those that are stored already stay as they are; answers how many are new. */
  add(walks: readonly Walk[]): Promise<number>;
};

/**
 * Made-up ways through the sign-up, so that the funnel of a sandbox has something to tell. Each is
 * stored as an application whose person has been erased, with a log that verifies: no mail, case or
 * look-up follows from it. docs/decisions/0304.
 */
export function buildWalks({
  database,
  clock,
  sealer,
  keyHalves,
}: Pick<StoreDeps, 'database' | 'clock' | 'sealer' | 'keyHalves'>): Walks {
  const linesOf = ({ id, lines }: Walk): AuditRow[] => {
    const rows: AuditRow[] = [];
    for (const { at, action, detail } of lines) {
      const { seq: auditSeq, hash: auditHead } = rows.at(-1) ?? { seq: 0, hash: '' };
      const words = Object.entries(detail).map(([name, word]) => [name, codeOf(word)] as const);
      const change = { actor: 'sandbox', action, detail: auditDetail(Object.fromEntries(words)) };
      const own = { ...clock, now: () => at };
      rows.push(nextAuditRow({ id, auditSeq, auditHead }, change, { clock: own, sealer }));
    }
    return rows;
  };

  return {
    add: async (walks) => {
      // Nothing is sealed with it, so one half does for all of them.
      const half = await keyHalves.create();
      const stored = walks.map((walk) => ({
        ...walk,
        rows: linesOf(walk),
        dataKey: sealer.newDataKey(walk.id, half).stored,
      }));
      return database.transaction(async (tx) => {
        const [progress] = await tx.run<{ countedUntil: number }>(
          sql`select counted_until from insight_progress for update`,
        );
        const text = JSON.stringify(
          stored.map(({ id, portal, market, locale, rows, dataKey }) => ({
            ...{ id, portal, market, locale, dataKey, currency: MARKETS[market].currency },
            ...{ createdAt: rows.at(0)?.at, last: rows.at(-1) },
          })),
        );
        await tx.run(sql`insert into users (id, subject, email_address, created_at)
          select 'usr_erased_' || w.id, 'erased:' || w.id, '', w."createdAt"
          from jsonb_to_recordset(${text}::jsonb) as w (id text, "createdAt" bigint)
          on conflict do nothing`);
        const added = await tx.run<{
          id: string;
        }>(sql`insert into applications (id, user_id, version,
            portal, market, currency, referral_url_id, intent, application_level, locale, decision,
            bo_status, round, bank_deferred, data_key, audit_seq, audit_at, audit_head, audit_key_id,
            created_at, saved_at, closed_at)
          select w.id, 'usr_erased_' || w.id, 1, w.portal, w.market, w.currency, '',
            'CREATE_BUSINESS', 'FULL', w.locale, 'PENDING', 'NONE', 0, false, w."dataKey", (w.last ->> 'seq')::integer,
            (w.last ->> 'at')::bigint, w.last ->> 'hash', w.last ->> 'keyId', w."createdAt",
            (w.last ->> 'at')::bigint, (w.last ->> 'at')::bigint
          from jsonb_to_recordset(${text}::jsonb) as w (id text, portal text, market text,
            currency text, locale text, "dataKey" text, "createdAt" bigint, last jsonb)
          on conflict (id) do nothing returning id`);
        const ids = new Set(added.map(({ id }) => id));
        const fresh = stored.filter(({ id }) => ids.has(id));
        if (fresh.length === 0) return 0;
        tx.send(sql`insert into audit (application_id, seq, at, actor, action, detail, hash, key_id)
          select l."applicationId", l.seq, l.at, l.actor, l.action, l.detail, l.hash, l."keyId"
          from jsonb_to_recordset(${JSON.stringify(fresh.flatMap(({ rows }) => rows))}::jsonb)
            as l ("applicationId" text, seq integer, at bigint, actor text, action text, detail text,
              hash text, "keyId" text)`);
        tx.send(sql`insert into analytics (type, params, at, application_id)
          select e.event ->> 'type', e.event - 'at' - 'type', (e.event ->> 'at')::bigint, w.id
          from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as w (id text, events jsonb),
            jsonb_array_elements(w.events) with ordinality as e (event, nth)
          order by w.id, e.nth`);
        // The hours before this place are not looked at again; the rest is left to the duty.
        const counted = fresh.flatMap((walk) =>
          marksOf(walk)
            .filter(({ at }) => at < (progress?.countedUntil ?? 0))
            .map((mark) => ({ mark, application: deviceOf(walk), partner: NO_PARTNER })),
        );
        if (counted.length > 0) addCounts(tx, countsOf(counted));
        return fresh.length;
      });
    },
  };
}

const deviceOf = (walk: Walk) => ({
  ...walk,
  device: walk.events.find(({ device }) => device !== undefined)?.device,
});
