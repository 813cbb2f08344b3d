import { LIMITS } from '@signet/rulebook/core/limits';
import { z } from 'zod';
import type { Batch } from '../jobs/duty.ts';
import { buildPartitionsOf, type Partition } from '../sql/partition-store.ts';
import { identifier, sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import { type AuditArchives, monthOf } from './archive-store.ts';
import { type AuditBase, baseText } from './chain.ts';
import type { AuditStore } from './store.ts';

/** How far the drop of a partition has come: the archived file, then the application it has seen. */
const PLACE = z.object({
  partition: z.string(),
  file: z.tuple([z.string(), z.number()]).optional(),
  after: z.string(),
  /** Lines of the applications up to there. */
  lines: z.number(),
});
type Place = z.infer<typeof PLACE>;
type Over = { partition: Partition & { to: number }; month: string; archived: number };

export type AuditBases = {
  /** Drops the oldest month of the log once it has been archived and kept long enough. */
  drop: Batch;
};

/**
 * A month leaves the database once every file of its archive is verified, the chain of each of its
 * applications is intact, and a signed base records where each chain continues.
 * docs/decisions/0273.
 */
export function buildAuditBases(
  { database, clock, sealer }: Pick<StoreDeps, 'database' | 'clock' | 'sealer'>,
  { brokenAmong }: Pick<AuditStore, 'brokenAmong'>,
  { months, nextWrongFile }: Pick<AuditArchives, 'months' | 'nextWrongFile'>,
): AuditBases {
  const partitions = buildPartitionsOf({ database }, 'audit');

  /** The oldest partition, once all of its months are archived and over for long enough. */
  const oldestOver = async (): Promise<Over | undefined> => {
    const bounded = (await partitions.all()).flatMap(({ to, ...one }) =>
      to === undefined ? [] : [{ ...one, to }],
    );
    const [oldest] = bounded.toSorted((one, other) => one.to - other.to);
    if (oldest === undefined || oldest.to + LIMITS.auditKeptMs > clock.now()) return undefined;
    const archived = await months();
    const month = monthOf(oldest.to - 1);
    if ((archived.at(-1)?.month ?? '') < month) return undefined;
    const from = oldest.from === undefined ? '' : monthOf(oldest.from);
    const own = archived.filter((one) => one.month >= from && one.month <= month);
    return {
      partition: oldest,
      month,
      archived: own.reduce((sum, { lines }) => sum + lines, 0),
    };
  };

  const headsAfter = (name: string, after: string) =>
    database.run<{ applicationId: string; seq: number; hash: string; lines: number }>(sql`
      select h.application_id, h.seq, h.lines, w.hash from (
        select application_id, max(seq) as seq, count(*)::integer as lines
        from ${identifier(`partitions.${name}`)} where application_id > ${after}::text
        group by application_id order by application_id limit ${LIMITS.rowsAtOnce}::integer) h
      join ${identifier(`partitions.${name}`)} w
        on w.application_id = h.application_id and w.seq = h.seq
      order by h.application_id`);

  const keepBases = async (bases: readonly AuditBase[]): Promise<void> => {
    const rows = bases.map(({ applicationId, ...base }) => ({
      application_id: applicationId,
      ...base,
      signature: sealer.sign(baseText({ applicationId, ...base })),
    }));
    await database.run(sql`insert into audit_bases (application_id, seq, hash, month, signature)
      select b.application_id, b.seq, b.hash, b.month, b.signature
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as b(application_id text, seq integer, hash text, month text, signature text)
      on conflict (application_id) do update set seq = excluded.seq, hash = excluded.hash,
        month = excluded.month, signature = excluded.signature
      where excluded.seq > audit_bases.seq`);
  };

  return {
    drop: async (after, log) => {
      const over = await oldestOver();
      if (over === undefined) return undefined;
      const { partition, month, archived } = over;
      const begin: Place = { partition: partition.name, file: ['', 0], after: '', lines: 0 };
      const kept = after === '' ? begin : PLACE.parse(JSON.parse(after));
      const place = kept.partition === partition.name ? kept : begin;
      const goOn = (next: Partial<Place>): string => JSON.stringify({ ...place, ...next });
      if (place.file !== undefined) {
        const { wrong, next } = await nextWrongFile(place.file, month);
        if (wrong !== undefined) {
          log.auditBroken(`the archived file ${wrong}`);
          return undefined;
        }
        return goOn({ file: next });
      }
      const heads = await headsAfter(partition.name, place.after);
      const broken = await brokenAmong(heads.map(({ applicationId }) => applicationId));
      for (const { applicationId, brokenAt } of broken)
        log.auditBroken(`row ${brokenAt} of ${applicationId}`);
      if (broken.length > 0) return undefined;
      if (heads.length > 0) {
        await keepBases(heads.map(({ lines: _lines, ...head }) => ({ ...head, month })));
        const lines = heads.reduce((sum, head) => sum + head.lines, place.lines);
        return goOn({ after: heads.at(-1)?.applicationId ?? '', lines });
      }
      if (place.lines !== archived) {
        log.auditBroken(`${month}, whose archive has ${archived} lines of ${place.lines}`);
        return undefined;
      }
      await partitions.drop(partition.name);
      if (archived > 0)
        log.info(`audit lines of ${month} and before, ${archived}, are in their archive alone`);
      return goOn({ partition: '' });
    },
  };
}
