import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import type { Tx } from '../platform/sql/database.ts';
import { jsonArray, jsonObject } from '../platform/sql/json-object.ts';
import { type Columns, query } from '../platform/sql/query.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';

/** SQL predicate: a new round may begin (submitted, not final, not closed). */
export const mayReopenSql: Sql = sql`(onboarded_at is not null
  and decision not in ('APPROVED', 'DECLINED') and closed_at is null)`;

/** Ends those of an application's open step-ups that are of these types. */
export const endStepUps = (
  tx: Tx,
  id: string,
  types: readonly StepUpType[],
  ended: { finishedAt: number; result: Columns<'stepUps'>['result'] },
): void =>
  tx.send(
    query
      .updateTable('stepUps')
      .set(ended)
      .where('applicationId', '=', id)
      .where('type', 'in', types)
      .where('finishedAt', 'is', null),
  );

export const decisionPart: Sql = sql`select 'decision', ${jsonObject('decisions as d', [
  'outcome',
  'stepUp',
  'reason',
  'round',
  'decidedAt',
  'decidedBy',
])} from decisions d where d.application_id = a.id`;

const MARKS = jsonArray(
  jsonObject('changeMarks as m', ['changeable', 'reason', 'line']),
  sql`from change_marks m where m.request_id = q.id`,
);

/** The newest request for changes that was not withdrawn. */
export const changeRequestPart: Sql = sql`select 'changeRequest', ${jsonObject(
  'changeRequests as q',
  ['id', 'askedAt', 'dueAt', 'reviewerId'],
  { by: sql`q.answer_by`, marks: MARKS },
)} from (select * from change_requests r where r.application_id = a.id and r.withdrawn_at is null
    order by r.asked_at desc, r.id limit 1) q`;

export const reviewRequestPart: Sql = sql`select 'reviewRequest', jsonb_build_object('requestedAt', q.requested_at, 'by', q.answer_by)
  from review_requests q where q.application_id = a.id and q.answered_at is null`;

/** Whether two people have ever taken a refusal of it back. */
export const reopenedPart: Sql = sql`select 'reopened', to_jsonb(true) from reopenings o
  where o.application_id = a.id and o.confirmed_at is not null`;
