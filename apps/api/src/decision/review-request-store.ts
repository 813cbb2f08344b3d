import { DAY_MS } from '@signet/rulebook/core/dates';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import { changeApplication } from '../application/change-application.ts';
import { stepConflict } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, codeOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { newRowId } from '../platform/ids.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export type ReviewRequests = {
  requestReview(request: {
    id: string;
    answerBy: string;
    actor: string;
    messages: readonly OutboxMessage[];
    once?: IdempotentCall;
  }): Promise<{ isKept: boolean; application: StoredApplication }>;
  addToReviewRequest(addition: {
    id: string;
    actor: string;
    messages: readonly OutboxMessage[];
    once?: IdempotentCall;
  }): Promise<StoredApplication>;
};

/** Applicants' requests for a manual review. docs/decisions/0054. */
export function buildReviewRequests(deps: StoreDeps): ReviewRequests {
  return {
    requestReview: async ({ id, answerBy, actor, messages, once }) => {
      const now = deps.clock.now();
      const asked = {
        id,
        actor,
        once,
        // One at a time: the open request is answered first.
        refuse: (application: StoredApplication) =>
          application.reviewRequest && stepConflict(application),
      };
      const { changed, application } = await changeApplication(
        deps,
        asked,
        async (tx, { userId }) => {
          const recent = await tx.run(
            query
              .selectFrom('reviewRequests')
              .innerJoin('applications', 'applications.id', 'reviewRequests.applicationId')
              .select('reviewRequests.id')
              .where('applications.userId', '=', userId)
              .where('requestedAt', '>', now - DAY_MS),
          );
          // The limit covers all applications of the user.
          if (recent.length >= DECISION_LIMITS.reviewRequestsPerDay) return undefined;
          const request = { id: newRowId('ask'), applicationId: id, requestedAt: now, answerBy };
          tx.send(query.insertInto('reviewRequests').values(request));
          return {
            action: 'review.requested',
            detail: auditDetail({ answerBy: codeOf(answerBy) }),
            messages,
          };
        },
      );
      return { isKept: changed, application };
    },

    addToReviewRequest: async ({ messages, ...asked }) => {
      const { application } = await changeApplication(
        deps,
        {
          ...asked,
          // Nobody reads along any more once it is answered.
          refuse: (one: StoredApplication) =>
            one.reviewRequest === undefined ? stepConflict(one) : undefined,
        },
        () => ({ action: 'review.added', detail: auditDetail({}), messages }),
      );
      return application;
    },
  };
}
