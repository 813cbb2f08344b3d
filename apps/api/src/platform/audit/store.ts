import { createHash } from 'node:crypto';
import { LIMITS } from '@signet/rulebook/core/limits';
import { z } from 'zod';
import type { Batch, DutyLog } from '../jobs/duty.ts';
import type { Db } from '../sql/database.ts';
import { jsonObject } from '../sql/json-object.ts';
import { type Sql, sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import { type AuditBase, baseText, isAuditRowWhole, type StoredAudit } from './chain.ts';
import { type MerkleStep, merkleProof, merkleRoot } from './merkle-root.ts';

/** The first altered place in an application's chain, or an altered checkpoint. */
export type AuditBreak = { applicationId: string; brokenAt: number } | { checkpoint: number };

export type AuditStore = {
  verify(id: string): Promise<{ ok: true; rows: number } | { ok: false; brokenAt: number }>;
  /** The given applications whose chain was altered, with the first altered line. */
  brokenAmong(ids: readonly string[]): Promise<{ applicationId: string; brokenAt: number }[]>;
  /** The Merkle proof from a chain's newest covered head to the root logged with its checkpoint. */
  coveredBy(id: string): Promise<CoveredHead | undefined>;
  /** Verifies chains whose head no checkpoint covers yet, and notes the heads for the next one. */
  verifyMoved: Batch;
  /** Verifies again the chains that the last day's checkpoints cover. */
  verifyCovered: Batch;
  /** Verifies the last day's checkpoints themselves. */
  verifyCheckpoints: Batch;
  /** Covers the heads that were verified with a checkpoint. */
  addCheckpoint: Batch;
  verifyAll(): Promise<{
    applications: number;
    rows: number;
    checkpoints: number;
    broken: readonly AuditBreak[];
  }>;
};

export type CoveredHead = {
  checkpoint: number;
  root: string;
  seq: number;
  hash: string;
  proof: MerkleStep[];
  /** Up to which line the chain lies in archives alone. */
  archived?: { seq: number; hash: string; month: string } | undefined;
};

type Chain = {
  id: string;
  auditSeq: number;
  auditHead: string;
  baseSeq: number;
  baseHash: string;
  rows: StoredAudit[];
  archived?: (Omit<AuditBase, 'applicationId'> & { signature: string }) | undefined;
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
/** A checkpoint and an application. */
const LEAF_PLACE = z.tuple([z.number(), z.string()]);
type LeafPlace = z.infer<typeof LEAF_PLACE>;
const FIRST_LEAF: LeafPlace = [0, ''];
type Signed = { seq: number; root: string };

const chainsAtOnce = 200;
/** Applications that one look for moved heads passes over. */
const headsAtOnce = 5_000;
/** A checkpoint is one row and its leaves are short, so it may cover more than a batch. */
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
const leafRows = (leaves: readonly (Leaf & { signature?: string })[]): Sql => {
  const rows = leaves.map(({ applicationId, ...leaf }) => ({
    application_id: applicationId,
    ...leaf,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;
};
/** Signed, or whoever writes rows could have a checkpoint cover a head that nobody verified. */
const verifiedText = ({ applicationId, seq, hash }: Leaf): string =>
  JSON.stringify(['verified', applicationId, seq, hash]);
/** Checkpoints of an earlier release contained every head. */
const plainCheckpointHash = ({ seq, at, heads, before }: Checkpoint): string =>
  createHash('sha256').update([before, seq, at, heads].join('|')).digest('hex');

const ROWS_AFTER_BASE = sql`coalesce((select jsonb_agg(${jsonObject(
  'audit as w',
  ['seq', 'at', 'actor', 'action', 'detail', 'hash', 'keyId'],
  {
    redaction: sql`(select r.signature from audit_redactions r
      where r.application_id = w.application_id and r.seq = w.seq)`,
  },
)} order by w.seq) from audit w
  where w.application_id = a.id and w.seq > greatest(base.seq, k.seq, 0)), '[]')`;

const coveredHead = (since: number): Sql => sql`(select l.seq, l.hash from audit_leaves l
  join audit_checkpoints c on c.seq = l.checkpoint
  where l.application_id = a.id and c.at < ${since}::bigint
  order by l.checkpoint desc limit 1)`;

/**
 * Append-only: a hash chain per application, and signed checkpoints that reveal a truncated chain.
 * docs/readings.md 117, docs/decisions/0038.
 */
export function buildAudit({ database, clock, sealer }: StoreDeps): AuditStore {
  /**
   * Chains from the last head that a checkpoint before `since` covers, else from the first row that
   * the database has.
   */
  const chainsOf = (ids: readonly string[], since: number): Promise<Chain[]> =>
    database.run<Chain>(sql`
      select a.id, a.audit_seq, a.audit_head, greatest(base.seq, k.seq, 0) as base_seq,
        case when k.seq > coalesce(base.seq, 0) then k.hash else coalesce(base.hash, '') end
          as base_hash,
        ${ROWS_AFTER_BASE} as rows,
        case when k.seq is not null then jsonb_build_object('seq', k.seq, 'hash', k.hash,
          'month', k.month, 'signature', k.signature) end as archived
      from applications a left join audit_bases k on k.application_id = a.id
      left join lateral ${coveredHead(since)} as base on true
      where a.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);

  const leavesOf = async (ids: readonly string[], since: number): Promise<Map<string, Leaf[]>> =>
    Map.groupBy(
      await database.run<Leaf>(sql`select l.application_id, l.seq, l.hash from audit_leaves l
        join audit_checkpoints c on c.seq = l.checkpoint
        where c.at >= ${since}::bigint
        and l.application_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        order by l.checkpoint`),
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
    const { archived } = chain;
    if (
      archived !== undefined &&
      !sealer.isSigned(baseText({ applicationId: chain.id, ...archived }), archived.signature)
    )
      return archived.seq;
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
    const lost = leaves.find(
      (leaf) => leaf.seq >= chain.baseSeq && hashes.get(leaf.seq) !== leaf.hash,
    );
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
      // Read before the chains, so that a head covered in between is already in its chain.
      const leaves = await leavesOf(some, since);
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

  /** Where a look for moved heads ends; undefined behind the last application. */
  const endOfLook = async (after: string): Promise<string | undefined> => {
    const [row] = await database.run<{ id: string }>(sql`select id from applications
      where id > ${after} order by id offset ${headsAtOnce - 1}::integer limit 1`);
    return row?.id;
  };
  const movedIds = async (after: string, end: string | undefined): Promise<string[]> => {
    const rows = await database.run<{ id: string }>(sql`select a.id from applications a
      where a.id > ${after} and (${end ?? null}::text is null or a.id <= ${end ?? null}::text)
        and a.audit_seq > coalesce((select l.seq from audit_leaves l
          where l.application_id = a.id order by l.checkpoint desc limit 1), 0)
      order by a.id limit ${LIMITS.rowsAtOnce}::integer`);
    return rows.map(({ id }) => id);
  };

  /**
   * The newest leaf of each application is enough: its chain leads through the earlier ones. Those
   * whose head has moved are verified as such.
   */
  const leavesSince = ([checkpoint, id]: LeafPlace, since: number) =>
    database.run<{ checkpoint: number; id: string }>(sql`
      select l.checkpoint, l.application_id as id
      from audit_leaves l join audit_checkpoints c on c.seq = l.checkpoint
        join applications a on a.id = l.application_id and a.audit_seq <= l.seq
      where c.at >= ${since}::bigint
        and (l.checkpoint, l.application_id) > (${checkpoint}::integer, ${id}::text)
        and not exists (select 1 from audit_leaves n
          where n.application_id = l.application_id and n.checkpoint > l.checkpoint)
      order by l.checkpoint, l.application_id limit ${LIMITS.rowsAtOnce}::integer`);

  /** The first checkpoint of that time behind `seq`, and whether it is what was written. */
  const nextCheckpoint = async (
    seq: number,
    since: number,
  ): Promise<{ seq: number; isWhole: boolean } | undefined> => {
    const [found] = await database.run<Checkpoint>(sql`
      select seq, at, heads, before, hash, root, leaves from audit_checkpoints
      where at >= ${since}::bigint and seq > ${seq}::integer order by seq limit 1`);
    if (found === undefined) return undefined;
    const [earlier = { seq: 0, hash: '' }] = await database.run<{ seq: number; hash: string }>(sql`
      select seq, hash from audit_checkpoints where seq < ${found.seq} order by seq desc limit 1`);
    const follows = found.seq === earlier.seq + 1 && found.before === earlier.hash;
    const isWhole = follows && (await isCheckpointWhole(found, await plainUntil()));
    return { seq: found.seq, isWhole };
  };

  const leavesOfCheckpoint = (checkpoint: number): Promise<Leaf[]> =>
    database.run<Leaf>(
      sql`select application_id, seq, hash from audit_leaves where checkpoint = ${checkpoint}::integer
        order by application_id collate "C"`,
    );

  const isCheckpointWhole = async (checkpoint: Checkpoint, until: number): Promise<boolean> => {
    if (checkpoint.root === undefined)
      return checkpoint.at <= until && (await isPlainCheckpointWhole(checkpoint));
    if (!sealer.isSigned(signedCheckpoint(checkpoint), checkpoint.hash)) return false;
    const leaves = await leavesOfCheckpoint(checkpoint.seq);
    return (
      leaves.length === checkpoint.leaves && merkleRoot(leaves.map(leafText)) === checkpoint.root
    );
  };
  const isPlainCheckpointWhole = async (checkpoint: Checkpoint): Promise<boolean> => {
    const missing = await database.run<{
      id: string;
    }>(sql`select h.value ->> 0 as id from jsonb_array_elements(${checkpoint.heads}::jsonb) as h(value)
      where not exists (select 1 from audit a
        where a.application_id = h.value ->> 0 and a.seq = (h.value ->> 1)::integer
        and a.hash = h.value ->> 2)
      and not exists (select 1 from audit_bases k
        where k.application_id = h.value ->> 0 and k.seq >= (h.value ->> 1)::integer) limit 1`);
    return missing.length === 0 && plainCheckpointHash(checkpoint) === checkpoint.hash;
  };

  const noteVerified = async (heads: readonly Leaf[]): Promise<void> => {
    const signed = heads.map((head) => ({ ...head, signature: sealer.sign(verifiedText(head)) }));
    await database.run(sql`insert into audit_verified (application_id, seq, hash, signature)
      select v.application_id, v.seq, v.hash, v.signature from ${leafRows(signed)}
        as v(application_id text, seq integer, hash text, signature text)
      on conflict (application_id) do update
        set seq = excluded.seq, hash = excluded.hash, signature = excluded.signature`);
  };

  /** Heads for the next checkpoint. One that was not written by `noteVerified` is thrown away. */
  const verifiedHeads = async (): Promise<{ leaves: Leaf[]; forged: Leaf[]; isMore: boolean }> => {
    const rows = await database.run<Leaf & { signature: string }>(sql`
      select application_id, seq, hash, signature from audit_verified
      order by application_id collate "C" limit ${leavesAtOnce}::integer`);
    const isOurs = (row: Leaf & { signature: string }) =>
      sealer.isSigned(verifiedText(row), row.signature);
    const forged = rows.filter((row) => !isOurs(row));
    await deleteVerified(database, forged);
    return { leaves: rows.filter(isOurs), forged, isMore: rows.length === leavesAtOnce };
  };
  const deleteVerified = async (db: Db, heads: readonly Leaf[]): Promise<void> => {
    await db.run(sql`delete from audit_verified v
      using ${leafRows(heads)} as l(application_id text, seq integer)
      where v.application_id = l.application_id and v.seq = l.seq`);
  };

  /** A checkpoint over these heads; undefined where another process was faster. */
  const cover = (leaves: readonly Leaf[]): Promise<Signed | undefined> =>
    database.transaction(async (tx) => {
      const [last] = await tx.run<{ seq: number; hash: string }>(
        sql`select seq, hash from audit_checkpoints order by seq desc limit 1`,
      );
      const next = {
        seq: (last?.seq ?? 0) + 1,
        at: clock.now(),
        before: last?.hash ?? '',
        root: merkleRoot(leaves.map(leafText)),
        leaves: leaves.length,
      };
      const made = await tx.run<{ seq: number }>(sql`
        insert into audit_checkpoints (seq, at, heads, before, hash, root, leaves)
        values (${next.seq}, ${next.at}, '', ${next.before}, ${sealer.sign(signedCheckpoint(next))}, ${next.root}, ${next.leaves})
        on conflict do nothing returning seq`);
      if (made.length === 0) return undefined;
      tx.send(sql`insert into audit_leaves (application_id, checkpoint, seq, hash)
        select l.application_id, ${next.seq}::integer, l.seq, l.hash
        from ${leafRows(leaves)} as l(application_id text, seq integer, hash text)`);
      await deleteVerified(tx, leaves);
      return next;
    });

  const report = (broken: readonly AuditBreak[], log: DutyLog): void => {
    for (const at of broken)
      log.auditBroken(
        'checkpoint' in at
          ? `checkpoint ${at.checkpoint}`
          : `row ${at.brokenAt} of ${at.applicationId}`,
      );
  };
  const lastDay = (): number => clock.now() - LIMITS.auditVerifyMs;

  return {
    verify: async (id) => {
      const { broken, rows } = await verifyChains([id], 0);
      const [first] = broken;
      if (first !== undefined && 'brokenAt' in first)
        return { ok: false, brokenAt: first.brokenAt };
      return { ok: true, rows };
    },
    brokenAmong: async (ids) =>
      (await verifyChains(ids, 0)).broken.filter((at) => 'applicationId' in at),
    coveredBy: async (id) => {
      const [covered] = await database.run<Omit<CoveredHead, 'proof'>>(sql`
        select l.checkpoint, c.root, l.seq, l.hash,
          case when k.seq is not null then jsonb_build_object('seq', k.seq, 'hash', k.hash,
            'month', k.month) end as archived
        from audit_leaves l
        join audit_checkpoints c on c.seq = l.checkpoint and c.root is not null
        left join audit_bases k on k.application_id = l.application_id
        where l.application_id = ${id} order by l.checkpoint desc limit 1`);
      if (covered === undefined) return undefined;
      const leaves = await leavesOfCheckpoint(covered.checkpoint);
      const place = leaves.findIndex(({ applicationId }) => applicationId === id);
      return { ...covered, proof: merkleProof(leaves.map(leafText), place) };
    },
    verifyMoved: async (after, log) => {
      const end = await endOfLook(after);
      const ids = await movedIds(after, end);
      const { broken, heads } = await verifyChains(ids, lastDay());
      report(broken, log);
      await noteVerified(heads);
      return ids.length < LIMITS.rowsAtOnce ? end : ids.at(-1);
    },
    verifyCovered: async (after, log) => {
      const place = after === '' ? FIRST_LEAF : LEAF_PLACE.parse(JSON.parse(after));
      const leaves = await leavesSince(place, lastDay());
      const ids = leaves.map(({ id }) => id);
      report((await verifyChains(ids, lastDay())).broken, log);
      const last = leaves.at(-1);
      if (last === undefined || leaves.length < LIMITS.rowsAtOnce) return undefined;
      return JSON.stringify([last.checkpoint, last.id] satisfies LeafPlace);
    },
    verifyCheckpoints: async (after, log) => {
      const checked = await nextCheckpoint(Number(after), lastDay());
      if (checked === undefined) return undefined;
      if (!checked.isWhole) report([{ checkpoint: checked.seq }], log);
      return String(checked.seq);
    },
    addCheckpoint: async (after, log) => {
      const { leaves, forged, isMore } = await verifiedHeads();
      for (const { applicationId } of forged)
        log.auditBroken(`the head of ${applicationId} that waits for a checkpoint`);
      if (after !== '' && leaves.length === 0) return undefined;
      const made = await cover(leaves);
      if (made !== undefined)
        log.info(
          `audit checkpoint ${made.seq} covers ${leaves.length} heads with root ${made.root}`,
        );
      return isMore ? 'more' : undefined;
    },
    verifyAll: async () => {
      const broken: AuditBreak[] = [];
      let [applications, rows, checkpoints] = [0, 0, 0];
      for (let seq = 0; ; checkpoints += 1) {
        const checked = await nextCheckpoint(seq, 0);
        if (checked === undefined) break;
        if (!checked.isWhole) broken.push({ checkpoint: checked.seq });
        seq = checked.seq;
      }
      for (let after = ''; ; ) {
        const found = await database.run<{ id: string }>(sql`select id from applications
          where id > ${after} order by id limit ${LIMITS.rowsAtOnce}::integer`);
        const ids = found.map(({ id }) => id);
        const verified = await verifyChains(ids, 0);
        broken.push(...verified.broken);
        applications += ids.length;
        rows += verified.rows;
        after = ids.at(-1) ?? '';
        if (ids.length < LIMITS.rowsAtOnce) break;
      }
      return { applications, rows, checkpoints, broken };
    },
  };
}
