import { LIMITS } from '@signet/rulebook/core/limits';
import { writeAndLoadAuthorised } from '../application/store.ts';
import { auditDetail, codeOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { newRowId } from '../platform/ids.ts';
import { sql } from '../platform/sql/sql.ts';
import type {
  IdempotentCall,
  OutboxMessage,
  StoreDeps,
  StoredApplication,
} from '../platform/store-types.ts';

export type ReviewRequests = {
  requestReview(request: {
    id: string;
    answerBy: string;
    actor: string;
    messages: readonly OutboxMessage[];
    once?: IdempotentCall;
  }): Promise<{ isKept: boolean; application: StoredApplication }>;
};

const dayMs = 24 * 3_600_000;

/** Applicants' requests for a manual review. docs/decisions/0054. */
export function buildReviewRequests(deps: StoreDeps): ReviewRequests {
  return {
    requestReview: async ({ id, answerBy, actor, messages, once }) => {
      const now = deps.clock.now();
      const change: AuditedUpdate = {
        actor,
        action: 'review.requested',
        detail: auditDetail({ answerBy: codeOf(answerBy) }),
        messages,
        once,
      };
      const parts = [
        // The limit covers all applications of the user.
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, deps.sealer)}
          where id = ${id} and (select count(*) from review_requests q join applications own on own.id = q.application_id
            where own.user_id = applications.user_id and q.requested_at > ${now - dayMs}::bigint) < ${LIMITS.reviewRequestsPerDay}::integer
          returning ${AUDITED_RETURNING})`,
        sql`asked as (insert into review_requests (id, application_id, requested_at, answer_by)
          select ${newRowId('ask')}::text, id, ${now}::bigint, ${answerBy}::text from changed)`,
        ...sideEffectCtes(change, deps, id),
      ];
      const { isWritten, application } = await writeAndLoadAuthorised(
        deps,
        sql`${withCtes(parts)} select id from changed`,
        id,
      );
      return { isKept: isWritten, application };
    },
  };
}
