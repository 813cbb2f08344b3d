import type { Answers } from '@signet/rulebook/answer-rows';
import { isOtherOwner, type OwnerType } from '@signet/rulebook/people/owner-list';
import type { BoStatus } from '@signet/rulebook/reference/enumerations';
import { OWNER_LIST_STEP_UP } from '@signet/rulebook/step-ups';
import { answersOfSubject } from '../application/answers.ts';
import { mayReopenSql } from '../application/round-store.ts';
import { type StoredSecrets, sealedColumn } from '../application/sealed-subject.ts';
import { applicationOfUserSql, writeAndLoad } from '../application/store.ts';
import {
  assignments,
  insertion,
  keyOfBusiness,
  secretsJson,
  subjectWrites,
} from '../application/subject-store.ts';
import { auditDetail, idOf, pathsOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  decideJobCte,
  roundColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { newUrn } from '../platform/ids.ts';
import type { WrappedKey } from '../platform/seal/seal.ts';
import { emptySql, identifier, joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type {
  IdempotentCall,
  OutboxMessage,
  SecretAnswers,
  StoreDeps,
  StoredApplication,
  StoredPerson,
} from '../platform/store-types.ts';
import { taxIdHmacs } from '../tax-id/store.ts';
import { isOnListSql, mustDecideAgainSql } from './invitation-store.ts';
import { INVITE_OWNERS } from './owner-mail-store.ts';

/** `version` is the one the client saw; a write to a list that has changed since fails. */
type ListWrite = {
  id: string;
  userId: string;
  version: number;
  actor: string;
  once?: IdempotentCall;
};
type OwnerMails = { messages?: readonly OutboxMessage[] };
type OwnerAnswers = { answers: Answers; secrets: SecretAnswers };
type SavedOwner = { saved: true; ownerId: string; application: StoredApplication };
type SavedList = { saved: true; application: StoredApplication } | { saved: false };
type Rejected = { saved: false; why: 'stale' | 'sameTaxId' };

/** The company that an added person stands behind. */
export type Behind = { ofId: string; basisPoints: number; isTrustee: boolean };

export type Owners = {
  /** `isReplacement`: they stand in the place of somebody we wrote to. */
  add(
    owner: ListWrite & OwnerAnswers & { type: OwnerType; isReplacement?: boolean; behind?: Behind },
  ): Promise<SavedOwner | Rejected>;
  /** Only the given answers change; an empty text clears one. */
  change(
    owner: ListWrite &
      OwnerAnswers &
      OwnerMails & { ownerId: string; boStatus?: BoStatus; isReplacement?: boolean },
  ): Promise<SavedOwner | Rejected>;
  /**
   * `places`: keyed mailboxes of those we wrote to, so that whoever takes their place can be told.
   */
  remove(
    owner: ListWrite & OwnerMails & { ownerId: string; places?: readonly string[] },
  ): Promise<SavedList>;
  send(list: ListWrite & { boStatus: BoStatus }): Promise<SavedList>;
  /**
   * No other owner has a quarter or more: deletes them, sets hasPartners to NO and ends the
   * step-up. docs/readings.md 84.
   */
  skip(list: ListWrite & OwnerMails & { applicantControls: boolean }): Promise<SavedList>;
};

const isListAsked = sql`exists (select 1 from step_ups u where u.application_id = applications.id and u.type = ${OWNER_LIST_STEP_UP}::text and u.finished_at is null)`;

/** The owner list: every write is one statement and increments the application's version. */
export function buildOwners(deps: StoreDeps): Owners {
  const { database, sealer, clock } = deps;

  const changedPart = (
    { id, userId, version }: ListWrite,
    change: AuditedUpdate,
    {
      set = emptySql,
      where = emptySql,
      returning = emptySql,
    }: { set?: Sql; where?: Sql; returning?: Sql },
  ): Sql => {
    const now = clock.now();
    return sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint ${set}, ${auditColumns(change, now, deps.sealer)}
      where id = ${id} and user_id = ${userId} and version = ${version}::integer ${where} returning ${AUDITED_RETURNING} ${returning})`;
  };

  const run = async (listWrite: ListWrite, parts: readonly Sql[]): Promise<SavedList> => {
    const { written, application } = await writeAndLoad(
      deps,
      sql`${withCtes(parts)} select id from changed`,
      applicationOfUserSql(listWrite),
    );
    return written !== undefined && application !== undefined
      ? { saved: true, application }
      : { saved: false };
  };

  /** A tax id and a person may occur once per list, including the applicant. */
  const save = async (
    listWrite: ListWrite,
    {
      ownerId,
      secrets,
      writes,
    }: { ownerId: string; secrets: SecretAnswers; writes: ReturnType<typeof subjectWrites> },
    change: AuditedUpdate,
    { job, ...more }: { set?: Sql; where?: Sql; returning?: Sql; job?: Sql },
    owner: Sql,
  ): Promise<SavedOwner | Rejected> => {
    const number = secrets['governmentIdentification.value']?.value ?? '';
    const hmacs = taxIdHmacs({ side: 'owner', applicationId: listWrite.id }, number, sealer);
    const isTaken = isOnListSql({ id: listWrite.id, ownerId }, hmacs, writes);
    const parts = [
      changedPart(listWrite, change, {
        ...more,
        where: sql`${more.where ?? emptySql} and not ${isTaken}`,
      }),
      owner,
      ...(job === undefined ? [] : [job]),
      ...sideEffectCtes(change, deps, listWrite.id),
    ];
    const { written, application } = await writeAndLoad<{ saved: boolean; isTaken: boolean }>(
      deps,
      // A stale list must be re-read first: the duplicate may be the same owner, added in another
      // tab.
      sql`${withCtes(parts)} select exists (select 1 from changed) as saved,
        ${isTaken} and exists (select 1 from applications a where a.id = ${listWrite.id}::text and a.version = ${listWrite.version}::integer) as is_taken`,
      applicationOfUserSql(listWrite),
    );
    if (written?.saved && application !== undefined) return { saved: true, ownerId, application };
    return { saved: false, why: written?.isTaken ? 'sameTaxId' : 'stale' };
  };

  const load = async (
    id: string,
    where: Sql,
  ): Promise<{ dataKey: WrappedKey; person: StoredSecrets } | undefined> => {
    const [row] = await database.run<{ dataKey: WrappedKey; person: StoredSecrets }>(
      sql`select ${keyOfBusiness} as data_key, ${secretsJson('person', 'p')} as person from people p join businesses b on b.application_id = p.application_id
        join applications h on h.id = p.application_id where p.application_id = ${id} and ${where}`,
    );
    return row;
  };

  return {
    add: async ({ type, answers, secrets, isReplacement = false, behind, ...listWrite }) => {
      const now = clock.now();
      const before = await load(listWrite.id, sql`p.role = 'applicant'`);
      if (before === undefined) return { saved: false, why: 'stale' };
      const { dataKey } = before;
      const isOther = isOtherOwner({ type });
      const ownerId = isOther ? newUrn('own') : before.person.id;
      const subject = { side: 'owner', id: ownerId, applicationId: listWrite.id } as const;
      const paths = pathsOf(answers, secrets);
      const change: AuditedUpdate = {
        actor: listWrite.actor,
        action: 'owner.added',
        detail: auditDetail({
          ownerId: idOf(ownerId),
          type,
          paths,
          ...(isReplacement ? { isReplacement } : {}),
        }),
        once: listWrite.once,
      };
      const writes = subjectWrites({ subject, answers, secrets, dataKey, now }, sealer);
      const { columns, values } = insertion(writes);
      const written = isOther
        ? sql`added as (insert into people (id, application_id, role, listed_at, created_at, replaced_at, is_behind_company ${columns})
            select ${ownerId}::text, changed.id, 'owner', ${now}::bigint, ${now}::bigint, ${isReplacement ? now : null}::bigint, ${behind === undefined ? null : true}::boolean ${values} from changed)${heldPart(ownerId, behind)}`
        : sql`added as (update people set listed_at = ${now}::bigint, ${assignments(writes)} from changed
            where people.application_id = changed.id and people.id = ${ownerId}::text)`;
      return save(
        listWrite,
        { ownerId, secrets, writes },
        change,
        { where: sql`and ${isListAsked}` },
        written,
      );
    },

    change: async ({
      ownerId,
      answers,
      secrets,
      boStatus,
      isReplacement = false,
      messages,
      ...listWrite
    }) => {
      const before = await load(listWrite.id, sql`p.id = ${ownerId}`);
      if (before === undefined) return { saved: false, why: 'stale' };
      const subject = { side: 'owner', id: ownerId, applicationId: listWrite.id } as const;
      const writes = [
        ...subjectWrites(
          {
            subject,
            answers,
            secrets,
            before: before.person,
            dataKey: before.dataKey,
            now: clock.now(),
          },
          sealer,
        ),
        ...(isReplacement ? replacedNow(clock.now()) : []),
      ];
      const paths = pathsOf(answers, secrets);
      const isReplaced = isOtherAddress(before.person, answers);
      const detail = auditDetail({
        ownerId: idOf(ownerId),
        paths,
        boStatus,
        ...(isReplaced ? { isReplaced } : {}),
        ...(isReplacement ? { isReplacement } : {}),
      });
      const change: AuditedUpdate = {
        actor: listWrite.actor,
        action: 'owner.changed',
        detail,
        messages,
        jobs: isReplaced ? [INVITE_OWNERS] : [],
        once: listWrite.once,
      };
      const set = boStatus === undefined ? emptySql : sql`, bo_status = ${boStatus}::text`;
      const now = clock.now();
      if (!isReplaced) {
        const written = sql`written as (update people set ${assignments(writes)} from changed
          where people.application_id = changed.id and people.id = ${ownerId}::text)`;
        return save(listWrite, { ownerId, secrets, writes }, change, { set }, written);
      }
      const written = sql`written as (update people set ${assignments([...writes, ...startedAnew(writes, now)])} from changed
          where people.application_id = changed.id and people.id = ${ownerId}::text),
        ${endedInvitations(sql`person_id = ${ownerId}::text`)}`;
      const anew = sql`, ${roundColumns(mustDecideAgainSql, now)}`;
      return save(
        listWrite,
        { ownerId, secrets, writes },
        change,
        {
          set: sql`${set} ${anew}`,
          returning: sql`, ${mustDecideAgainSql} as opened`,
          job: decideJobCte(now, now),
        },
        written,
      );
    },

    remove: async ({ ownerId, messages, places = [], ...listWrite }) => {
      const change: AuditedUpdate = {
        actor: listWrite.actor,
        action: 'owner.removed',
        detail: auditDetail({ ownerId: idOf(ownerId) }),
        messages,
        once: listWrite.once,
      };
      const those = sql`people.id = ${ownerId}::text and people.role = 'owner'`;
      return run(listWrite, [
        changedPart(listWrite, change, { set: remembered(places), where: sql`and ${isListAsked}` }),
        ...removedOwners(those),
        ...sideEffectCtes(change, deps, listWrite.id),
      ]);
    },

    send: async ({ boStatus, ...listWrite }) => {
      const now = clock.now();
      const change: AuditedUpdate = {
        actor: listWrite.actor,
        action: 'owners.sent',
        detail: auditDetail({ boStatus }),
        jobs: [INVITE_OWNERS],
        once: listWrite.once,
      };
      return run(listWrite, [
        changedPart(listWrite, change, {
          set: sql`, bo_status = ${boStatus}::text, ${roundColumns(mayReopenSql, now)}`,
          where: sql`and ${isListAsked}`,
          returning: sql`, ${mayReopenSql} as opened`,
        }),
        finished(now),
        decideJobCte(now, now),
        ...sideEffectCtes(change, deps, listWrite.id),
      ]);
    },

    skip: async ({ applicantControls, messages, ...listWrite }) => {
      const now = clock.now();
      const change: AuditedUpdate = {
        actor: listWrite.actor,
        action: 'owners.skipped',
        detail: auditDetail({ hasPartners: false, applicantControls }),
        messages,
        once: listWrite.once,
      };
      return run(listWrite, [
        changedPart(listWrite, change, {
          set: sql`, bo_status = 'NONE', ${roundColumns(mayReopenSql, now)}`,
          where: sql`and ${isListAsked}`,
          returning: sql`, ${mayReopenSql} as opened`,
        }),
        ...removedOwners(sql`people.role = 'owner'`),
        sql`removed_companies as (delete from owner_companies using changed where owner_companies.application_id = changed.id)`,
        sql`controls as (update people set is_controller = true from changed where people.application_id = changed.id
          and people.role = 'applicant' and people.listed_at is not null and ${applicantControls}::boolean)`,
        sql`no_partners as (update businesses set has_partners = false from changed where businesses.application_id = changed.id)`,
        finished(now),
        decideJobCte(now, now),
        ...sideEffectCtes(change, deps, listWrite.id),
      ]);
    },
  };
}

const finished = (
  now: number,
): Sql => sql`finished as (update step_ups set finished_at = ${now}::bigint, result = 'done' from changed
  where step_ups.application_id = changed.id and step_ups.type = ${OWNER_LIST_STEP_UP}::text and step_ups.finished_at is null)`;

/** A new address means a new person in the owner's place. */
const isOtherAddress = (before: StoredSecrets, { email }: Answers): boolean => {
  const { emailAddress = '' } = before.answers as StoredPerson['answers']; // only owners get here
  return (
    email !== undefined && emailAddress !== '' && email.toLowerCase() !== emailAddress.toLowerCase()
  );
};

const heldPart = (ownerId: string, behind: Behind | undefined): Sql =>
  behind === undefined
    ? emptySql
    : sql`, held as (insert into owner_holdings (application_id, holder_id, of_id, basis_points, is_trustee)
        select changed.id, ${ownerId}::text, ${behind.ofId}::text, ${behind.basisPoints}::integer, ${behind.isTrustee}::boolean from changed)`;

/** A later reviewer's word was about the person before. */
const replacedNow = (now: number): ReturnType<typeof subjectWrites> => [
  { column: identifier('replaced_at'), value: sql`${now}::bigint` },
  { column: identifier('replacement_settled_at'), value: sql`null` },
];

const remembered = (places: readonly string[]): Sql =>
  places.length === 0
    ? emptySql
    : sql`, removed_mailbox_hmacs = coalesce(removed_mailbox_hmacs, '{}') || array(select jsonb_array_elements_text(${JSON.stringify(places)}::jsonb))`;

/** Reset because it was done by the previous person. */
const NOTHING_DONE = [
  'account_id',
  'confirmed_at',
  'check_failure',
  'check_step_up',
  'check_reason',
  'check_started_at',
  'mail_accepted_at',
  'mail_refused_at',
] as const;
/**
 * Data the previous person entered: every secret and the address. Kept if the applicant entered it.
 */
const ENTERED: readonly string[] = [
  ...answersOfSubject('person').flatMap((answer) =>
    answer.isSecret
      ? sealedColumn(answer)
      : answer.wire.owner?.startsWith('address.')
        ? answer.column
        : [],
  ),
  ...['tax_id_hmac', 'tax_id_last4', 'tax_id_type', 'person_hmac'], // written together with the sealed values
];

function startedAnew(
  writes: ReturnType<typeof subjectWrites>,
  now: number,
): ReturnType<typeof subjectWrites> {
  const entered = ENTERED.map((name) => identifier(name))
    .filter((column) => writes.every((write) => write.column !== column))
    .map((column) => ({
      column,
      value: sql`null`,
      update: sql`case when confirmed_at is null then ${column} end`,
    }));
  return [
    ...entered,
    ...NOTHING_DONE.map((name) => ({ column: identifier(name), value: sql`null` })),
    { column: identifier('asked_at'), value: sql`${now}::bigint` },
    { column: identifier('check_round'), value: sql`coalesce(check_round, 0) + 1` },
  ];
}

const endedInvitations = (which: Sql): Sql =>
  joinSql(
    ['owner_invitations', 'inquiries'].map(
      (
        table,
      ) => sql`${identifier(`ended_${table}`)} as (delete from ${identifier(table)} using changed
        where ${identifier(table)}.application_id = changed.id and ${identifier(table)}.${which})`,
    ),
  );

const removedOwners = (which: Sql): Sql[] => [
  ...['inquiries', 'inquiry_attempts'].map(
    (
      table,
    ) => sql`${identifier(`removed_${table}`)} as (delete from ${identifier(table)} using changed, people
      where ${identifier(table)}.application_id = changed.id and people.id = ${identifier(table)}.person_id and ${which})`,
  ),
  sql`removed_holdings as (delete from owner_holdings using changed, people
    where owner_holdings.application_id = changed.id and people.id = owner_holdings.holder_id and ${which})`,
  sql`removed as (delete from people using changed where people.application_id = changed.id and ${which})`,
];
