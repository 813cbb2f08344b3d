import { type HandOutRefusal, handOutRefusal } from '@signet/rulebook/decision/hand-out';
import { isStaffRole, permissionsOf } from '@signet/rulebook/staff/permissions';
import { changeIfThere } from '../application/change-application.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import { query } from '../platform/sql/query.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { Reviewer } from './new-decision.ts';
import { writeNote } from './note-store.ts';
import { isQueued } from './review-cases-store.ts';

export type HandOuts = {
  /** Undefined once it is done, or why it is not. */
  assign(asked: {
    id: string;
    by: Reviewer;
    to?: string;
    mayHandOut: boolean;
    reason?: string;
    today: string;
  }): Promise<HandOutRefusal | undefined>;
  /** Puts the case off and gives the reviewer's claim back; false where nothing waits. */
  lookAgain(asked: { id: string; by: Reviewer; on: string; reason: string }): Promise<boolean>;
  /** Also gives back what they have claimed, proposed or looked after. */
  recuse(id: string, by: Reviewer): Promise<boolean>;
  /** Whether they have recused themselves, or the application names them. */
  knowsThem(id: string, by: Reviewer): Promise<boolean>;
};

/**
 * SQL predicate: the reviewer knows somebody of this application. The desk knows of staff by name
 * only, so a namesake is kept away too.
 */
export const knowsThemSql = (id: Sql, reviewerId: string): Sql =>
  sql`(exists (select 1 from recusals k where k.application_id = ${id} and k.staff_id = ${reviewerId}::text)
    or exists (select 1 from people w join reviewers r on r.id = ${reviewerId}::text
      where w.application_id = ${id}
      and lower(concat_ws(' ', w.first_name, w.last_name)) = lower(r.name)))`;

const actorOf = ({ id }: Reviewer): string => `reviewer:${id}`;

/** Who looks after which case. docs/decisions/0241. */
export function buildHandOuts(deps: StoreDeps): HandOuts {
  const { database, clock } = deps;
  return {
    assign: async ({ id, by, to, mayHandOut, reason, today }) => {
      let refusal: HandOutRefusal | undefined = 'gone';
      await changeIfThere(deps, { id, actor: actorOf(by) }, async (tx, application) => {
        const [[facts], isWaiting] = await Promise.all([
          tx.run<{
            assignee?: string;
            roles: readonly string[];
            isAway: boolean;
            knowsThem: boolean;
          }>(sql`select (select s.staff_id from case_assignments s where s.application_id = ${id}) as assignee,
            coalesce(r.roles, '{}') as roles, coalesce(r.away_until >= ${today}::text, false) as is_away,
            ${knowsThemSql(sql`${id}::text`, to ?? '')} as knows_them
            from (select 1) one left join reviewers r
              on r.id = ${to ?? ''}::text and r.kind = 'person' and r.revoked_at is null`),
          isQueued(tx, id, clock.now()),
        ]);
        if (facts === undefined || !isWaiting) return undefined;
        refusal = handOutRefusal({
          ...{ by: by.id, to, mayHandOut, assignee: facts.assignee, isAway: facts.isAway },
          ...{ knowsThem: facts.knowsThem },
          isReviewer: permissionsOf(facts.roles.filter(isStaffRole)).includes('case.assign'),
        });
        if (refusal !== undefined) return undefined;
        const given = { staffId: to ?? '', assignedBy: by.id, assignedAt: clock.now() };
        tx.send(
          to === undefined
            ? query.deleteFrom('caseAssignments').where('applicationId', '=', id)
            : query
                .insertInto('caseAssignments')
                .values({ applicationId: id, ...given })
                .onConflict((conflict) => conflict.column('applicationId').doUpdateSet(given)),
        );
        if (reason !== undefined)
          writeNote(deps, tx, application, {
            ...{ author: by, about: 'handOut', text: reason },
            mentions: to === undefined ? [] : [to],
          });
        return {
          action: 'case.assigned',
          detail: auditDetail({ reviewer: idOf(by.id), to: to && idOf(to) }),
          keepsVersion: true,
        };
      });
      return refusal;
    },
    lookAgain: async ({ id, by, on, reason }) => {
      const asked = { id, actor: actorOf(by) };
      const changed = await changeIfThere(deps, asked, async (tx, application) => {
        if (!(await isQueued(tx, id, clock.now()))) return undefined;
        const putOff = { staffId: by.id, lookOn: on, putOffAt: clock.now() };
        tx.send(
          query
            .insertInto('caseReturns')
            .values({ applicationId: id, ...putOff })
            .onConflict((conflict) => conflict.column('applicationId').doUpdateSet(putOff)),
        );
        tx.send(ownLease(id, by));
        writeNote(deps, tx, application, {
          ...{ author: by, about: 'lookAgain', text: reason },
          mentions: [],
        });
        return {
          action: 'case.putOff',
          detail: auditDetail({ reviewer: idOf(by.id) }),
          keepsVersion: true,
        };
      });
      return changed?.changed ?? false;
    },
    recuse: async (id, by) => {
      const asked = { id, actor: actorOf(by) };
      const changed = await changeIfThere(deps, asked, (tx) => {
        tx.send(
          query
            .insertInto('recusals')
            .values({ applicationId: id, staffId: by.id, recusedAt: clock.now() })
            .onConflict((conflict) => conflict.columns(['applicationId', 'staffId']).doNothing()),
        );
        tx.send(ownLease(id, by));
        tx.send(
          query
            .deleteFrom('reviewProposals')
            .where('applicationId', '=', id)
            .where('reviewerId', '=', by.id),
        );
        tx.send(
          query
            .deleteFrom('caseAssignments')
            .where('applicationId', '=', id)
            .where('staffId', '=', by.id),
        );
        return { action: 'case.recused', detail: auditDetail({ reviewer: idOf(by.id) }) };
      });
      return changed?.changed ?? false;
    },
    knowsThem: async (id, by) => {
      const [found] = await database.run<{ knowsThem: boolean }>(
        sql`select ${knowsThemSql(sql`${id}::text`, by.id)} as knows_them`,
      );
      return found?.knowsThem ?? false;
    },
  };
}

const ownLease = (id: string, { id: reviewerId }: Reviewer) =>
  query
    .deleteFrom('reviewLeases')
    .where('applicationId', '=', id)
    .where('reviewerId', '=', reviewerId);
