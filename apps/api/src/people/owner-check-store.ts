import type { Answers } from '@signet/rulebook/answer-rows';
import { OWNER_TAX_ID_PATH } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import { INQUIRY_STEP_UP } from '@signet/rulebook/identity/inquiry';
import type { OwnerCheckOutcome, OwnerStepUp } from '@signet/rulebook/people/owner-check';
import type { BoStatus } from '@signet/rulebook/reference/enumerations';
import { openColumn, type StoredSecrets } from '../application/sealed-subject.ts';
import {
  assignments,
  keyOfBusiness,
  secretsJson,
  subjectWrites,
} from '../application/subject-store.ts';
import { auditDetail, codeOf, idOf, pathsOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  decideJobCte,
  roundColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import type { WrappedKey } from '../platform/seal/seal.ts';
import { sql, timesWithinWindow } from '../platform/sql/sql.ts';
import type { OutboxMessage, SecretAnswers, StoreDeps } from '../platform/store-types.ts';
import { taxIdHmacs } from '../tax-id/store.ts';
import {
  isOnListSql,
  lockedApplication,
  mustDecideAfterOneSql,
  mustDecideAgainSql,
} from './invitation-store.ts';
import { CHECK_OWNER_JOB, checkOwnerJob } from './owner-check-job.ts';
import { verifiedCtes } from './owner-review-store.ts';

type OfOwner = { id: string; ownerId: string; actor: string };

export type OwnerChecks = {
  /**
   * Stores the owner's own details and starts their check in one statement; `stale` when the
   * application has changed since it was read.
   */
  confirm(
    confirmed: OfOwner & {
      userId: string;
      version: number;
      answers: Answers;
      secrets: SecretAnswers;
      boStatus?: BoStatus;
    },
  ): Promise<
    { confirmed: true } | { confirmed: false; why: 'stale' | 'moved' | 'tooMany' | 'sameTaxId' }
  >;
  /** Decrypts birth date and tax id for the sources; audited. */
  openSecrets(opened: OfOwner): Promise<{ birthDate?: string; personTaxId?: string }>;
  record(
    recorded: OfOwner & {
      round: number;
      outcome: OwnerCheckOutcome;
      rowId: string;
      reason?: string;
      stepUp?: OwnerStepUp;
      evidence: Readonly<Record<string, unknown>>;
      version: string;
      messages: (othersLeft: number) => readonly OutboxMessage[];
    },
  ): Promise<{ recorded: boolean }>;
  reviveOwnerChecks(): Promise<void>;
};

export function buildOwnerChecks(deps: StoreDeps): OwnerChecks {
  const { database, sealer, clock } = deps;

  const load = async (id: string, ownerId: string) => {
    const [row] = await database.run<{
      dataKey: WrappedKey;
      person: StoredSecrets;
      checkRound: number;
    }>(
      sql`select ${keyOfBusiness} as data_key, coalesce(p.check_round, 0) as check_round, ${secretsJson('person', 'p')} as person from people p
        join businesses b on b.application_id = p.application_id join applications h on h.id = p.application_id where p.application_id = ${id} and p.id = ${ownerId} and p.role = 'owner'`,
    );
    return row;
  };

  return {
    confirm: async ({ id, ownerId, userId, version, actor, answers, secrets, boStatus }) => {
      const before = await load(id, ownerId);
      if (before === undefined) return { confirmed: false, why: 'moved' };
      const now = clock.now();
      const number = secrets[OWNER_TAX_ID_PATH]?.value ?? '';
      const hmacs = taxIdHmacs({ side: 'owner', applicationId: id }, number, sealer);
      const subject = { side: 'owner', id: ownerId, applicationId: id } as const;
      const writes = subjectWrites(
        { subject, answers, secrets, before: before.person, dataKey: before.dataKey, now },
        sealer,
      );
      const round = before.checkRound + 1;
      const paths = pathsOf(answers, secrets);
      const change: AuditedUpdate = {
        actor,
        action: 'owner.confirmed',
        detail: auditDetail({ ownerId: idOf(ownerId), paths, round }),
        jobs: [checkOwnerJob(ownerId, round)],
      };
      const recent = timesWithinWindow('o.own_tax_id_changed_at', LIMITS.taxIdWindowMs, now);
      const isChange = number === '' ? sql`false` : sql`(o.tax_id_first_at is not null)`;
      return lockedApplication(deps, id, async (db) => {
        const [state] = await db.run<{
          isSeen: boolean;
          isOpen: boolean;
          isSpent: boolean;
          isTaken: boolean;
        }>(sql`
          select a.version = ${version}::integer as is_seen, (o.account_id = ${userId}::text and o.verified_at is null and o.check_started_at is null and o.check_failure is null
              and o.check_step_up is distinct from ${INQUIRY_STEP_UP.identification}::text and coalesce(o.check_round, 0) = ${before.checkRound}::integer) as is_open,
            (${isChange} and (select count(*) from ${recent} w) >= ${LIMITS.taxIdChangesPerDay}::bigint) as is_spent,
            ${isOnListSql({ id, ownerId }, hmacs, writes)} as is_taken
          from people o join applications a on a.id = o.application_id where o.id = ${ownerId} and o.application_id = ${id}`);
        if (state === undefined || !state.isOpen) return { confirmed: false, why: 'moved' };
        if (!state.isSeen) return { confirmed: false, why: 'stale' };
        if (state.isTaken) return { confirmed: false, why: 'sameTaxId' };
        if (state.isSpent) return { confirmed: false, why: 'tooMany' };
        const status = boStatus === undefined ? sql`` : sql`, bo_status = ${boStatus}::text`;
        const parts = [
          sql`changed as (update applications set version = version + 1 ${status}, ${auditColumns(change, now, sealer)}
            where id = ${id} returning ${AUDITED_RETURNING})`,
          sql`written as (update people o set ${assignments(writes)}, confirmed_at = ${now}::bigint, check_started_at = ${now}::bigint, check_round = ${round}::integer,
              check_step_up = null, check_reason = null, no_ssn = false, no_address_or_dob = false,
              own_tax_id_changed_at = case when ${isChange} then array(select t from ${recent} w order by t) || ${now}::bigint else o.own_tax_id_changed_at end
            from changed where o.application_id = changed.id and o.id = ${ownerId}::text)`,
          ...sideEffectCtes(change, deps, id),
        ];
        await db.run(sql`${withCtes(parts)} select id from changed`);
        return { confirmed: true };
      });
    },

    openSecrets: async ({ id, ownerId, actor }) => {
      const found = await load(id, ownerId);
      if (found === undefined) return {};
      const subject = { side: 'owner', id: ownerId, applicationId: id } as const;
      const opened = { subject, stored: found.person, dataKey: found.dataKey };
      const birthDate = openColumn(opened, 'birth_date_sealed', sealer);
      const personTaxId = openColumn(opened, 'tax_id_sealed', sealer);
      const paths = [
        ...(birthDate === undefined ? [] : ['dob']),
        ...(personTaxId === undefined ? [] : [OWNER_TAX_ID_PATH]),
      ];
      if (paths.length === 0) return {};
      const change: AuditedUpdate = {
        actor,
        action: 'secret.read',
        detail: auditDetail({ ownerId: idOf(ownerId), paths: paths.map(idOf) }),
      };
      const parts = [
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, clock.now(), sealer)} where id = ${id} returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, id),
      ];
      await database.run(sql`${withCtes(parts)} select id from changed`);
      return { birthDate, personTaxId };
    },

    record: ({
      id,
      ownerId,
      actor,
      round,
      outcome,
      rowId,
      reason,
      stepUp,
      evidence,
      version,
      messages,
    }) =>
      lockedApplication(deps, id, async (db) => {
        const now = clock.now();
        const [others] = await db.run<{
          open: number;
        }>(sql`select count(*)::integer as open from people x
          where x.application_id = ${id} and x.role = 'owner' and x.id <> ${ownerId} and x.verified_at is null`);
        const change: AuditedUpdate = {
          actor,
          action: 'owner.checked',
          detail: auditDetail({
            ownerId: idOf(ownerId),
            round,
            outcome,
            rowId: codeOf(rowId),
            reason: reason && codeOf(reason),
            stepUp,
          }),
          messages: messages(others?.open ?? 0),
        };
        const isFailed = outcome === 'failed' || outcome === 'review';
        const opens =
          outcome === 'asked'
            ? sql`false`
            : outcome === 'verified'
              ? mustDecideAfterOneSql(ownerId)
              : mustDecideAgainSql;
        const parts = [
          sql`checked as (update people o set check_started_at = null, check_step_up = ${stepUp ?? null}::text, check_reason = ${reason ?? null}::text,
              check_failure = ${isFailed ? (reason === 'owner.replaced' ? 'replaced' : 'failed') : null}::text, verified_at = ${outcome === 'verified' ? now : null}::bigint
            where o.id = ${ownerId} and o.application_id = ${id} and o.role = 'owner' and o.verified_at is null
              and o.check_started_at is not null and o.check_round = ${round}::integer returning o.id)`,
          sql`changed as (update applications set version = version + 1, ${roundColumns(opens, now)}, ${auditColumns(change, now, sealer)}
            where id = ${id} and exists (select 1 from checked) returning ${AUDITED_RETURNING}, ${opens} as opened)`,
          sql`evidenced as (insert into owner_checks (application_id, person_id, round, decided_by, outcome, row_id, reason, step_up, evidence, version, decided_at)
            select id, ${ownerId}::text, ${round}::integer, 'rules', ${outcome}::text, ${rowId}::text, ${reason ?? null}::text, ${stepUp ?? null}::text,
              ${JSON.stringify(evidence)}::jsonb, ${version}::text, ${now}::bigint from changed on conflict (person_id, round) do nothing)`,
          ...(outcome === 'verified' ? verifiedCtes(ownerId, now) : []),
          decideJobCte(now, now),
          ...sideEffectCtes(change, deps, id),
        ];
        const rows = await db.run(sql`${withCtes(parts)} select id from changed`);
        return { recorded: rows.length > 0 };
      }),

    reviveOwnerChecks: async () => {
      const now = clock.now();
      await database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
        select ${CHECK_OWNER_JOB}::text || ':' || o.id || ':' || o.check_round, ${CHECK_OWNER_JOB}::text, o.application_id,
          jsonb_build_object('ownerId', o.id, 'round', o.check_round), ${now}::bigint, 0, 'waiting', ${now}::bigint
        from people o where o.check_started_at is not null and o.role = 'owner'
          and not exists (select 1 from jobs j where j.application_id = o.application_id and j.kind = ${CHECK_OWNER_JOB}::text and j.payload ->> 'ownerId' = o.id)
        on conflict (id) do nothing`);
    },
  };
}
