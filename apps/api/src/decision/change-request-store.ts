import {
  type ChangeableId,
  type ChangeMark,
  type ChangeReason,
  isDocumentMark,
  stepUpOfMarks,
} from '@signet/rulebook/decision/change-reasons';
import { changeIfThere } from '../application/change-application.ts';
import { openMarksOf } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import { newRowId } from '../platform/ids.ts';
import { jsonArray, jsonObject } from '../platform/sql/json-object.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { valueOfChangeable } from './change-values.ts';
import type { Reviewer, ReviewerDecision } from './new-decision.ts';
import { isQueued } from './review-cases-store.ts';
import { endReview, mayReviewerDecide } from './reviewer-store.ts';

export const REMIND_CHANGES_JOB = 'remind-changes';

/** A request for changes with what stood there, in ms of the product's clock. */
export type PastChangeRequest = {
  id: string;
  reviewer: Reviewer;
  askedAt: number;
  by: string;
  withdrawnAt?: number;
  finishedAt?: number;
  result?: string;
  marks: {
    changeable: ChangeableId;
    reason: ChangeReason;
    line?: string;
    before?: string;
  }[];
};

export type ChangeRequests = {
  /** False where somebody else was faster, or the claim is lost. */
  askForChanges(asked: {
    id: string;
    marks: readonly ChangeMark[];
    by: string;
    dueAt: number;
    remindAt: readonly number[];
    reviewer: ReviewerDecision;
    messages: readonly OutboxMessage[];
  }): Promise<boolean>;
  /** False where nothing is open. */
  withdrawChanges(id: string, reviewer: Reviewer): Promise<boolean>;
  /** Newest first, with what stood there opened. */
  changeRequests(application: StoredApplication): Promise<PastChangeRequest[]>;
};

const placeOf = (applicationId: string, requestId: string, changeable: string) => ({
  table: 'change_marks',
  applicationId,
  column: 'before_sealed',
  rowId: `${requestId}/${changeable}`,
});

type Row = Omit<PastChangeRequest, 'marks'> & {
  marks: (Omit<PastChangeRequest['marks'][number], 'before'> & { sealed?: string })[];
};

const MARKS = jsonArray(
  jsonObject('changeMarks as m', ['changeable', 'reason', 'line'], {
    sealed: sql`m.before_sealed`,
  }),
  sql`from change_marks m where m.request_id = r.id`,
);

/** Requests for changes of exact answers. docs/decisions/0238. */
export function buildChangeRequests(deps: StoreDeps): ChangeRequests {
  const { database, clock, sealer } = deps;
  return {
    askForChanges: async ({ id, marks, by, dueAt, remindAt, reviewer: decided, messages }) => {
      const { reviewer } = decided;
      const asked = { id, actor: `reviewer:${reviewer.id}` };
      const changed = await changeIfThere(deps, asked, async (tx, application) => {
        const now = clock.now();
        if (!(await mayReviewerDecide(tx, application, decided, now))) return undefined;
        if (!(await isQueued(tx, id, now, ['decision']))) return undefined;
        const { round, dataKey } = application;
        const requestId = newRowId('chg');
        tx.send(
          query.insertInto('changeRequests').values({
            ...{ id: requestId, applicationId: id, round, reviewerId: reviewer.id },
            ...{ askedAt: now, answerBy: by, dueAt },
          }),
        );
        for (const { changeable, reason, line } of marks) {
          const before = isDocumentMark(changeable)
            ? undefined // documents are not stored; both inquiries are
            : valueOfChangeable(changeable, application);
          const place = placeOf(id, requestId, changeable);
          tx.send(
            query.insertInto('changeMarks').values({
              ...{ requestId, applicationId: id, changeable, reason, line, askedAt: now },
              beforeSealed:
                before === undefined || before.isMasked
                  ? undefined
                  : sealer.seal(dataKey, place, before.value),
            }),
          );
        }
        tx.send(
          query
            .insertInto('stepUps')
            .values({ applicationId: id, round, type: stepUpOfMarks(marks), requestedAt: now }),
        );
        endReview(tx, id);
        return {
          action: 'changes.requested',
          detail: auditDetail({
            answerBy: codeOf(by),
            marks: marks.map(({ changeable, reason }) => codeOf(`${changeable}.${reason}`)),
            reviewer: idOf(reviewer.id),
          }),
          set: { promisedBy: null },
          messages,
          jobs: remindAt.map((at, nth) => ({
            kind: REMIND_CHANGES_JOB,
            payload: { requestId, nth },
            dueAt: at,
          })),
        };
      });
      return changed?.changed ?? false;
    },

    withdrawChanges: async (id, reviewer) => {
      const asked = { id, actor: `reviewer:${reviewer.id}` };
      const changed = await changeIfThere(deps, asked, (tx, application) => {
        const { changeRequest } = application;
        if (changeRequest === undefined || openMarksOf(application).length === 0) return undefined;
        const now = clock.now();
        tx.send(
          query
            .updateTable('changeRequests')
            .set({ withdrawnAt: now })
            .where('id', '=', changeRequest.id),
        );
        // Nobody answered it, and another one may be asked in the same round.
        tx.send(
          query
            .deleteFrom('stepUps')
            .where('applicationId', '=', id)
            .where('type', '=', stepUpOfMarks(changeRequest.marks))
            .where('finishedAt', 'is', null),
        );
        return {
          action: 'changes.withdrawn',
          detail: auditDetail({ reviewer: idOf(reviewer.id) }),
        };
      });
      return changed?.changed ?? false;
    },

    changeRequests: async ({ id, dataKey }) => {
      const rows = await database.run<Row>(sql`
        select r.id, ${jsonObject('reviewers as v', ['id', 'name'])} as reviewer, r.asked_at,
          r.answer_by as by, r.withdrawn_at, w.finished_at, w.result, ${MARKS} as marks
        from change_requests r join reviewers v on v.id = r.reviewer_id
          left join step_ups w on w.application_id = r.application_id
            and w.requested_at = r.asked_at and r.withdrawn_at is null
        where r.application_id = ${id} order by r.asked_at desc, r.id`);
      return rows.map(({ marks, ...request }) => ({
        ...request,
        marks: marks.map(({ sealed, ...mark }) => ({
          ...mark,
          ...(sealed === undefined
            ? {}
            : { before: sealer.open(dataKey, placeOf(id, request.id, mark.changeable), sealed) }),
        })),
      }));
    },
  };
}
