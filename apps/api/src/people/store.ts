import type { Answers } from '@signet/rulebook/answer-rows';
import { wireText } from '@signet/rulebook/core/answers';
import { isOtherOwner, type OwnerType } from '@signet/rulebook/people/owner-list';
import type { BoStatus } from '@signet/rulebook/reference/enumerations';
import { OWNER_LIST_STEP_UP } from '@signet/rulebook/step-ups';
import { applicationOfUserSql, writeAndLoad } from '../application/store.ts';
import { assignments, insertion, type StoredSecrets, secretsJson, subjectWrites } from '../application/subject-store.ts';
import { mayReopenSql, roundColumns } from '../decision/round-store.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  decideJobCte,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { newUrn } from '../platform/ids.ts';
import type { WrappedKey } from '../platform/seal/seal.ts';
import { emptySql, inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { IdempotentCall, SecretAnswers, StoreDeps, StoredApplication } from '../platform/store-types.ts';
import { taxIdHmacs } from '../tax-id/store.ts';

/** The version that was seen: a list that changed since is left alone. */
type Seen = { id: string; userId: string; version: number; actor: string; once?: IdempotentCall };
type OwnerAnswers = { answers: Answers; secrets: SecretAnswers };
/** Returns the application after the write, read in the same round trip. */
type SavedOwner = { saved: true; ownerId: string; application: StoredApplication };
type SavedList = { saved: true; application: StoredApplication } | { saved: false };
type Refused = { saved: false; why: 'stale' | 'sameTaxId' };

export type Owners = {
  /** Another owner, or the applicant's own place in the list. */
  add(owner: Seen & OwnerAnswers & { type: OwnerType }): Promise<SavedOwner | Refused>;
  /** Only the given answers change; an empty text removes. */
  change(owner: Seen & OwnerAnswers & { ownerId: string; boStatus?: BoStatus }): Promise<SavedOwner | Refused>;
  /** Deletes another owner with everything that was given about them. */
  remove(owner: Seen & { ownerId: string }): Promise<SavedList>;
  /** Closes its step-up with the list as it stands and opens a new round. */
  send(list: Seen & { boStatus: BoStatus }): Promise<SavedList>;
  /** Nobody else owns a quarter or more: the others are deleted, hasPartners becomes NO, its step-up ends. docs/readings.md 84. */
  skip(list: Seen & { applicantControls: boolean }): Promise<SavedList>;
};

const isListAsked = sql`exists (select 1 from step_ups u where u.application_id = applications.id and u.type = ${OWNER_LIST_STEP_UP}::text and u.finished_at is null)`;

/** The list of owners: every write is one statement, and moves the version of its application. */
export function buildOwners(deps: StoreDeps): Owners {
  const { database, sealer, clock } = deps;

  const changedPart = (
    { id, userId, version }: Seen,
    change: AuditedUpdate,
    { set = emptySql, where = emptySql, returning = emptySql }: { set?: Sql; where?: Sql; returning?: Sql },
  ): Sql => {
    const now = clock.now();
    return sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint ${set}, ${auditColumns(change, now, deps.sealer)}
      where id = ${id} and user_id = ${userId} and version = ${version}::integer ${where} returning ${AUDITED_RETURNING} ${returning})`;
  };

  const run = async (seen: Seen, parts: readonly Sql[]): Promise<SavedList> => {
    const { written, application } = await writeAndLoad(deps, sql`${withCtes(parts)} select id from changed`, applicationOfUserSql(seen));
    return written !== undefined && application !== undefined ? { saved: true, application } : { saved: false };
  };

  /** A tax id occurs once in a list, the applicant's included. */
  const save = async (
    seen: Seen,
    { ownerId, secrets }: { ownerId: string; secrets: SecretAnswers },
    change: AuditedUpdate,
    more: { set?: Sql; where?: Sql },
    owner: Sql,
  ): Promise<SavedOwner | Refused> => {
    const number = secrets['governmentIdentification.value']?.value ?? '';
    const hmacs = taxIdHmacs({ side: 'owner', applicationId: seen.id }, number, sealer);
    const isTaken =
      hmacs.length === 0
        ? sql`false`
        : sql`exists (select 1 from people o where o.application_id = ${seen.id}::text and o.id <> ${ownerId}::text and o.tax_id_hmac ${inTexts(hmacs)})`;
    const parts = [
      changedPart(seen, change, { ...more, where: sql`${more.where ?? emptySql} and not ${isTaken}` }),
      owner,
      ...sideEffectCtes(change, deps, seen.id),
    ];
    const { written, application } = await writeAndLoad<{ saved: boolean; isTaken: boolean }>(
      deps,
      sql`${withCtes(parts)} select exists (select 1 from changed) as saved, ${isTaken} as is_taken`,
      applicationOfUserSql(seen),
    );
    if (written?.saved && application !== undefined) return { saved: true, ownerId, application };
    return { saved: false, why: written?.isTaken ? 'sameTaxId' : 'stale' };
  };

  /** One person of the application with their secrets, and the key that those are sealed with. */
  const load = async (id: string, where: Sql): Promise<{ dataKey: WrappedKey; person: StoredSecrets } | undefined> => {
    const [row] = await database.run<{ dataKey: WrappedKey; person: StoredSecrets }>(
      sql`select a.data_key, ${secretsJson('person', 'p')} as person from applications a join people p on p.application_id = a.id
        where a.id = ${id} and ${where}`,
    );
    return row;
  };

  return {
    add: async ({ type, answers, secrets, ...seen }) => {
      const now = clock.now();
      const before = await load(seen.id, sql`p.role = 'applicant'`);
      if (before === undefined) return { saved: false, why: 'stale' };
      const { dataKey } = before;
      const isOther = isOtherOwner({ type });
      const ownerId = isOther ? newUrn('own') : before.person.id;
      const subject = { side: 'owner', id: ownerId, applicationId: seen.id } as const;
      const paths = [...Object.keys(answers), ...Object.keys(secrets)];
      const change: AuditedUpdate = { actor: seen.actor, action: 'owner.added', detail: { ownerId, type, paths }, once: seen.once };
      const writes = subjectWrites({ subject, answers, secrets, dataKey, now }, sealer);
      const { columns, values } = insertion(writes);
      const written = isOther
        ? sql`added as (insert into people (id, application_id, role, listed_at, created_at ${columns})
            select ${ownerId}::text, changed.id, 'owner', ${now}::bigint, ${now}::bigint ${values} from changed)`
        : sql`added as (update people set listed_at = ${now}::bigint, ${assignments(writes)} from changed
            where people.application_id = changed.id and people.id = ${ownerId}::text)`;
      return save(seen, { ownerId, secrets }, change, { where: sql`and ${isListAsked}` }, written);
    },

    change: async ({ ownerId, answers, secrets, boStatus, ...seen }) => {
      const before = await load(seen.id, sql`p.id = ${ownerId}`);
      if (before === undefined) return { saved: false, why: 'stale' };
      const subject = { side: 'owner', id: ownerId, applicationId: seen.id } as const;
      const writes = subjectWrites({ subject, answers, secrets, before: before.person, dataKey: before.dataKey, now: clock.now() }, sealer);
      const paths = [...Object.keys(answers), ...Object.keys(secrets)];
      const change: AuditedUpdate = { actor: seen.actor, action: 'owner.changed', detail: { ownerId, paths, boStatus }, once: seen.once };
      const written = sql`written as (update people set ${assignments(writes)} from changed
        where people.application_id = changed.id and people.id = ${ownerId}::text)`;
      const set = boStatus === undefined ? emptySql : sql`, bo_status = ${boStatus}::text`;
      return save(seen, { ownerId, secrets }, change, { set }, written);
    },

    remove: async ({ ownerId, ...seen }) => {
      const change: AuditedUpdate = { actor: seen.actor, action: 'owner.removed', detail: { ownerId }, once: seen.once };
      return run(seen, [
        changedPart(seen, change, { where: sql`and ${isListAsked}` }),
        sql`removed as (delete from people using changed where people.application_id = changed.id and people.id = ${ownerId}::text and people.role = 'owner')`,
        ...sideEffectCtes(change, deps, seen.id),
      ]);
    },

    send: async ({ boStatus, ...seen }) => {
      const now = clock.now();
      const change: AuditedUpdate = { actor: seen.actor, action: 'owners.sent', detail: { boStatus }, once: seen.once };
      return run(seen, [
        changedPart(seen, change, {
          set: sql`, bo_status = ${boStatus}::text, ${roundColumns(mayReopenSql, now)}`,
          where: sql`and ${isListAsked}`,
          returning: sql`, ${mayReopenSql} as opened`,
        }),
        finished(now),
        decideJobCte(now, now),
        ...sideEffectCtes(change, deps, seen.id),
      ]);
    },

    skip: async ({ applicantControls, ...seen }) => {
      const now = clock.now();
      const change: AuditedUpdate = {
        actor: seen.actor,
        action: 'owners.skipped',
        detail: { hasPartners: wireText(false), applicantControls },
        once: seen.once,
      };
      return run(seen, [
        changedPart(seen, change, {
          set: sql`, bo_status = 'NONE', ${roundColumns(mayReopenSql, now)}`,
          where: sql`and ${isListAsked}`,
          returning: sql`, ${mayReopenSql} as opened`,
        }),
        sql`removed as (delete from people using changed where people.application_id = changed.id and people.role = 'owner')`,
        sql`controls as (update people set is_controller = true from changed where people.application_id = changed.id
          and people.role = 'applicant' and people.listed_at is not null and ${applicantControls}::boolean)`,
        sql`no_partners as (update businesses set has_partners = false from changed where businesses.application_id = changed.id)`,
        finished(now),
        decideJobCte(now, now),
        ...sideEffectCtes(change, deps, seen.id),
      ]);
    },
  };
}

const finished = (now: number): Sql => sql`finished as (update step_ups set finished_at = ${now}::bigint, result = 'done' from changed
  where step_ups.application_id = changed.id and step_ups.type = ${OWNER_LIST_STEP_UP}::text and step_ups.finished_at is null)`;
