import { AUDIT_PAGE_LINES } from '@signet/rulebook/audit/endpoints';
import type { BodyOf } from '@signet/rulebook/endpoints';
import { joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

type AuditFilters = BodyOf<'listAudit'>;
type AuditLinePlace = NonNullable<AuditFilters['after']>;

type AuditLineRow = {
  applicationId: string;
  reference: string;
  seq: number;
  at: number;
  actor: string;
  staff?: { id: string; name: string };
  action: string;
  detail: string;
};

export type AuditLines = {
  /** A page of lines, newest first. */
  list(filters: AuditFilters): Promise<{ lines: AuditLineRow[]; next?: AuditLinePlace }>;
  idOf(idOrReference: string): Promise<string | undefined>;
};

const conditionsOf = ({ from, until, staffId, action, reference, after }: AuditFilters): Sql =>
  joinSql(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`w.at >= ${from}::bigint`]),
      ...(until === undefined ? [] : [sql`w.at < ${until}::bigint`]),
      ...(staffId === undefined ? [] : [sql`w.actor = ${`reviewer:${staffId}`}::text`]),
      ...(action === undefined ? [] : [sql`w.action = ${action}::text`]),
      ...(reference === undefined ? [] : [sql`a.reference = ${reference}::text`]),
      ...(after === undefined
        ? []
        : [
            sql`(w.at, w.application_id, w.seq) < (${after[0]}::bigint, ${after[1]}::text, ${after[2]}::integer)`,
          ]),
    ],
    ' and ',
  );

/** The audit log as auditors read it; `platform/audit` writes and verifies it. */
export function buildAuditLines({ database }: StoreDeps): AuditLines {
  return {
    list: async (filters) => {
      const rows = await database.run<AuditLineRow>(sql`
        select w.application_id, a.reference, w.seq, w.at, w.actor, w.action, w.detail,
          (select jsonb_build_object('id', r.id, 'name', r.name) from reviewers r
            where w.actor = 'reviewer:' || r.id) as staff
        from audit w join applications a on a.id = w.application_id
        where ${conditionsOf(filters)}
        order by w.at desc, w.application_id desc, w.seq desc limit ${AUDIT_PAGE_LINES + 1}::integer`);
      const shown = rows.slice(0, AUDIT_PAGE_LINES);
      const last = rows.length > shown.length ? shown.at(-1) : undefined;
      return {
        lines: shown,
        next: last && [last.at, last.applicationId, last.seq],
      };
    },
    idOf: async (idOrReference) => {
      const [found] = await database.run<{ id: string }>(sql`select id from applications
        where id = ${idOrReference}::text or reference = ${idOrReference}::text`);
      return found?.id;
    },
  };
}
