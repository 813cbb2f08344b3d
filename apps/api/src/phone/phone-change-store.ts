import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { sql, timesWithinWindow } from '../platform/sql/sql.ts';
import type { IdempotentCall, NewJob, StoreDeps } from '../platform/store-types.ts';

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
   * both phones.
   */
  change(change: PhoneChange): Promise<{ isChanged: boolean }>;
};

/**
 * Changes of a number already submitted; the limit is part of the update, so parallel calls cannot
 * exceed it. docs/decisions/0053.
 */
export function buildPhoneChanges(deps: StoreDeps): PhoneChanges {
  const { database, clock } = deps;
  return {
    change: async ({ id, userId, version, phone, actor, jobs, once }) => {
      const now = clock.now();
      const today = timesWithinWindow(
        'applications.phone_changed_at',
        LIMITS.phoneChangeWindowMs,
        now,
      );
      const change: AuditedUpdate = {
        actor,
        action: 'phone.changed',
        detail: auditDetail({ paths: [APPLICANT_PHONE_PATH] }),
        jobs,
        once,
      };
      const parts = [
        sql`changed as (update applications set version = version + 1, phone_changed_at = array(select t from ${today} w order by t) || ${now}::bigint,
            ${auditColumns(change, now, deps.sealer)}
          where id = ${id} and user_id = ${userId} and version = ${version}::integer and (select count(*) from ${today} w) < ${LIMITS.phoneChangesPerDay}::bigint
            and not exists (select 1 from people o where o.application_id = applications.id and o.role = 'owner' and o.local_phone_number = ${phone}::text)
          returning ${AUDITED_RETURNING})`,
        sql`renumbered as (update people set local_phone_number = ${phone}::text from changed where people.application_id = changed.id and people.role = 'applicant')`,
        sql`void_proofs as (delete from phone_proofs using changed where phone_proofs.application_id = changed.id)`,
        sql`void_links as (update phone_links set status = 'FAILED', reason = 'notNeeded', ended_at = ${now}::bigint from changed
          where phone_links.application_id = changed.id and phone_links.status in ('REQUESTED', 'IN_PROGRESS'))`,
        ...sideEffectCtes(change, deps, id),
      ];
      const rows = await database.run(sql`${withCtes(parts)} select id from changed`);
      return { isChanged: rows.length > 0 };
    },
  };
}
