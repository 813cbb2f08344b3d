import type { Walk } from '@signet/rulebook/funnel-walk';
import { MARKETS } from '@signet/rulebook/reference/locales';
import { auditDetail, codeOf } from '../platform/audit/audit-detail.ts';
import { type AuditRow, nextAuditRow } from '../platform/audit/chain.ts';
import { type NewRow, query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { addCounts, countsOf, funnelMarksOf, NO_PARTNER } from './funnel-store.ts';

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
        const ids = JSON.stringify(stored.map(({ id, rows: [first] }) => ({ id, at: first?.at })));
        await tx.run(sql`insert into users (id, subject, email_address, created_at)
          select 'usr_erased_' || w.id, 'erased:' || w.id, '', w.at
          from jsonb_to_recordset(${ids}::jsonb) as w (id text, at bigint)
          on conflict do nothing`);
        const added = await tx.run(
          query
            .insertInto('applications')
            .values(stored.map(applicationOf))
            .onConflict((on) => on.column('id').doNothing())
            .returning('id'),
        );
        const addedIds = new Set(added.map(({ id }) => id));
        const fresh = stored.filter(({ id }) => addedIds.has(id));
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
          funnelMarksOf(walk)
            .filter(({ at }) => at < (progress?.countedUntil ?? 0))
            .map((mark) => ({ mark, application: deviceOf(walk), partner: NO_PARTNER })),
        );
        if (counted.length > 0) addCounts(tx, countsOf(counted));
        return fresh.length;
      });
    },
  };
}

type StoredWalk = Walk & { rows: AuditRow[]; dataKey: string };

/** Nothing of a person is left of it, as after an erasure. */
function applicationOf({ id, portal, market, locale, rows, dataKey }: StoredWalk) {
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a way without a beginning');
  return {
    ...{ id, portal, market, locale, dataKey, userId: `usr_erased_${id}` },
    ...{ currency: MARKETS[market].currency, referralUrlId: '', version: 1, round: 0 },
    ...{ intent: 'CREATE_BUSINESS', applicationLevel: 'FULL', boStatus: 'NONE' },
    ...{ decision: 'PENDING', bankDeferred: false },
    ...{ auditSeq: last.seq, auditAt: last.at, auditHead: last.hash, auditKeyId: last.keyId },
    ...{ createdAt: first.at, savedAt: last.at, closedAt: last.at },
  } as const satisfies NewRow<'applications'>;
}

const deviceOf = (walk: Walk) => ({
  ...walk,
  device: walk.events.find(({ device }) => device !== undefined)?.device,
});
