import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Batch } from '../jobs/duty.ts';
import { query } from '../sql/query.ts';
import { sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import { isAuditRowWhole, rowKeyOf, type StoredAudit } from './chain.ts';
import { merkleRoot } from './merkle-root.ts';

/** SQL: the hash before the line `w`, whether or not the database still has the line before it. */
export const HASH_BEFORE = sql`coalesce((select b.hash from audit b
    where b.application_id = w.application_id and b.seq = w.seq - 1),
  (select k.hash from audit_bases k
    where k.application_id = w.application_id and k.seq = w.seq - 1), '')`;

type ArchivePart = { part: number; lines: number; hash: string };
type ArchivedMonth = {
  month: string;
  parts: number;
  lines: number;
  /** Merkle root of the parts, as written to the process's log. */
  root: string;
  /** Root of the month before. */
  before: string;
};

/** A month, and a part of it. */
export type ArchivePlace = readonly [string, number];

export type AuditArchives = {
  /** Writes the lines of months that are over into the object store, a part at a time. */
  archive: Batch;
  /** Oldest first; throws when a row was altered. */
  months(): Promise<(ArchivedMonth & { archivedAt: number })[]>;
  /** The files of a month; throws when one is missing or altered. */
  read(
    month: string,
  ): Promise<{ about: ArchivedMonth; parts: (ArchivePart & { text: string })[] } | undefined>;
  /**
   * Reads some files after `after`, up to the month `last`; returns the first missing or altered
   * one, or where to continue.
   */
  nextWrongFile(
    after: ArchivePlace,
    last: string,
  ): Promise<{ wrong?: string; next?: [string, number] | undefined }>;
};

/** Lines of a part; some two megabytes, a tenth of it once packed. */
const LINES_A_PART = 5_000;
/** Files that one batch reads again before their month is dropped. */
const FILES_AT_ONCE = 20;
/** Wait after the end of a month, for open transactions and for redactions of its lines. */
const settleMs = 2 * 24 * 3_600_000;

const PLACE = z.tuple([z.number(), z.string(), z.number()]);
type Place = z.infer<typeof PLACE>;
type LineRow = StoredAudit & { chain: string; before: string };
type StoredMonth = ArchivedMonth & { signature: string; archivedAt: number };

/** Of a time in ms, in UTC: `2026-11`. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);
const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(Date.UTC(year, number));
};
const beginOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const partName = (month: string, part: number): string =>
  `audit/${month}/${String(part).padStart(6, '0')}.jsonl.gz`;
const partText = (month: string, { part, lines, hash }: ArchivePart): string =>
  JSON.stringify([month, part, lines, hash]);
const signedMonth = ({ month, parts, lines, root, before }: ArchivedMonth): string =>
  JSON.stringify(['audit month', month, parts, lines, root, before]);

/**
 * The audit log month by month as files that anybody can verify, each month under one signed root
 * that names the one before. docs/decisions/0289.
 */
export function buildAuditArchives({
  database,
  clock,
  sealer,
  objects,
}: Pick<StoreDeps, 'database' | 'clock' | 'sealer' | 'objects'>): AuditArchives {
  const stored = (): Promise<StoredMonth[]> =>
    database.run<StoredMonth>(sql`select month, parts, lines, root, before, signature, archived_at
      from audit_archives order by month`);
  const partsOf = (month: string): Promise<(ArchivePart & { place: string })[]> =>
    database.run(
      query
        .selectFrom('auditArchiveParts')
        .select(['part', 'lines', 'hash', 'place'])
        .where('month', '=', month)
        .orderBy('part'),
    );

  /** The oldest month with lines that is not archived, and the root of the one before. */
  const nextMonth = async (): Promise<{ month: string; before: string } | undefined> => {
    const last = (await stored()).at(-1);
    if (last !== undefined) return { month: monthAfter(last.month), before: last.root };
    const [first] = await database.run<{ at: number }>(
      sql`select at from audit order by at, application_id, seq limit 1`,
    );
    return first && { month: monthOf(first.at), before: '' };
  };

  const linesAfter = ([at, chain, seq]: Place, until: number): Promise<LineRow[]> =>
    database.run<LineRow>(sql`
      select w.application_id as chain, w.seq, w.at, w.actor, w.action, w.detail, w.hash, w.key_id,
        ${HASH_BEFORE} as before,
        (select r.signature from audit_redactions r
          where r.application_id = w.application_id and r.seq = w.seq) as redaction
      from audit w where w.at >= ${at}::bigint and w.at < ${until}::bigint
        and (w.at, w.application_id, w.seq) > (${at}::bigint, ${chain}::text, ${seq}::integer)
      order by w.at, w.application_id, w.seq limit ${LINES_A_PART}::integer`);

  const exported = ({ keyId, redaction, ...line }: LineRow) => ({
    ...line,
    key: rowKeyOf({ ...line, keyId, redaction }, sealer),
  });

  /** The same bytes each time, should a process have died before it noted the part. */
  const putPart = async (month: string, part: number, lines: readonly LineRow[]): Promise<void> => {
    const about = { export: { month, part, lines: lines.length } };
    const text = [about, ...lines.map(exported)]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
    await objects.put(partName(month, part), gzipSync(text));
    const last = lines.at(-1);
    const place = JSON.stringify([
      last?.at ?? 0,
      last?.chain ?? '',
      last?.seq ?? 0,
    ] satisfies Place);
    await database.run(
      query
        .insertInto('auditArchiveParts')
        .values({ month, part, lines: lines.length, hash: sha256(text), place })
        .onConflict((conflict) => conflict.doNothing()),
    );
  };

  const close = async (month: string, before: string): Promise<ArchivedMonth> => {
    const parts = await partsOf(month);
    const about: ArchivedMonth = {
      month,
      parts: parts.length,
      lines: parts.reduce((sum, { lines }) => sum + lines, 0),
      root: merkleRoot(parts.map((part) => partText(month, part))),
      before,
    };
    const signature = sealer.sign(signedMonth(about));
    await database.run(
      query
        .insertInto('auditArchives')
        .values({ ...about, signature, archivedAt: clock.now() })
        .onConflict((conflict) => conflict.doNothing()),
    );
    return about;
  };

  const months = async (): Promise<StoredMonth[]> => {
    const found = await stored();
    let before = '';
    for (const one of found) {
      if (one.before !== before || !sealer.isSigned(signedMonth(one), one.signature))
        throw new Error(`the row of ${one.month} in audit_archives is not as it was written`);
      before = one.root;
    }
    return found;
  };

  /** The parts of a month; throws when they differ from the signed ones. */
  const signedParts = async ({ month, root }: ArchivedMonth) => {
    const parts = await partsOf(month);
    if (merkleRoot(parts.map((part) => partText(month, part))) !== root)
      throw new Error(`the parts of ${month} in audit_archive_parts are not as they were written`);
    return parts;
  };
  /** What is wrong with a file, or its text. */
  const fileOf = async (month: string, { part, hash }: ArchivePart) => {
    const name = partName(month, part);
    const packed = await objects.get(name);
    if (packed === undefined) return { wrong: `${name} is missing` };
    const text = gunzipSync(packed).toString();
    return sha256(text) === hash ? { text } : { wrong: `${name} is not as it was written` };
  };

  return {
    archive: async (_after, log) => {
      const next = await nextMonth();
      if (next === undefined) return undefined;
      const { month, before } = next;
      const until = beginOf(monthAfter(month));
      if (until + settleMs > clock.now()) return undefined;
      const done = await partsOf(month);
      const last = done.at(-1)?.place;
      const place: Place =
        last === undefined ? [beginOf(month), '', 0] : PLACE.parse(JSON.parse(last));
      const lines = await linesAfter(place, until);
      for (const line of lines)
        if (!isAuditRowWhole({ ...line, applicationId: line.chain }, line, sealer))
          log.auditBroken(`row ${line.seq} of ${line.chain}`);
      if (lines.length > 0) await putPart(month, done.length + 1, lines);
      if (lines.length === LINES_A_PART) return `${month} ${done.length + 1}`;
      const { parts, lines: all, root } = await close(month, before);
      log.info(`audit archive ${month} holds ${all} lines in ${parts} parts with root ${root}`);
      return month;
    },
    months,
    read: async (month) => {
      const about = (await months()).find((one) => one.month === month);
      if (about === undefined) return undefined;
      const files: (ArchivePart & { text: string })[] = [];
      for (const { part, lines, hash } of await signedParts(about)) {
        const { text, wrong } = await fileOf(month, { part, lines, hash });
        if (text === undefined) throw new Error(wrong);
        files.push({ part, lines, hash, text });
      }
      const { signature: _signature, archivedAt: _at, ...known } = about;
      return { about: known, parts: files };
    },
    nextWrongFile: async ([month, part], last) => {
      const about = (await months()).find((one) =>
        part === 0 ? one.month > month : one.month === month,
      );
      if (about === undefined || about.month > last) return {};
      const left = (await signedParts(about)).filter((one) => one.part > part);
      const some = left.slice(0, FILES_AT_ONCE);
      for (const one of some) {
        const { wrong } = await fileOf(about.month, one);
        if (wrong !== undefined) return { wrong };
      }
      return { next: [about.month, left.length > some.length ? (some.at(-1)?.part ?? 0) : 0] };
    },
  };
}
