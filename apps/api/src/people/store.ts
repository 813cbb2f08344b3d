import type { Answers } from '@signet/rulebook/answer-rows';
import { OWNER_TAX_ID_PATH } from '@signet/rulebook/core/answers';
import { isOtherOwner, type OwnerType } from '@signet/rulebook/people/owner-list';
import { mustDecideAgain } from '@signet/rulebook/people/owner-rounds';
import type { BoStatus } from '@signet/rulebook/reference/enumerations';
import { OWNER_LIST_STEP_UP } from '@signet/rulebook/step-ups';
import { answersOfSubject } from '../application/answers.ts';
import { type Change, changeIfThere } from '../application/change-application.ts';
import { endStepUps } from '../application/round-store.ts';
import { type StoredSecrets, sealedColumn } from '../application/sealed-subject.ts';
import type {
  StoredApplication,
  StoredHolding,
  StoredPerson,
} from '../application/stored-application.ts';
import {
  assignments,
  insertion,
  keyOfBusiness,
  type SubjectWrite,
  secretsJson,
  subjectWrites,
} from '../application/subject-store.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, idOf, pathsOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { newUrn } from '../platform/ids.ts';
import type { WrappedKey } from '../platform/seal/seal.ts';
import type { SecretAnswers } from '../platform/seal/secret-answer.ts';
import type { Tx } from '../platform/sql/database.ts';
import { type Columns, query } from '../platform/sql/query.ts';
import { identifier, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { taxIdHmacs } from '../tax-id/store.ts';
import { hold } from './company-store.ts';
import { isOnList } from './invitation-store.ts';
import { isListOpen } from './own-owner.ts';
import { INVITE_OWNERS } from './owner-mail-store.ts';
import { endInvitations } from './owner-review-store.ts';

/** `version` is the one the client saw; a write to a list that has changed since fails. */
type ListWrite = {
  id: string;
  userId: string;
  version: number;
  actor: string;
  once?: IdempotentCall;
};
type ColumnWrites = ReturnType<typeof subjectWrites>;
type OwnerMails = { messages?: readonly OutboxMessage[] };
type OwnerAnswers = { answers: Answers; secrets: SecretAnswers };
type SavedOwner = { saved: true; ownerId: string; application: StoredApplication };
type SavedList = { saved: true; application: StoredApplication } | { saved: false };
type Rejected = { saved: false; why: 'stale' | 'sameTaxId' };

/** The company that an added person stands behind. */
export type Behind = Omit<StoredHolding, 'holderId'>;

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

type SealedPerson = { dataKey: WrappedKey; person: StoredSecrets; hadTaxId: boolean };

/** The applicant's or an owner's row with what is sealed in it, and whether a tax id ever was. */
export async function sealedPerson(
  tx: Tx,
  id: string,
  which: Sql,
): Promise<SealedPerson | undefined> {
  const [row] = await tx.run<SealedPerson>(
    sql`select ${keyOfBusiness} as data_key, ${secretsJson('person', 'p')} as person, p.tax_id_first_at is not null as had_tax_id
      from people p join businesses b on b.application_id = p.application_id
      join applications h on h.id = p.application_id
      where p.application_id = ${id} and ${which}`,
  );
  return row;
}

/** The owner list: every write raises the application's version. */
export function buildOwners(deps: StoreDeps): Owners {
  const { sealer, clock } = deps;

  /** `work` writes to the list that the caller saw; nothing is written to one that has changed. */
  const write = async (
    { id, userId, version, actor, once }: ListWrite,
    work: (
      tx: Tx,
      application: StoredApplication,
    ) => Promise<Change | undefined> | Change | undefined,
  ): Promise<SavedList> => {
    const asked = { id, userId, actor, once };
    const saved = await changeIfThere(deps, asked, async (tx, application) => {
      if (application.version !== version) return undefined;
      const change = await work(tx, application);
      return change && { ...change, set: { savedAt: clock.now(), ...change.set } };
    });
    return saved?.changed ? { saved: true, application: saved.application } : { saved: false };
  };

  /** A tax id and a person may occur once per list, including the applicant. */
  const isTaken = (
    tx: Tx,
    subject: SubjectWrite['subject'],
    { secrets }: Pick<OwnerAnswers, 'secrets'>,
    writes: ColumnWrites,
  ): Promise<boolean> => {
    const number = secrets[OWNER_TAX_ID_PATH]?.value ?? '';
    const own = { id: subject.applicationId, ownerId: subject.id };
    return isOnList(tx, own, taxIdHmacs(subject, number, sealer), writes);
  };

  return {
    add: async ({ type, answers, secrets, isReplacement = false, behind, ...listWrite }) => {
      const { id } = listWrite;
      const isOther = isOtherOwner({ type });
      let [ownerId, hasTwin] = [newUrn('own'), false];
      const saved = await write(listWrite, async (tx, application) => {
        const now = clock.now();
        const before = await sealedPerson(tx, id, sql`p.role = 'applicant'`);
        if (before === undefined) return undefined;
        if (!isOther) ownerId = before.person.id;
        const subject = { side: 'owner', id: ownerId, applicationId: id } as const;
        const { dataKey } = before;
        const writes = subjectWrites({ subject, answers, secrets, dataKey, now }, sealer);
        hasTwin = await isTaken(tx, subject, { secrets }, writes);
        if (hasTwin || !isListOpen(application)) return undefined;
        const { columns, values } = insertion(writes);
        const [replacedAt, isBehind] = [isReplacement ? now : null, behind ? true : null];
        tx.send(
          isOther
            ? sql`insert into people (id, application_id, role, listed_at, created_at, replaced_at, is_behind_company ${columns})
                values (${ownerId}, ${id}, 'owner', ${now}, ${now}, ${replacedAt}, ${isBehind} ${values})`
            : sql`update people set listed_at = ${now}, ${assignments(writes)} where id = ${ownerId}`,
        );
        if (behind !== undefined) hold(tx, id, { ...behind, holderId: ownerId });
        return {
          action: 'owner.added',
          detail: auditDetail({
            ownerId: idOf(ownerId),
            type,
            paths: pathsOf(answers, secrets),
            ...(isReplacement ? { isReplacement } : {}),
          }),
        };
      });
      return savedOwner(saved, ownerId, hasTwin);
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
      const { id } = listWrite;
      const subject = { side: 'owner', id: ownerId, applicationId: id } as const;
      let hasTwin = false;
      const saved = await write(listWrite, async (tx, application) => {
        const now = clock.now();
        const owner = application.people.find((person) => person.id === ownerId);
        const row = await sealedPerson(tx, id, sql`p.id = ${ownerId}`);
        if (owner === undefined || row === undefined) return undefined;
        const told = { subject, answers, secrets, before: row.person, dataKey: row.dataKey, now };
        const writes = subjectWrites(told, sealer);
        hasTwin = await isTaken(tx, subject, { secrets }, writes);
        if (hasTwin) return undefined;
        const isReplaced = isOtherAddress(owner, answers);
        const left = isReplaced && owner.confirmedAt !== undefined ? leftBehind(writes) : [];
        const all = [...writes, ...left];
        if (all.length > 0)
          tx.send(sql`update people set ${assignments(all)} where id = ${ownerId}`);
        const set = {
          // A reviewer's earlier decision was about the previous person.
          ...(isReplacement ? { replacedAt: now, replacementSettledAt: null } : {}),
          ...(isReplaced ? startedAnew(owner, now) : {}),
        };
        if (Object.keys(set).length > 0)
          tx.send(query.updateTable('people').set(set).where('id', '=', ownerId));
        if (isReplaced) endRequests(tx, ownerId);
        return {
          action: 'owner.changed',
          detail: auditDetail({
            ownerId: idOf(ownerId),
            paths: pathsOf(answers, secrets),
            boStatus,
            ...(isReplaced ? { isReplaced } : {}),
            ...(isReplacement ? { isReplacement } : {}),
          }),
          set: boStatus === undefined ? {} : { boStatus },
          ...(isReplaced && mustDecideAgain(application) ? { opensRoundAt: now } : {}),
          messages,
          jobs: isReplaced ? [INVITE_OWNERS] : [],
        };
      });
      return savedOwner(saved, ownerId, hasTwin);
    },

    remove: ({ ownerId, messages, places = [], ...listWrite }) =>
      write(listWrite, (tx, application) => {
        const { id, removedMailboxHmacs = [] } = application;
        if (!isListOpen(application)) return undefined;
        removeOwners(tx, id, ownersOf(id).where('id', '=', ownerId));
        return {
          action: 'owner.removed',
          detail: auditDetail({ ownerId: idOf(ownerId) }),
          set:
            places.length === 0 ? {} : { removedMailboxHmacs: [...removedMailboxHmacs, ...places] },
          messages,
        };
      }),

    send: ({ boStatus, ...listWrite }) =>
      write(listWrite, (tx, application) => {
        if (!isListOpen(application)) return undefined;
        const now = clock.now();
        finishList(tx, application.id, now);
        return {
          action: 'owners.sent',
          detail: auditDetail({ boStatus }),
          set: { boStatus },
          opensRoundAt: now,
          jobs: [INVITE_OWNERS],
        };
      }),

    skip: ({ applicantControls, messages, ...listWrite }) =>
      write(listWrite, (tx, application) => {
        if (!isListOpen(application)) return undefined;
        const [{ id }, now] = [application, clock.now()];
        removeOwners(tx, id, ownersOf(id));
        tx.send(query.deleteFrom('ownerCompanies').where('applicationId', '=', id));
        if (applicantControls)
          tx.send(
            query
              .updateTable('people')
              .set({ isController: true })
              .where('applicationId', '=', id)
              .where('role', '=', 'applicant')
              .where('listedAt', 'is not', null),
          );
        tx.send(
          query
            .updateTable('businesses')
            .set({ hasPartners: false })
            .where('applicationId', '=', id),
        );
        finishList(tx, id, now);
        return {
          action: 'owners.skipped',
          detail: auditDetail({ hasPartners: false, applicantControls }),
          set: { boStatus: 'NONE' },
          opensRoundAt: now,
          messages,
        };
      }),
  };
}

const savedOwner = (saved: SavedList, ownerId: string, hasTwin: boolean): SavedOwner | Rejected =>
  saved.saved ? { ...saved, ownerId } : { saved: false, why: hasTwin ? 'sameTaxId' : 'stale' };

const finishList = (tx: Tx, id: string, finishedAt: number): void =>
  endStepUps(tx, id, [OWNER_LIST_STEP_UP], { finishedAt, result: 'done' });

/** A new address means a new person in the owner's place. */
const isOtherAddress = ({ answers }: StoredPerson, { email }: Answers): boolean => {
  const { emailAddress = '' } = answers;
  return (
    email !== undefined && emailAddress !== '' && email.toLowerCase() !== emailAddress.toLowerCase()
  );
};

/** Resets what the previous person has done. */
const startedAnew = ({ checkRound = 0 }: StoredPerson, now: number): Columns<'people'> => ({
  accountId: null,
  confirmedAt: null,
  checkFailure: null,
  checkStepUp: null,
  checkReason: null,
  checkStartedAt: null,
  mailAcceptedAt: null,
  mailRefusedAt: null,
  askedAt: now,
  checkRound: checkRound + 1,
});

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

const leftBehind = (writes: ColumnWrites): ColumnWrites =>
  ENTERED.map((name) => identifier(name))
    .filter((column) => writes.every((write) => write.column !== column))
    .map((column) => ({ column, value: sql`null` }));

/** Ends the links and inquiries of the previous person. */
const endRequests = (tx: Tx, ownerId: string): void => {
  endInvitations(tx, ownerId);
  tx.send(query.deleteFrom('inquiries').where('personId', '=', ownerId));
};

const ownersOf = (id: string) =>
  query
    .selectFrom('people')
    .select('id')
    .where('applicationId', '=', id)
    .where('role', '=', 'owner');

/** Deletes owners with their inquiries and what they hold of companies. */
const removeOwners = (tx: Tx, id: string, owners: ReturnType<typeof ownersOf>): void => {
  tx.send(
    query.deleteFrom('inquiries').where('applicationId', '=', id).where('personId', 'in', owners),
  );
  tx.send(
    query
      .deleteFrom('inquiryAttempts')
      .where('applicationId', '=', id)
      .where('personId', 'in', owners),
  );
  tx.send(
    query
      .deleteFrom('ownerHoldings')
      .where('applicationId', '=', id)
      .where('holderId', 'in', owners),
  );
  tx.send(query.deleteFrom('people').where('id', 'in', owners));
};
