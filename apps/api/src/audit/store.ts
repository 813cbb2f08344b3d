import { AUDIT_PAGE_LINES } from '@signet/rulebook/audit/endpoints';
import { AUDIT_EXPORT } from '@signet/rulebook/audit/export-request';
import type { BodyOf } from '@signet/rulebook/endpoints';
import { HASH_BEFORE } from '../platform/audit/archive-store.ts';
import { rowKeyOf, type StoredAudit } from '../platform/audit/chain.ts';
import { STAFF_CHAIN } from '../platform/audit/staff-log-store.ts';
import { joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export type AuditFilters = BodyOf<'listAudit'>;
export type AuditLinePlace = NonNullable<AuditFilters['after']>;

type AuditLineRow = {
  chain: string;
  reference?: string;
  seq: number;
  at: number;
  actor: string;
  staff?: { id: string; name: string };
  action: string;
  detail: string;
};

/** A line with what verifies it elsewhere. */
export type ExportedLine = Omit<AuditLineRow, 'staff'> & {
  before: string;
  hash: string;
  key?: string;
};

export type AuditLines = {
  /** A page of lines, newest first. */
  list(filters: AuditFilters): Promise<{ lines: AuditLineRow[]; next?: AuditLinePlace }>;
  /**
   * At most AUDIT_EXPORT.linesAlone of them, the newest, in the order of their chains; `next` is
   * where the older ones begin.
   */
  exported(filters: AuditFilters): Promise<{ lines: ExportedLine[]; next?: AuditLinePlace }>;
  /** How many there are, or one more than `most`. */
  count(filters: AuditFilters, most: number): Promise<number>;
  idOf(idOrReference: string): Promise<string | undefined>;
  newestCheckpoint(): Promise<{ seq: number; at: number; root: string } | undefined>;
};

/** One of the two tables of lines, as `w`: of applications, and of what staff do about none. */
type Source = { chain: Sql; reference: Sql; from: Sql; before: Sql; redaction: Sql };

const SOURCES: readonly Source[] = [
  {
    chain: sql`w.application_id`,
    reference: sql`a.reference`,
    from: sql`audit w join applications a on a.id = w.application_id`,
    before: HASH_BEFORE,
    redaction: sql`(select r.signature from audit_redactions r
      where r.application_id = w.application_id and r.seq = w.seq)`,
  },
  {
    chain: sql`${STAFF_CHAIN}::text`,
    reference: sql`null::text`,
    from: sql`staff_audit w`,
    before: sql`(select b.hash from staff_audit b where b.seq = w.seq - 1)`,
    redaction: sql`null::text`,
  },
];

const conditionsOf = (
  { chain, reference: named }: Source,
  { from, until, staffId, action, reference, after }: AuditFilters,
): Sql =>
  joinSql(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`w.at >= ${from}::bigint`]),
      ...(until === undefined ? [] : [sql`w.at < ${until}::bigint`]),
      ...(staffId === undefined ? [] : [sql`w.actor = ${`reviewer:${staffId}`}::text`]),
      ...(action === undefined ? [] : [sql`w.action = ${action}::text`]),
      ...(reference === undefined ? [] : [sql`${named} = ${reference}::text`]),
      ...(after === undefined
        ? []
        : [
            sql`(w.at, ${chain}, w.seq) < (${after[0]}::bigint, ${after[1]}::text, ${after[2]}::integer)`,
          ]),
    ],
    ' and ',
  );

/** The newest lines of both tables that the filters find; `more` are columns of `w`. */
const newestSql = (
  filters: AuditFilters,
  limit: number,
  more: (source: Source) => readonly Sql[],
): Sql =>
  sql`(select l.* from (${joinSql(
    SOURCES.map(
      (source) => sql`(select ${joinSql([
        sql`${source.chain} as chain, ${source.reference} as reference`,
        sql`w.seq, w.at, w.actor, w.action, w.detail`,
        ...more(source),
      ])} from ${source.from} where ${conditionsOf(source, filters)}
      order by w.at desc, ${source.chain} desc, w.seq desc limit ${limit}::integer)`,
    ),
    ' union all ',
  )}) l order by l.at desc, l.chain desc, l.seq desc limit ${limit}::integer) l`;

const inChains = (one: ExportedLine, other: ExportedLine): number =>
  one.chain === other.chain ? one.seq - other.seq : one.chain < other.chain ? -1 : 1;

/** The audit log as auditors read it; `platform/audit` writes and verifies it. */
export function buildAuditLines({ database, sealer }: StoreDeps): AuditLines {
  return {
    list: async (filters) => {
      const rows = await database.run<AuditLineRow>(sql`
        select l.*, (select jsonb_build_object('id', r.id, 'name', r.name) from reviewers r
          where l.actor = 'reviewer:' || r.id) as staff
        from ${newestSql(filters, AUDIT_PAGE_LINES + 1, () => [])}
        order by l.at desc, l.chain desc, l.seq desc`);
      const shown = rows.slice(0, AUDIT_PAGE_LINES);
      const last = rows.length > shown.length ? shown.at(-1) : undefined;
      return { lines: shown, next: last && [last.at, last.chain, last.seq] };
    },
    exported: async (filters) => {
      const rows = await database.run<Omit<ExportedLine, 'key'> & StoredAudit>(sql`
        select l.* from ${newestSql(
          filters,
          AUDIT_EXPORT.linesAlone + 1,
          ({ before, redaction }) => [
            sql`w.hash, w.key_id`,
            sql`coalesce(${before}, '') as before`,
            sql`${redaction} as redaction`,
          ],
        )} order by l.at desc, l.chain desc, l.seq desc`);
      const given = rows.slice(0, AUDIT_EXPORT.linesAlone);
      const last = rows.length > given.length ? given.at(-1) : undefined;
      const lines = given.map(({ keyId, redaction, ...line }) => ({
        ...line,
        key: rowKeyOf({ ...line, keyId, redaction }, sealer),
      }));
      return {
        lines: lines.toSorted(inChains),
        next: last && [last.at, last.chain, last.seq],
      };
    },
    count: async (filters, most) => {
      const [found] = await database.run<{ lines: number }>(sql`
        select count(*)::integer as lines from ${newestSql(filters, most + 1, () => [])}`);
      return found?.lines ?? 0;
    },
    idOf: async (idOrReference) => {
      const [found] = await database.run<{ id: string }>(sql`select id from applications
        where id = ${idOrReference}::text or reference = ${idOrReference}::text`);
      return found?.id;
    },
    newestCheckpoint: async () => {
      const [newest] = await database.run<{ seq: number; at: number; root: string }>(
        sql`select seq, at, root from audit_checkpoints where root is not null
          order by seq desc limit 1`,
      );
      return newest;
    },
  };
}
