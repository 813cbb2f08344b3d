import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { queueFilters } from '@signet/rulebook/decision/queue-filters';
import { mayRemoveView } from '@signet/rulebook/decision/saved-views';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import { addStaffLine } from '../platform/audit/staff-log-store.ts';
import { newRowId } from '../platform/ids.ts';
import type { Tx } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { Reviewer } from './new-decision.ts';
import { keepMarked } from './open-cases-store.ts';
import type { AskedFilters } from './queue-partners.ts';
import { type QueueFilters, type QueueReader, queueMatchesSql } from './review-queue-store.ts';

export type SavedView = {
  id: string;
  name: string;
  filters: AskedFilters;
  isShared: boolean;
  isOwn: boolean;
  count: number;
};

export type SavedViews = {
  /** Undefined once somebody has as many as DECISION_LIMITS.savedViewsPerPerson. */
  save(view: {
    name: string;
    filters: AskedFilters;
    isShared: boolean;
    by: Reviewer;
  }): Promise<string | undefined>;
  /** False where there is none that they may remove. */
  remove(asked: { id: string; by: Reviewer; mayHandOut: boolean }): Promise<boolean>;
  /** Those of the reader and of the team, by name, with how many cases each holds. */
  counted(
    reader: QueueReader,
    stored: (filters: AskedFilters) => QueueFilters,
  ): Promise<SavedView[]>;
};

type ViewAction = 'view.shared' | 'view.removed';

type Row = Omit<SavedView, 'filters' | 'count'> & { filters: unknown };

/** Views of the queue that staff keep under a name. docs/decisions/0235. */
export function buildSavedViews(deps: StoreDeps): SavedViews {
  const { database, clock } = deps;
  /** What the team sees is on record; what somebody keeps for themselves is not. */
  const addViewLine = (
    tx: Tx,
    { action, id, by }: { action: ViewAction; id: string; by: Reviewer },
  ): Promise<void> => {
    const detail = auditDetail({ view: idOf(id) });
    return addStaffLine(tx, { actor: `reviewer:${by.id}`, action, detail }, deps);
  };
  return {
    save: ({ name, filters, isShared, by }) =>
      database.transaction(async (tx) => {
        const [saved] = await tx.run<{ id: string }>(sql`insert into case_views
          (id, staff_id, name, filters, is_shared, created_at)
          select ${newRowId('view')}::text, ${by.id}::text, ${name.trim()}::text,
            ${JSON.stringify(filters)}::jsonb, ${isShared}::boolean, ${clock.now()}::bigint
          where (select count(*) from case_views where staff_id = ${by.id}::text)
            < ${DECISION_LIMITS.savedViewsPerPerson}::integer
          returning id`);
        if (saved !== undefined && isShared)
          await addViewLine(tx, { action: 'view.shared', id: saved.id, by });
        return saved?.id;
      }),
    remove: ({ id, by, mayHandOut }) =>
      database.transaction(async (tx) => {
        const [found] = await tx.run<{ isOwn: boolean; isShared: boolean }>(
          sql`select staff_id = ${by.id}::text as is_own, is_shared from case_views
            where id = ${id} for update`,
        );
        if (found === undefined || !mayRemoveView({ ...found, mayHandOut })) return false;
        tx.send(sql`delete from case_views where id = ${id}`);
        if (found.isShared) await addViewLine(tx, { action: 'view.removed', id, by });
        return true;
      }),
    counted: async (reader, stored) => {
      const rows = await database.run<Row>(sql`select id, name, filters, is_shared,
          staff_id = ${reader.reviewerId}::text as is_own
        from case_views where is_shared or staff_id = ${reader.reviewerId}::text
        order by lower(name), id`);
      // One that names a portal or a case of an earlier build is left out.
      const views = rows.flatMap(({ filters, ...row }) => {
        const { data } = queueFilters.safeParse(filters);
        return data === undefined ? [] : [{ ...row, filters: data }];
      });
      if (views.length === 0) return [];
      await keepMarked(deps);
      const [counted] = await database.run<{ counts: number[] }>(
        queueMatchesSql(
          views.map(({ filters }) => stored(filters)),
          reader,
        ),
      );
      return views.map((view, at) => ({ ...view, count: counted?.counts[at] ?? 0 }));
    },
  };
}
