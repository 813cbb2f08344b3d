import { LIMITS } from '@signet/rulebook/core/limits';
import type { Batch } from '../jobs/duty.ts';
import type { Tx } from '../sql/database.ts';
import { sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { AuditDetail } from './audit-detail.ts';
import { isAuditRowWhole, nextAuditRow, type StoredAudit } from './chain.ts';

/** Takes the place of the application's id in the chain of staff actions about no application. */
export const STAFF_CHAIN = 'desk';

type StaffLine = { actor: string; action: string; detail: AuditDetail };
type Head = { auditSeq: number; auditHead: string };

export type StaffLog = {
  add(line: StaffLine): Promise<void>;
  verify(): Promise<{ ok: true; rows: number } | { ok: false; brokenAt: number }>;
  /** The first altered line between these. */
  brokenBetween(from: number, to: number): Promise<number | undefined>;
  /** Verifies the chain and writes its head to the process's log. */
  verifyChain: Batch;
};

/**
 * Adds a line in the action's own transaction. The writer locks the head until the commit, so staff
 * lines are serialized; they are rare. docs/decisions/0265.
 */
export async function addStaffLine(
  tx: Tx,
  line: StaffLine,
  deps: Pick<StoreDeps, 'clock' | 'sealer'>,
): Promise<void> {
  const [head] = await tx.run<Head>(
    sql`select seq as audit_seq, hash as audit_head from staff_audit_head for update`,
  );
  if (head === undefined) throw new Error('the log of staff has no head');
  const row = nextAuditRow({ id: STAFF_CHAIN, ...head }, line, deps);
  const { seq, at, actor, action, detail, hash, keyId } = row;
  tx.send(sql`insert into staff_audit (seq, at, actor, action, detail, hash, key_id)
    values (${seq}, ${at}, ${actor}, ${action}, ${detail}, ${hash}, ${keyId})`);
  tx.send(sql`update staff_audit_head set seq = ${seq}::integer, hash = ${hash}::text`);
}

/** The log of staff actions about no application: sign-ins, views of the team, exports. */
export function buildStaffLog(deps: StoreDeps): StaffLog {
  const { database, sealer } = deps;
  const headNow = async (): Promise<Head> => {
    const [head] = await database.run<Head>(
      sql`select seq as audit_seq, hash as audit_head from staff_audit_head`,
    );
    return head ?? { auditSeq: 0, auditHead: '' };
  };

  /** The first broken line of these, otherwise the hash that the last of them has. */
  const walk = async (from: number, to: number): Promise<{ brokenAt?: number; hash: string }> => {
    const rows = await database.run<Omit<StoredAudit, 'redaction'>>(sql`
      select seq, at, actor, action, detail, hash, key_id from staff_audit
      where seq between ${from - 1}::integer and ${to}::integer order by seq`);
    let before = '';
    let seq = from;
    if (from > 1) {
      const base = rows.shift();
      if (base?.seq !== from - 1) return { brokenAt: from - 1, hash: '' };
      before = base.hash;
    }
    for (const row of rows) {
      const place = { before, seq, applicationId: STAFF_CHAIN };
      if (row.keyId === undefined || !isAuditRowWhole(place, row, sealer))
        return { brokenAt: seq, hash: before };
      [before, seq] = [row.hash, seq + 1];
    }
    return seq > to ? { hash: before } : { brokenAt: seq, hash: before };
  };

  /** A batch of lines up to a head that was read before; later lines are left to the next run. */
  const walkTo = async (
    head: Head,
    from: number,
  ): Promise<{ brokenAt?: number; next?: number }> => {
    const to = Math.min(head.auditSeq, from + LIMITS.rowsAtOnce - 1);
    const { brokenAt, hash } = await walk(from, to);
    if (brokenAt !== undefined) return { brokenAt };
    if (to < head.auditSeq) return { next: to + 1 };
    return hash === head.auditHead ? {} : { brokenAt: to + 1 };
  };

  return {
    add: async (line) => {
      await database.transaction((tx) => addStaffLine(tx, line, deps));
    },
    brokenBetween: async (from, to) => (await walk(from, to)).brokenAt,
    verify: async () => {
      const head = await headNow();
      for (let from: number | undefined = 1; from !== undefined; ) {
        const { brokenAt, next }: { brokenAt?: number; next?: number } = await walkTo(head, from);
        if (brokenAt !== undefined) return { ok: false, brokenAt };
        from = next;
      }
      return { ok: true, rows: head.auditSeq };
    },
    verifyChain: async (after, log) => {
      const head = await headNow();
      const { brokenAt, next } = await walkTo(head, after === '' ? 1 : Number(after));
      if (brokenAt !== undefined) log.auditBroken(`row ${brokenAt} of the desk`);
      else if (next === undefined)
        log.info(`the log of the desk has ${head.auditSeq} rows and ends with ${head.auditHead}`);
      return next === undefined ? undefined : String(next);
    },
  };
}
