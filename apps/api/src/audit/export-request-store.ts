import { mayDecideExport, mayTakeExport } from '@signet/rulebook/audit/export-request';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import { addStaffLine } from '../platform/audit/staff-log-store.ts';
import { newRowId } from '../platform/ids.ts';
import type { Db, Tx } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { filterDetail } from './filter-detail.ts';
import type { AuditFilters } from './store.ts';

type Person = { id: string; name: string };

export type ExportRequest = {
  id: string;
  ticket: string;
  filters: AuditFilters;
  lines: number;
  askedBy: Person;
  askedAt: number;
  decidedBy?: Person;
  decidedAt?: number;
  hasAgreed?: boolean;
  takenAt?: number;
};

export type ExportRequests = {
  ask(asked: Pick<ExportRequest, 'ticket' | 'filters' | 'lines'> & { by: string }): Promise<void>;
  /** Newest first. */
  list(): Promise<ExportRequest[]>;
  /** False where it is not theirs to decide, or not any more. */
  decide(decided: { id: string; by: string; agrees: boolean }): Promise<boolean>;
  /** The request of which `by` may take a page; the first one is on record before it is given. */
  take(taken: { id: string; by: string; isFirst: boolean }): Promise<ExportRequest | undefined>;
};

const mostTold = 50;

/** A row as the rules of requests read it. */
const askedOf = ({ askedBy, ...request }: ExportRequest) => ({ ...request, askedBy: askedBy.id });

/** Exports that a second person must agree to, each act with its line in the log. */
export function buildExportRequests(deps: StoreDeps): ExportRequests {
  const { database, clock } = deps;

  const read = (db: Pick<Db, 'run'>, id?: string): Promise<ExportRequest[]> =>
    db.run<ExportRequest>(sql`select e.id, e.ticket, e.filters, e.lines, e.asked_at, e.decided_at,
        e.has_agreed, e.taken_at, jsonb_build_object('id', a.id, 'name', a.name) as asked_by,
        (select jsonb_build_object('id', d.id, 'name', d.name) from reviewers d
          where d.id = e.decided_by) as decided_by
      from audit_exports e join reviewers a on a.id = e.asked_by
      where ${id ?? null}::text is null or e.id = ${id ?? null}::text
      order by e.asked_at desc, e.id limit ${mostTold}::integer`);

  /** The row is locked, so that two who decide at once are told apart. */
  const locked = async (tx: Tx, id: string): Promise<ExportRequest | undefined> => {
    await tx.run(sql`select 1 as one from audit_exports where id = ${id}::text for update`);
    return (await read(tx, id)).at(0);
  };

  return {
    ask: ({ ticket, filters, lines, by }) =>
      database.transaction(async (tx) => {
        const id = newRowId('exp');
        tx.send(sql`insert into audit_exports (id, asked_by, asked_at, ticket, filters, lines)
          values (${id}::text, ${by}::text, ${clock.now()}::bigint, ${ticket}::text,
            ${JSON.stringify(filters)}::jsonb, ${lines}::integer)`);
        const detail = auditDetail({
          ...{ ticket: codeOf(ticket), lines, request: idOf(id) },
          ...filterDetail(filters),
        });
        await addStaffLine(
          tx,
          { actor: `reviewer:${by}`, action: 'audit.exportAsked', detail },
          deps,
        );
      }),
    list: () => read(database),
    decide: ({ id, by, agrees }) =>
      database.transaction(async (tx) => {
        const request = await locked(tx, id);
        const now = clock.now();
        if (request === undefined || !mayDecideExport(askedOf(request), by, now)) return false;
        tx.send(sql`update audit_exports set decided_by = ${by}::text, decided_at = ${now}::bigint,
          has_agreed = ${agrees}::boolean where id = ${id}::text`);
        const detail = auditDetail({ ticket: codeOf(request.ticket), request: idOf(id) });
        await addStaffLine(
          tx,
          {
            actor: `reviewer:${by}`,
            action: agrees ? 'audit.exportAgreed' : 'audit.exportRefused',
            detail,
          },
          deps,
        );
        return true;
      }),
    take: ({ id, by, isFirst }) =>
      database.transaction(async (tx) => {
        const request = await locked(tx, id);
        const now = clock.now();
        if (request === undefined) return undefined;
        if (!mayTakeExport(askedOf(request), { staffId: by, now, isFirst })) return undefined;
        if (!isFirst) return request;
        tx.send(sql`update audit_exports set taken_at = ${now}::bigint where id = ${id}::text`);
        const detail = auditDetail({
          ...{ ticket: codeOf(request.ticket), lines: request.lines, request: idOf(id) },
          ...filterDetail(request.filters),
        });
        await addStaffLine(tx, { actor: `reviewer:${by}`, action: 'audit.exported', detail }, deps);
        return request;
      }),
  };
}
