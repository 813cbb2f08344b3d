import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { withinWindow } from '@signet/rulebook/core/dates';
import { PHONE_LIMITS } from '@signet/rulebook/phone/limits';
import { PHONE_LINK_STATE_IDS, PHONE_LINK_STATES } from '@signet/rulebook/phone/phone-link';
import { phoneChangeError } from '@signet/rulebook/phone/text-limits';
import { changeApplication } from '../application/change-application.ts';
import { stepConflictFor } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { type AppError, fieldAppError } from '../platform/http/problem.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

type PhoneChange = {
  id: string;
  userId: string;
  /** Must still be current, so that a concurrent confirmation or change wins. */
  version: number;
  phone: string;
  actor: string;
  jobs?: readonly NewJob[];
  once?: IdempotentCall;
};

export type PhoneChanges = {
  /**
   * Replaces the applicant's number: voids the old one's proof and links, but keeps all counters of
   * both phones. Throws what the rules say against it. docs/decisions/0053.
   */
  change(change: PhoneChange): Promise<StoredApplication>;
};

/** Why the rules forbid another number, if they do. */
export function phoneChangeRefusal(
  { answers, people, phoneChangesLeft }: StoredApplication,
  phone: string,
): AppError | undefined {
  const error = phoneChangeError({
    phone,
    current: answers[APPLICANT_PHONE_PATH] ?? '',
    ownersPhones: people.flatMap((person) =>
      person.role === 'owner' ? (person.answers.phone ?? []) : [],
    ),
    changesLeft: phoneChangesLeft,
  });
  return error && fieldAppError(error, APPLICANT_PHONE_PATH);
}

const LIVING = PHONE_LINK_STATE_IDS.filter((state) => PHONE_LINK_STATES[state].lives);

export function buildPhoneChanges(deps: StoreDeps): PhoneChanges {
  return {
    change: async ({ id, userId, version, phone, actor, jobs, once }) => {
      const refuse = (now: StoredApplication) =>
        stepConflictFor('phoneChange', now) ?? phoneChangeRefusal(now, phone);
      const asked = { id, userId, version, actor, once, refuse };
      const { application } = await changeApplication(deps, asked, async (tx) => {
        const ofOwn = query
          .selectFrom('applications')
          .select('phoneChangedAt')
          .where('id', '=', id);
        const [own] = await tx.run(ofOwn);
        const now = deps.clock.now();
        const today = withinWindow(
          own?.phoneChangedAt ?? [],
          PHONE_LIMITS.phoneChangeWindowMs,
          now,
        );
        tx.send(
          query
            .updateTable('people')
            .set({ localPhoneNumber: phone })
            .where('applicationId', '=', id)
            .where('role', '=', 'applicant'),
        );
        tx.send(query.deleteFrom('phoneProofs').where('applicationId', '=', id));
        tx.send(
          query
            .updateTable('phoneLinks')
            .set({ status: 'FAILED', reason: 'notNeeded', endedAt: now })
            .where('applicationId', '=', id)
            .where('status', 'in', LIVING),
        );
        return {
          action: 'phone.changed',
          detail: auditDetail({ paths: [APPLICANT_PHONE_PATH] }),
          set: { phoneChangedAt: [...today, now] },
          jobs,
        };
      });
      return application;
    },
  };
}
