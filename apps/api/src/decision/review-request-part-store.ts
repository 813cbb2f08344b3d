import { type Sql, sql } from '../platform/sql/sql.ts';

/** Each open request for a look by a person, with the day that was promised. */
export const reviewRequestPart: Sql = sql`select 'reviewRequest', jsonb_build_object('requestedAt', q.requested_at, 'by', q.answer_by)
  from review_requests q where q.application_id = a.id and q.answered_at is null`;
