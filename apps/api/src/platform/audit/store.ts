import { createHash } from 'node:crypto';
import { sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-types.ts';
import { hashOfAudit } from './audited-update.ts';

export type AuditStore = {
  verify(id: string): Promise<{ ok: true; rows: number } | { ok: false; brokenAt: number }>;
  /** Hashes all heads; the hash may be kept outside the database too. */
  checkpoint(): Promise<{ heads: number; hash: string }>;
  verifyCheckpoints(): Promise<{ ok: true } | { ok: false; brokenAt: number }>;
};

type AuditRow = { seq: number; at: number; actor: string; action: string; detail: string; hash: string };
type Checkpoint = { seq: number; at: number; heads: string; before: string; hash: string };
type Head = [id: string, seq: number, hash: string];

const hashOfCheckpoint = ({ seq, at, heads, before }: Omit<Checkpoint, 'hash'>): string =>
  createHash('sha256').update([before, seq, at, heads].join('|')).digest('hex');

/**
 * The append-only log: a chain of hashes per application, and checkpoints over all heads so that a cut tail shows. docs/readings.md
 * 117.
 */
export function buildAudit({ database, clock }: StoreDeps): AuditStore {
  const checkpoints = () => database.run<Checkpoint>(sql`select seq, at, heads, before, hash from audit_checkpoints order by seq`);
  return {
    verify: async (id) => {
      const rows = await database.run<AuditRow>(
        sql`select seq, at, actor, action, detail, hash from audit where application_id = ${id} order by seq`,
      );
      const [head] = await database.run<{ auditSeq: number; auditHead: string }>(
        sql`select audit_seq, audit_head from applications where id = ${id}`,
      );
      let before = '';
      for (const [index, row] of rows.entries()) {
        const seq = index + 1;
        if (row.seq !== seq || hashOfAudit(before, seq, id, row.at, { ...row, detail: {} }, row.detail) !== row.hash)
          return { ok: false, brokenAt: seq };
        before = row.hash;
      }
      const whole = head !== undefined && head.auditSeq === rows.length && head.auditHead === before;
      return whole ? { ok: true, rows: rows.length } : { ok: false, brokenAt: rows.length + 1 };
    },

    checkpoint: async () => {
      const now = clock.now();
      const heads = await database.run<{ id: string; auditSeq: number; auditHead: string }>(
        sql`select id, audit_seq, audit_head from applications order by id`,
      );
      const [last] = await database.run<Checkpoint>(
        sql`select seq, at, heads, before, hash from audit_checkpoints order by seq desc limit 1`,
      );
      const next = {
        seq: (last?.seq ?? 0) + 1,
        at: now,
        heads: JSON.stringify(heads.map(({ id, auditSeq, auditHead }): Head => [id, auditSeq, auditHead])),
        before: last?.hash ?? '',
      };
      const hash = hashOfCheckpoint(next);
      await database.run(
        sql`insert into audit_checkpoints (seq, at, heads, before, hash) values (${next.seq}, ${now}, ${next.heads}, ${next.before}, ${hash}) on conflict do nothing`,
      );
      return { heads: heads.length, hash };
    },

    verifyCheckpoints: async () => {
      const found = await checkpoints();
      let before = '';
      for (const [index, row] of found.entries()) {
        if (row.seq !== index + 1 || row.before !== before || hashOfCheckpoint(row) !== row.hash) return { ok: false, brokenAt: index + 1 };
        before = row.hash;
        const missing = await database.run(sql`select h.value ->> 0 as id from jsonb_array_elements(${row.heads}::jsonb) as h(value)
          where not exists (select 1 from audit a where a.application_id = h.value ->> 0 and a.seq = (h.value ->> 1)::integer and a.hash = h.value ->> 2) limit 1`);
        if (missing.length > 0) return { ok: false, brokenAt: row.seq };
      }
      return { ok: true };
    },
  };
}
