import type { Answers } from '@signet/rulebook/answer-rows';
import { OWNER_TAX_ID_PATH } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import { INQUIRY_STEP_UP } from '@signet/rulebook/identity/inquiry';
import type { OwnerCheckOutcome, OwnerStepUp } from '@signet/rulebook/people/owner-check';
import type { BoStatus } from '@signet/rulebook/reference/enumerations';
import { OTHER_OWNERS_STEP_UP } from '@signet/rulebook/step-ups';
import { openColumn, type StoredSecrets } from '../application/sealed-subject.ts';
import { assignments, secretsJson, subjectWrites } from '../application/subject-store.ts';
import { roundColumns } from '../decision/round-store.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  decideJobCte,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import type { WrappedKey } from '../platform/seal/seal.ts';
import { inTexts, type Sql, sql, timesWithinWindow } from '../platform/sql/sql.ts';
import type { NewJob, OutboxMessage, Reviewer, SecretAnswers, StoreDeps } from '../platform/store-types.ts';
import { taxIdHmacs } from '../tax-id/store.ts';
import { lockedApplication, mustDecideAgainSql } from './invitation-store.ts';

/** The job that checks one owner. */
export const CHECK_OWNER_JOB = 'check-owner';

type OfOwner = { id: string; ownerId: string; actor: string };

export type OwnerChecks = {
  /** Keeps what the owner says of themselves, and begins their check in the same statement. */
  confirm(
    confirmed: OfOwner & { userId: string; answers: Answers; secrets: SecretAnswers; boStatus?: BoStatus },
  ): Promise<{ confirmed: true } | { confirmed: false; why: 'moved' | 'tooMany' | 'sameTaxId' }>;
  /** Their birth date and number, for the outside sources alone; audited. */
  openSecrets(opened: OfOwner): Promise<{ birthDate?: string; personTaxId?: string }>;
  /** How a round of a check ended, with its evidence; once. The application is decided again where that matters. */
  record(
    recorded: OfOwner & {
      round: number;
      outcome: OwnerCheckOutcome;
      rowId: string;
      reason?: string;
      stepUp?: OwnerStepUp;
      evidence: Readonly<Record<string, unknown>>;
      version: string;
      reviewer?: Reviewer;
      messages: readonly OutboxMessage[];
    },
  ): Promise<{ recorded: boolean }>;
  /** Asks an owner anew, who denied it, failed or did not answer: a reviewer's word. Their time begins again. */
  askAgain(asked: OfOwner & { reviewer: Reviewer; jobs: readonly NewJob[] }): Promise<{ asked: boolean }>;
  /** A job for each check under way that has none. */
  reviveOwnerChecks(): Promise<void>;
};

export const checkOwnerJob = (ownerId: string, round: number, dueAt?: number): NewJob => ({
  kind: CHECK_OWNER_JOB,
  payload: { ownerId, round },
  ...(dueAt === undefined ? {} : { dueAt }),
});

/** Every other owner has confirmed who they are once this one has; under the lock nobody else changes it meanwhile. */
const isLastSql = (
  ownerId: string,
): Sql => sql`not exists (select 1 from people x where x.application_id = applications.id and x.role = 'owner'
  and x.id <> ${ownerId}::text and x.verified_at is null)`;

