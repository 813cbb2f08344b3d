import { createHash } from 'node:crypto';
import { LIMITS } from '@signet/rulebook/core/limits';
import { type Sql, sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import { isAuditRowWhole, type StoredAudit } from './chain.ts';
import { merkleRoot } from './merkle-root.ts';

/** The first altered place in an application's chain, or an altered checkpoint. */
export type AuditBreak = { applicationId: string; brokenAt: number } | { checkpoint: number };

/** The newest checkpoint; its root can be kept outside the database too. */
export type AuditCheckpoint = { seq: number; heads: number; root: string };

export type AuditStore = {
  verify(id: string): Promise<{ ok: true; rows: number } | { ok: false; brokenAt: number }>;
  /**
   * Verifies the last day's rows and everything not covered yet, then covers all new heads with a
   * new checkpoint.
   */
  checkpoint(): Promise<AuditCheckpoint & { verified: number; broken: readonly AuditBreak[] }>;
  verifyAll(): Promise<{
    applications: number;
    rows: number;
    checkpoints: number;
    broken: readonly AuditBreak[];
  }>;
};

type Chain = {
  id: string;
  auditSeq: number;
  auditHead: string;
  baseSeq: number;
  baseHash: string;
  rows: StoredAudit[];
};
type Checkpoint = {
  seq: number;
  at: number;
  heads: string;
  before: string;
  hash: string;
  root?: string;
  leaves?: number;
};
type Leaf = { applicationId: string; seq: number; hash: string };

const chainsAtOnce = 200;
const leavesAtOnce = 5_000;

const leafText = ({ applicationId, seq, hash }: Leaf): string =>
  JSON.stringify([applicationId, seq, hash]);
const signedCheckpoint = ({
  seq,
  at,
  before,
  root = '',
  leaves = 0,
}: Omit<Checkpoint, 'hash' | 'heads'>): string =>
  JSON.stringify(['checkpoint', seq, at, before, root, leaves]);
/** Checkpoints of an earlier release contained every head. */
const plainCheckpointHash = ({ seq, at, heads, before }: Checkpoint): string =>
  createHash('sha256').update([before, seq, at, heads].join('|')).digest('hex');

/**
 * Append-only: a hash chain per application, and signed checkpoints that reveal a truncated chain.
 * docs/readings.md 117, docs/decisions/0038.
 */
export function buildAudit({ database, clock, sealer }: StoreDeps): AuditStore {
  /** Chains from the last head that a checkpoint before `since` covers, else from the first row. */
  const chainsOf = (ids: readonly string[], since: number): Promise<Chain[]> =>
    database.run<Chain>(sql`select a.id, a.audit_seq, a.audit_head, coalesce(base.seq, 0) as base_seq, coalesce(base.hash, '') as base_hash,
        coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('seq', w.seq, 'at', w.at, 'actor', w.actor, 'action', w.action, 'detail', w.detail,
          'hash', w.hash, 'keyId', w.key_id, 'redaction', (select r.signature from audit_redactions r where r.application_id = w.application_id and r.seq = w.seq))) order by w.seq) from audit w where w.application_id = a.id and w.seq > coalesce(base.seq, 0)), '[]') as rows
      from applications a left join lateral (select l.seq, l.hash from audit_leaves l join audit_checkpoints c on c.seq = l.checkpoint
        where l.application_id = a.id and c.at < ${since}::bigint order by l.checkpoint desc limit 1) as base on true
      where a.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);

  const leavesOf = async (ids: readonly string[], since: number): Promise<Map<string, Leaf[]>> =>
    Map.groupBy(
      await database.run<Leaf>(sql`select l.application_id, l.seq, l.hash from audit_leaves l join audit_checkpoints c on c.seq = l.checkpoint
        where c.at >= ${since}::bigint and l.application_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) order by l.checkpoint`),
      ({ applicationId }) => applicationId,
    );

  /**
   * Until when unkeyed rows are valid: processes of the previous release end within a day of the
   * first signed checkpoint.
   */
  const plainUntil = async (): Promise<number> => {
    const [first] = await database.run<{ at: number | null }>(
      sql`select min(at) as at from audit_checkpoints where root is not null`,
    );
    return (first?.at ?? clock.now()) + LIMITS.auditVerifyMs;
  };

  /**
   * Sequence number of the first altered or missing row; undefined when the chain is intact up to
   * its head.
   */
  const breakIn = (
    chain: Chain,
    leaves: readonly Leaf[],
    mayBePlain: boolean,
  ): number | undefined => {
    const covered = Math.max(chain.baseSeq, ...leaves.map(({ seq }) => seq));
    let [before, seq] = [chain.baseHash, chain.baseSeq];
    const hashes = new Map<number, string>([[seq, before]]);
    for (const row of chain.rows) {
      const place = { before, seq: seq + 1, applicationId: chain.id };
      const isKeyed = row.keyId !== undefined || mayBePlain || row.seq <= covered;
      if (!isKeyed || !isAuditRowWhole(place, row, sealer)) return seq + 1;
      [before, seq] = [row.hash, row.seq];
      hashes.set(seq, before);
    }
    const lost = leaves.find((leaf) => hashes.get(leaf.seq) !== leaf.hash);
    if (lost !== undefined) return lost.seq;
    return chain.auditSeq === seq && chain.auditHead === before ? undefined : seq + 1;
  };

  const verifyChains = async (ids: readonly string[], since: number) => {
    const broken: AuditBreak[] = [];
    const heads: Leaf[] = [];
    let rows = 0;
    const mayBePlain = (await plainUntil()) >= clock.now();
    for (let at = 0; at < ids.length; at += chainsAtOnce) {
      const some = ids.slice(at, at + chainsAtOnce);
      const leaves = await leavesOf(some, since); // read before the chains, so that a head covered in between is already in its chain
      for (const chain of await chainsOf(some, since)) {
        rows += chain.rows.length;
        const brokenAt = breakIn(chain, leaves.get(chain.id) ?? [], mayBePlain);
        if (brokenAt === undefined)
          heads.push({ applicationId: chain.id, seq: chain.auditSeq, hash: chain.auditHead });
        else broken.push({ applicationId: chain.id, brokenAt });
      }
    }
    return { broken, heads, rows };
  };

  const idsWhere = async (where: (after: string) => Sql): Promise<string[]> => {
    const ids: string[] = [];
    for (;;) {
      const rows = await database.run<{ id: string }>(where(ids.at(-1) ?? ''));
      ids.push(...rows.map(({ id }) => id));
      if (rows.length < leavesAtOnce) return ids;
    }
  };

  const uncoveredIds = () =>
    idsWhere(
      (
        after,
      ) => sql`select a.id from applications a where a.id > ${after} and a.audit_seq > coalesce(
        (select l.seq from audit_leaves l where l.application_id = a.id order by l.checkpoint desc limit 1), 0) order by a.id limit ${leavesAtOnce}::integer`,
    );
  const coveredSince = (since: number) =>
    idsWhere(
      (
        after,
      ) => sql`select distinct l.application_id as id from audit_leaves l join audit_checkpoints c on c.seq = l.checkpoint
        where l.application_id > ${after} and c.at >= ${since}::bigint order by 1 limit ${leavesAtOnce}::integer`,
    );

  const brokenCheckpoints = async (
    since: number,
  ): Promise<{ checkpoints: number; broken: AuditBreak[] }> => {
    const found = await database.run<Checkpoint>(
      sql`select seq, at, heads, before, hash, root, leaves from audit_checkpoints where at >= ${since}::bigint order by seq`,
    );
    const [earlier] =
      await database.run<Checkpoint>(sql`select seq, at, heads, before, hash, root, leaves from audit_checkpoints
      where at < ${since}::bigint order by seq desc limit 1`);
    const until = await plainUntil();
    const broken: AuditBreak[] = [];
    let before = earlier ?? { seq: 0, hash: '' };
    for (const checkpoint of found) {
      const follows = checkpoint.seq === before.seq + 1 && checkpoint.before === before.hash;
      if (!follows || !(await isCheckpointWhole(checkpoint, until)))
        broken.push({ checkpoint: checkpoint.seq });
      before = checkpoint;
    }
    return { checkpoints: found.length, broken };
  };

  const isCheckpointWhole = async (checkpoint: Checkpoint, until: number): Promise<boolean> => {
    if (checkpoint.root === undefined)
      return checkpoint.at <= until && (await isPlainCheckpointWhole(checkpoint));
    if (!sealer.isSigned(signedCheckpoint(checkpoint), checkpoint.hash)) return false;
    const leaves = await database.run<Leaf>(
      sql`select application_id, seq, hash from audit_leaves where checkpoint = ${checkpoint.seq} order by application_id collate "C"`,
    );
    return (
      leaves.length === checkpoint.leaves && merkleRoot(leaves.map(leafText)) === checkpoint.root
    );
  };
  const isPlainCheckpointWhole = async (checkpoint: Checkpoint): Promise<boolean> => {
    const missing = await database.run<{
      id: string;
    }>(sql`select h.value ->> 0 as id from jsonb_array_elements(${checkpoint.heads}::jsonb) as h(value)
      where not exists (select 1 from audit a where a.application_id = h.value ->> 0 and a.seq = (h.value ->> 1)::integer and a.hash = h.value ->> 2) limit 1`);
    return missing.length === 0 && plainCheckpointHash(checkpoint) === checkpoint.hash;
  };

  /** Writes a checkpoint over these heads; on conflict another process has already covered them. */
  const cover = async (heads: readonly Leaf[]): Promise<AuditCheckpoint> => {
    const [last] = await database.run<{ seq: number; hash: string }>(
      sql`select seq, hash from audit_checkpoints order by seq desc limit 1`,
    );
    const leaves = [...heads].sort((one, other) =>
      one.applicationId < other.applicationId ? -1 : 1,
    );
    const next = {
      seq: (last?.seq ?? 0) + 1,
      at: clock.now(),
      before: last?.hash ?? '',
      root: merkleRoot(leaves.map(leafText)),
      leaves: leaves.length,
    };
    await database.run(sql`with made as (insert into audit_checkpoints (seq, at, heads, before, hash, root, leaves)
        values (${next.seq}, ${next.at}, '', ${next.before}, ${sealer.sign(signedCheckpoint(next))}, ${next.root}, ${next.leaves}) on conflict do nothing returning seq)
      insert into audit_leaves (application_id, checkpoint, seq, hash) select l.application_id, made.seq, l.seq, l.hash
        from made, jsonb_to_recordset(${JSON.stringify(leaves.map(({ applicationId, seq, hash }) => ({ application_id: applicationId, seq, hash })))}::jsonb)
          as l(application_id text, seq integer, hash text)`);
    return { seq: next.seq, heads: leaves.length, root: next.root };
  };

  return {
    verify: async (id) => {
      const { broken, rows } = await verifyChains([id], 0);
      const [first] = broken;
      if (first !== undefined && 'brokenAt' in first)
        return { ok: false, brokenAt: first.brokenAt };
      return { ok: true, rows };
    },
    checkpoint: async () => {
      const since = clock.now() - LIMITS.auditVerifyMs;
      const uncovered = await uncoveredIds();
      const ids = new Set([...(await coveredSince(since)), ...uncovered]);
      const { broken, heads, rows } = await verifyChains([...ids], since);
      const checkpoints = await brokenCheckpoints(since);
      const wanted = new Set(uncovered);
      const due = heads.filter(({ applicationId }) => wanted.has(applicationId));
      let made = await cover(due.slice(0, leavesAtOnce));
      for (let at = leavesAtOnce; at < due.length; at += leavesAtOnce)
        made = await cover(due.slice(at, at + leavesAtOnce));
      return {
        ...made,
        heads: due.length,
        verified: rows,
        broken: [...checkpoints.broken, ...broken],
      };
    },
    verifyAll: async () => {
      const ids = await idsWhere(
        (after) =>
          sql`select a.id from applications a where a.id > ${after} order by a.id limit ${leavesAtOnce}::integer`,
      );
      const { broken, rows } = await verifyChains(ids, 0);
      const checkpoints = await brokenCheckpoints(0);
      return {
        applications: ids.length,
        rows,
        checkpoints: checkpoints.checkpoints,
        broken: [...checkpoints.broken, ...broken],
      };
    },
  };
}