/** The checks of the other owners. docs/decisions/0063. */
export function buildOwnerChecks(deps: StoreDeps): OwnerChecks {
  const { database, sealer, clock } = deps;

  /** What is sealed of an owner, and their application's key. */
  const load = async (id: string, ownerId: string) => {
    const [row] = await database.run<{ dataKey: WrappedKey; person: StoredSecrets; checkRound: number }>(
      sql`select a.data_key, coalesce(p.check_round, 0) as check_round, ${secretsJson('person', 'p')} as person from applications a
        join people p on p.application_id = a.id where a.id = ${id} and p.id = ${ownerId} and p.role = 'owner'`,
    );
    return row;
  };

  return {
    confirm: async ({ id, ownerId, userId, actor, answers, secrets, boStatus }) => {
      const before = await load(id, ownerId);
      if (before === undefined) return { confirmed: false, why: 'moved' };
      const now = clock.now();
      const number = secrets[OWNER_TAX_ID_PATH]?.value ?? '';
      const hmacs = taxIdHmacs({ side: 'owner', applicationId: id }, number, sealer);
      const subject = { side: 'owner', id: ownerId, applicationId: id } as const;
      const writes = subjectWrites({ subject, answers, secrets, before: before.person, dataKey: before.dataKey, now }, sealer);
      const round = before.checkRound + 1;
      const paths = [...Object.keys(answers), ...Object.keys(secrets)];
      const change: AuditedUpdate = {
        actor,
        action: 'owner.confirmed',
        detail: { ownerId, paths, round },
        jobs: [checkOwnerJob(ownerId, round)],
      };
      const recent = timesWithinWindow('o.own_tax_id_changed_at', LIMITS.taxIdWindowMs, now);
      const isChange = number === '' ? sql`false` : sql`(o.tax_id_first_at is not null)`;
      return lockedApplication(deps, id, async (db) => {
        const [state] = await db.run<{ isOpen: boolean; isSpent: boolean; isTaken: boolean }>(sql`
          select (o.account_id = ${userId}::text and o.verified_at is null and o.check_started_at is null and o.check_failure is null
              and o.check_step_up is distinct from ${INQUIRY_STEP_UP.identification}::text and coalesce(o.check_round, 0) = ${before.checkRound}::integer) as is_open,
            (${isChange} and (select count(*) from ${recent} w) >= ${LIMITS.taxIdChangesPerDay}::bigint) as is_spent,
            ${hmacs.length === 0 ? sql`false` : sql`exists (select 1 from people x where x.application_id = o.application_id and x.id <> o.id and x.tax_id_hmac ${inTexts(hmacs)})`} as is_taken
          from people o where o.id = ${ownerId} and o.application_id = ${id}`);
        if (state === undefined || !state.isOpen) return { confirmed: false, why: 'moved' };
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
      const paths = [...(birthDate === undefined ? [] : ['dob']), ...(personTaxId === undefined ? [] : [OWNER_TAX_ID_PATH])];
      if (paths.length === 0) return {};
      const change: AuditedUpdate = { actor, action: 'secrets.opened', detail: { ownerId, paths } };
      const parts = [
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, clock.now(), sealer)} where id = ${id} returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, id),
      ];
      await database.run(sql`${withCtes(parts)} select id from changed`);
      return { birthDate, personTaxId };
    },

    record: ({ id, ownerId, actor, round, outcome, rowId, reason, stepUp, evidence, version, reviewer, messages }) =>
      lockedApplication(deps, id, async (db) => {
        const now = clock.now();
        const change: AuditedUpdate = {
          actor,
          action: 'owner.checked',
          detail: { ownerId, round, outcome, rowId, reason, stepUp, ...(reviewer === undefined ? {} : { reviewer }) },
          messages,
        };
        // A reviewer's word needs no check that is under way, and never undoes one that ended well.
        const isAwaited = reviewer === undefined ? sql`o.check_started_at is not null and o.check_round = ${round}::integer` : sql`true`;
        const isFailed = outcome === 'failed' || outcome === 'review';
        const opens =
          outcome === 'asked'
            ? sql`false`
            : outcome === 'verified'
              ? sql`(${mustDecideAgainSql} and ${isLastSql(ownerId)})`
              : mustDecideAgainSql;
        const parts = [
          sql`checked as (update people o set check_started_at = null, check_step_up = ${stepUp ?? null}::text, check_reason = ${reason ?? null}::text,
              check_round = ${round}::integer, check_failure = ${isFailed ? 'failed' : null}::text, verified_at = ${outcome === 'verified' ? now : null}::bigint
            where o.id = ${ownerId} and o.application_id = ${id} and o.role = 'owner' and o.verified_at is null and ${isAwaited} returning o.id)`,
          sql`changed as (update applications set version = version + 1, ${roundColumns(opens, now)}, ${auditColumns(change, now, sealer)}
            where id = ${id} and exists (select 1 from checked) returning ${AUDITED_RETURNING}, ${opens} as opened)`,
          sql`evidenced as (insert into owner_checks (application_id, person_id, round, decided_by, outcome, row_id, reason, step_up, evidence, version, decided_at, reviewer)
            select id, ${ownerId}::text, ${round}::integer, ${reviewer === undefined ? 'rules' : 'person'}::text, ${outcome}::text, ${rowId}::text, ${reason ?? null}::text, ${stepUp ?? null}::text,
              ${JSON.stringify(evidence)}::jsonb, ${version}::text, ${now}::bigint, ${reviewer === undefined ? null : JSON.stringify(reviewer)}::jsonb from changed
            on conflict (person_id, round) do nothing)`,
          ...(outcome === 'verified'
            ? [
                sql`finished as (update step_ups set finished_at = ${now}::bigint, result = 'done' from applications
                  where applications.id = ${id} and exists (select 1 from changed) and step_ups.application_id = applications.id and step_ups.type = ${OTHER_OWNERS_STEP_UP}::text
                    and step_ups.finished_at is null and ${isLastSql(ownerId)})`,
                sql`ended as (delete from owner_invitations i using changed where i.person_id = ${ownerId}::text)`,
              ]
            : []),
          decideJobCte(now, now),
          ...sideEffectCtes(change, deps, id),
        ];
        const rows = await db.run(sql`${withCtes(parts)} select id from changed`);
        return { recorded: rows.length > 0 };
      }),

    askAgain: ({ id, ownerId, actor, reviewer, jobs }) =>
      lockedApplication(deps, id, async (db) => {
        const now = clock.now();
        const change: AuditedUpdate = { actor, action: 'owner.askedAgain', detail: { ownerId, reviewer }, jobs };
        const parts = [
          sql`asked as (update people o set check_failure = null, check_reason = null, check_started_at = null, asked_at = ${now}::bigint,
              check_step_up = case when o.confirmed_at is null then null else ${INQUIRY_STEP_UP.identification}::text end, check_round = coalesce(o.check_round, 0) + 1
            where o.id = ${ownerId} and o.application_id = ${id} and o.role = 'owner' and o.verified_at is null returning o.id)`,
          sql`changed as (update applications set version = version + 1, ${roundColumns(mustDecideAgainSql, now)}, ${auditColumns(change, now, sealer)}
            where id = ${id} and exists (select 1 from asked) returning ${AUDITED_RETURNING}, ${mustDecideAgainSql} as opened)`,
          decideJobCte(now, now),
          ...sideEffectCtes(change, deps, id),
        ];
        const rows = await db.run(sql`${withCtes(parts)} select id from changed`);
        return { asked: rows.length > 0 };
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
