import { STORE_OPENING } from '@signet/rulebook/accounts/store-opening';
import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Language } from '@signet/rulebook/reference/locales';
import { type CategoryChoice, categoryChoiceCtes } from '../category/store.ts';
import { auditDetail, codeOf, idOf, pathsOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  decideJobCte,
  firstAudit,
  isKeyKeptSql,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { networkHmac } from '../platform/http/network.ts';
import { businessIdOf, newUrn } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import type { WrappedKey } from '../platform/seal/seal.ts';
import { emptySql, inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type {
  IdempotentCall,
  NewApplication,
  NewJob,
  NewStore,
  SavedAnswers,
  StoreDeps,
  StoredApplication,
  StoredBusiness,
  StoredPerson,
} from '../platform/store-types.ts';
import {
  isSessionLiveSql,
  type LoadedSession,
  type SessionRow,
  sessionPart,
  touchSession,
} from '../session/store.ts';
import { taxIdChangeGuard, taxIdChangesLeft } from '../tax-id/store.ts';
import {
  answersOf,
  applicationQuery,
  type PartRow,
  readApplication,
  type Unversioned,
  unversionedSql,
} from './parts-store.ts';
import type { RememberedDraft, RememberedDrafts } from './remembered-drafts.ts';
import {
  answerInsertCtes,
  answerUpdateCtes,
  applicantIdSql,
  writtenColumns,
} from './subject-store.ts';

/** Writes return the application after the write, read in the same round trip. */
export type Applications = {
  /**
   * Adds a store to the user's business approved at FULL level, or returns the one in progress.
   * docs/decisions/0084.
   */
  openStore(store: NewStore): Promise<OpenedStore>;
  create(
    application: NewApplication,
  ): Promise<{ id: string; created: boolean; application: StoredApplication }>;
  hasOpen(
    asked: Pick<StoredApplication, 'userId' | 'currency'> & { referralUrlId: string },
  ): Promise<boolean>;
  load(id: string, userId: string): Promise<StoredApplication | undefined>;
  loadForWork(id: string): Promise<StoredApplication | undefined>;
  saveAnswers(
    saved: SavedAnswers,
  ): Promise<
    | { saved: true; application: StoredApplication }
    | { saved: false; why: 'stale' | 'missing' | 'sent' | 'tooMany' }
  >;
  /**
   * Submits the application once: terms, audit row, a new round and its 'decide' job in one
   * statement.
   */
  onboard(sent: {
    id: string;
    userId: string;
    version?: number;
    terms: { id: string; version: string; language?: Language };
    actor: string;
    jobs?: readonly NewJob[];
    once?: IdempotentCall;
    choice?: CategoryChoice;
    /**
     * IP address of the submission; automatic texts that follow are counted against its network.
     */
    ip?: string;
  }): Promise<
    | { isSubmitted: true; first: boolean; application: StoredApplication }
    | { isSubmitted: false; why: 'stale' }
    | undefined
  >;
};

type OpenOne = Pick<
  NewApplication,
  'userId' | 'referralUrlId' | 'currency' | 'find' | 'overridesReferral'
>;

type OpenedStore =
  | { opened: true; created: boolean; application: StoredApplication }
  | { opened: false; why: 'missing' | 'notApproved' | 'tooMany' };

export function buildApplications(deps: StoreDeps, drafts: RememberedDrafts): Applications {
  const { database, sealer, clock, keyHalves } = deps;

  const loadWhere = async (where: Sql) => {
    const rows = await database.run<PartRow>(applicationQuery(where));
    return readApplication(rows, deps);
  };

  const openOne = ({ userId, referralUrlId = '', currency, find, overridesReferral }: OpenOne) => {
    const over = find ? sql`('DECLINED')` : sql`('APPROVED', 'DECLINED')`;
    const ofOther = overridesReferral ? sql`or onboarded_at is null` : emptySql;
    return loadWhere(sql`a.id = (select id from applications
      where business_id is null and user_id = ${userId} and (referral_url_id = ${referralUrlId} ${ofOther}) and currency = ${currency} and decision not in ${over} and closed_at is null
      order by referral_url_id <> ${referralUrlId}, decision = 'APPROVED', created_at desc limit 1)`);
  };

  const insert = async (application: NewApplication) => {
    const id = newUrn('app');
    const made = await writeAndLoad(
      deps,
      insertion(application, id, sealer.newDataKey(id, await keyHalves.create()), deps),
      applicationByIdSql(id),
    );
    return made.application;
  };

  return {
    create: async (wanted) => {
      const known = wanted.find || wanted.overridesReferral ? await openOne(wanted) : undefined;
      if (known !== undefined) return { id: known.id, created: false, application: known };
      for (let tries = 0; tries < 3; tries++) {
        const made = await insert(wanted);
        if (made !== undefined) return { id: made.id, created: true, application: made };
        const found = await openOne(wanted);
        if (found !== undefined) return { id: found.id, created: false, application: found };
      }
      throw new Error('an application could neither be made nor found');
    },

    openStore: async (store) => {
      const { userId, businessId } = store;
      const id = newUrn('app');
      const { written, application } = await writeAndLoad<{
        isTheirs: boolean;
        isApproved: boolean;
      }>(
        deps,
        storeInsertion(store, id, sealer.newDataKey(id, await keyHalves.create()), deps),
        sql`a.id = ${id} or a.user_id = ${userId} and a.business_id = ${businessId} and a.onboarded_at is null`,
      );
      if (application !== undefined)
        return { opened: true, created: application.id === id, application };
      if (!written?.isTheirs) return { opened: false, why: 'missing' };
      return { opened: false, why: written.isApproved ? 'tooMany' : 'notApproved' };
    },

    hasOpen: async (asked) => (await openOne(asked)) !== undefined,

    load: (id, userId) => loadWhere(applicationOfUserSql({ id, userId })),
    loadForWork: (id) => loadWhere(applicationByIdSql(id)),

    saveAnswers: async ({
      id,
      userId,
      version,
      answers,
      secrets = {},
      actor,
      more = {},
      before,
      unproven,
    }) => {
      const { storeName: _name, referralUrlId, ...words } = more;
      const paths = pathsOf(
        answers,
        secrets,
        more.storeName === undefined ? {} : { storeName: true },
      );
      const isKnown =
        before !== undefined &&
        more.referralUrlId === undefined &&
        tellsWhatFollows(before, { version, answers, secrets });
      if (unproven !== undefined && !isKnown) return { saved: false, why: 'stale' };
      const saved = await answerUpdateCtes(deps, { id, answers, secrets });
      if (saved === undefined) return { saved: false, why: 'missing' };
      const now = clock.now();
      const change: AuditedUpdate = {
        actor,
        action: 'answers.saved',
        detail: auditDetail({
          paths,
          ...words,
          referralUrlId: referralUrlId && idOf(referralUrlId),
        }),
      };
      const isOfDraft = paths.length > 0 || more.referralUrlId !== undefined;
      const open = isOfDraft ? sql`and onboarded_at is null` : emptySql;
      const locale = more.locale === undefined ? emptySql : sql`, locale = ${more.locale}::text`;
      const intent = more.intent === undefined ? emptySql : sql`, intent = ${more.intent}::text`;
      const storeName =
        more.storeName === undefined ? emptySql : sql`, store_name = ${more.storeName}::text`;
      const referral =
        more.referralUrlId === undefined
          ? emptySql
          : sql`, referral_url_id = ${more.referralUrlId}::text, referral_overridden_at = ${clock.now()}::bigint`;
      const isProven =
        unproven === undefined
          ? emptySql
          : sql`and ${isSessionLiveSql(unproven, sql`applications.user_id`, now)}`;
      const counted = taxIdChangeGuard({ id, secrets }, deps);
      const changed = sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint ${locale} ${intent} ${storeName} ${referral} ${counted.set}, ${auditColumns(change, now, deps.sealer)}
        where id = ${id} and user_id = ${userId} and version = ${version}::integer ${open} ${isProven} ${counted.where} returning ${AUDITED_RETURNING}, applications.tax_id_changed_at)`;
      const parts = [changed, ...saved, ...sideEffectCtes(change, deps, id)];
      if (isKnown) {
        const [written] = await database.run<Written>(
          sql`${withCtes(parts)} select exists (select 1 from changed) as saved, ${writtenColumns(answers)}, ${unversionedSql(before)} as unversioned`,
        );
        if (written?.saved) {
          const application = afterwards(before, written, { now, more });
          drafts.renew(application);
          return { saved: true, application };
        }
        if (unproven !== undefined) return { saved: false, why: 'stale' };
        const found = await loadWhere(applicationOfUserSql({ id, userId }));
        if (found === undefined) return { saved: false, why: 'missing' };
        return { saved: false, why: found.onboardedAt === undefined ? 'stale' : 'sent' };
      }
      const { written, application } = await writeAndLoad<{ saved: boolean; isSpent?: boolean }>(
        deps,
        sql`${withCtes(parts)}
        select exists (select 1 from changed) as saved, (select ${counted.isSpent} from applications where id = ${id} and user_id = ${userId}) as is_spent`,
        applicationOfUserSql({ id, userId }),
      );
      if (application === undefined) return { saved: false, why: 'missing' };
      if (written?.saved) return { saved: true, application };
      if (application.onboardedAt !== undefined && isOfDraft) return { saved: false, why: 'sent' };
      return { saved: false, why: written?.isSpent ? 'tooMany' : 'stale' };
    },

    onboard: async ({ id, userId, version, terms, actor, jobs = [], once, choice, ip }) => {
      const now = clock.now();
      const change: AuditedUpdate = {
        actor,
        action: 'application.sent',
        detail: auditDetail({
          terms: { ...terms, id: codeOf(terms.id), version: codeOf(terms.version) },
        }),
        jobs,
        once,
      };
      const seenVersion = version === undefined ? emptySql : sql`and version = ${version}::integer`;
      const parts = [
        sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint, onboarded_at = ${now}::bigint, checking_since = ${now}::bigint,
          round = round + 1, network_hmac = ${ip === undefined ? null : networkHmac(ip, deps)}::text, ${auditColumns(change, now, deps.sealer)}
          where id = ${id} and user_id = ${userId} and onboarded_at is null ${seenVersion} returning ${AUDITED_RETURNING}, true as opened)`,
        sql`signed as (insert into terms (application_id, person_id, id, version, language, signed_at)
          select id, ${applicantIdSql(sql`changed.id`)}, ${terms.id}::text, ${terms.version}::text, ${terms.language ?? null}::text, ${now}::bigint from changed)`,
        ...categoryChoiceCtes(choice, now),
        decideJobCte(now, now),
        ...sideEffectCtes(change, deps, id),
      ];
      const { written, application } = await writeAndLoad(
        deps,
        sql`${withCtes(parts)} select id from changed`,
        applicationOfUserSql({ id, userId }),
      );
      // Nothing changed: another call submitted it first, or the version was stale.
      if (application?.onboardedAt === undefined)
        return application && { isSubmitted: false, why: 'stale' };
      return { isSubmitted: true, first: written !== undefined, application };
    },
  };
}

/**
 * Inserts nothing if an open application exists or the reference is taken; the next attempt has
 * another reference.
 */
function insertion(
  application: NewApplication,
  id: string,
  dataKey: WrappedKey,
  deps: StoreDeps,
): Sql {
  const {
    userId,
    portal,
    market,
    currency,
    referralUrlId = '',
    intent,
    locale,
    level,
    answers,
    secrets = {},
    source,
    medium,
    serviceType,
    agentId,
    startup,
    actor,
    jobs,
    once,
  } = application;
  const now = deps.clock.now();
  const change: AuditedUpdate = {
    actor,
    action: 'application.created',
    detail: auditDetail({ paths: pathsOf(answers) }),
    jobs,
    once,
  };
  const first = firstAudit(id, change, now, deps.sealer);
  const parts = [
    sql`changed as (insert into applications (id, user_id, version, portal, market, currency, referral_url_id, intent, original_intent, application_level, original_application_level, locale,
        source, medium, service_type, agent_id, startup, decision, bo_status, round, bank_deferred, data_key, audit_seq, audit_at, audit_head, audit_key_id, created_at, saved_at)
      values (${id}, ${userId}, 1, ${portal}, ${market}, ${currency}, ${referralUrlId}, ${intent}, ${intent}, ${level}, ${level}, ${locale},
        ${source}, ${medium}, ${serviceType}, ${agentId}, ${startup === undefined ? null : JSON.stringify(startup)}::jsonb, 'PENDING', 'NONE', 0, false, ${dataKey.stored}, 1, ${now}, ${first.head}, ${first.keyId}, ${now}, ${now})
      on conflict do nothing returning ${AUDITED_RETURNING})`,
    ...answerInsertCtes(
      { id, personId: newUrn('own'), businessId: businessIdOf(id), dataKey, now, answers, secrets },
      deps.sealer,
    ),
    ...sideEffectCtes(change, deps, id),
  ];
  return sql`${withCtes(parts)} select id from changed`;
}

/**
 * Inserts nothing if a store is in progress, the business is not theirs or not approved, or the
 * daily limit is reached.
 */
function storeInsertion(store: NewStore, id: string, dataKey: WrappedKey, deps: StoreDeps): Sql {
  const {
    userId,
    businessId,
    storeName,
    portal,
    locale,
    source,
    medium,
    serviceType,
    agentId,
    startup,
    actor,
    once,
  } = store;
  const now = deps.clock.now();
  const change: AuditedUpdate = {
    actor,
    action: 'application.created',
    detail: auditDetail({ businessId: idOf(businessId) }),
    once,
  };
  const first = firstAudit(id, change, now, deps.sealer);
  const home = sql`applications h join businesses b on b.application_id = h.id where b.id = ${businessId} and h.user_id = ${userId}`;
  const isApproved = sql`h.decision = ${STORE_OPENING.decision}::text and h.application_level = ${STORE_OPENING.applicationLevel}::text and h.closed_at is null`;
  const parts = [
    sql`changed as (insert into applications (id, user_id, version, portal, market, currency, referral_url_id, intent, original_intent, application_level, original_application_level, locale,
        source, medium, service_type, agent_id, startup, business_id, store_name, referral_overridden_at, decision, bo_status, round, bank_deferred, data_key, audit_seq, audit_at, audit_head, audit_key_id, created_at, saved_at)
      select ${id}::text, h.user_id, 1, ${portal}::text, h.market, h.currency, h.referral_url_id, 'ADD_STORE', 'ADD_STORE', h.application_level, h.application_level, ${locale}::text,
        ${source}::text, ${medium}::text, ${serviceType}::text, ${agentId}::text, ${startup === undefined ? null : JSON.stringify(startup)}::jsonb, b.id, ${storeName}::text, h.referral_overridden_at, 'PENDING', h.bo_status, 0, false, ${dataKey.stored}::text, 1, ${now}::bigint,
        ${first.head}::text, ${first.keyId}::text, ${now}::bigint, ${now}::bigint
      from ${home} and ${isApproved} and (select count(*) from applications s
        where s.business_id = b.id and s.created_at > ${now - LIMITS.storeWindowMs}::bigint) < ${LIMITS.storesPerBusinessDay}::bigint
      on conflict do nothing returning ${AUDITED_RETURNING})`,
    ...sideEffectCtes(change, deps, id),
  ];
  return sql`${withCtes(parts)} select exists (select 1 from ${home}) as is_theirs, exists (select 1 from ${home} and ${isApproved}) as is_approved`;
}

type Written = {
  saved: boolean;
  applicant?: StoredPerson;
  business?: StoredBusiness;
  unversioned?: Unversioned;
};

/**
 * True if the result of a save over `before` is known without reading: every change of a draft
 * increments its version, so the matching version guarantees everything but the rows written.
 * Secrets also count changes, and a phone has rows of its own, so those are read.
 * docs/decisions/0027.
 */
const tellsWhatFollows = (
  before: StoredApplication,
  { version, answers, secrets = {} }: Pick<SavedAnswers, 'version' | 'answers' | 'secrets'>,
): boolean =>
  before.version === version &&
  before.onboardedAt === undefined &&
  Object.keys(secrets).length === 0 &&
  Object.keys(answers).length > 0 &&
  answers[APPLICANT_PHONE_PATH] === undefined;

const unversionedOf = ({ taxIdChangedAt, ...told }: Unversioned, now: number) => ({
  ...told,
  taxIdChangesLeft: taxIdChangesLeft(taxIdChangedAt, now),
});

function afterwards(
  before: StoredApplication,
  { applicant, business = before.business, unversioned }: Written,
  { now, more }: { now: number; more: NonNullable<SavedAnswers['more']> },
): StoredApplication {
  const people = before.people.map((person) =>
    person.role === 'applicant' ? (applicant ?? person) : person,
  );
  return {
    ...before,
    ...(more.locale === undefined ? {} : { locale: more.locale }),
    ...(more.intent === undefined ? {} : { intent: more.intent }),
    ...(more.storeName === undefined ? {} : { storeName: more.storeName }),
    ...(unversioned === undefined ? {} : unversionedOf(unversioned, now)),
    version: before.version + 1,
    savedAt: now,
    people,
    business,
    ...answersOf({ people, business }),
  };
}

export const applicationOfUserSql = ({ id, userId }: { id: string; userId: string }): Sql =>
  sql`a.id = ${id} and a.user_id = ${userId}`;

export const applicationByIdSql = (id: string): Sql => sql`a.id = ${id}`;

/**
 * Writes, then reads the application in the same round trip, whether or not the write took effect.
 * docs/decisions/0027.
 */
export async function writeAndLoad<Row = object>(
  deps: StoreDeps,
  write: Sql,
  where: Sql,
): Promise<{ written: Row | undefined; application: StoredApplication | undefined }> {
  const [[written], rows] = await deps.database.runTogether<[Row, PartRow]>([
    write,
    applicationQuery(where),
  ]);
  return { written, application: readApplication(rows, deps) };
}

export async function writeAndLoadAuthorised(
  deps: StoreDeps,
  write: Sql,
  id: string,
): Promise<{ isWritten: boolean; application: StoredApplication }> {
  const { written, application } = await writeAndLoad(deps, write, applicationByIdSql(id));
  if (application === undefined) throw new Error('the application that was written is not there');
  return { isWritten: written !== undefined, application };
}

export type Caller = { session: LoadedSession; application?: StoredApplication; usedKey: boolean };

export type Callers = {
  /**
   * `application` is set only if it belongs to the caller. One statement, plus one a minute that
   * records the session's use.
   */
  load(asked: { token: string; applicationId?: string; key?: string }): Promise<Caller | undefined>;
  /** The caller's draft in that version from memory; session and application are unverified. */
  recall(asked: {
    token: string;
    applicationId: string;
    version: number;
  }): RememberedDraft | undefined;
};

/**
 * Loads what a call about an application needs before validation, in one round trip.
 * docs/decisions/0027.
 */
export function buildCallers(deps: StoreDeps, drafts: RememberedDrafts): Callers {
  const { database, sealer, clock, flags } = deps;
  return {
    load: async ({ token, applicationId, key }) => {
      const now = clock.now();
      const tokenHashes = sealer.tokenHashes(token);
      const ofSession = sql`(select s.user_id from sessions s where s.token_hash ${inTexts(tokenHashes)})`;
      const usedKey =
        key === undefined
          ? emptySql
          : sql`union all select 'usedKey', to_jsonb(true) from idempotency_keys k where k.user_id = ${ofSession} and k.key = ${key} and ${isKeyKeptSql('k', now)}`;
      // This does not check whether the session is still valid; sessionPart does.
      const mine = sql`a.id = ${applicationId}::text and a.user_id = ${ofSession}`;
      const rows = await database.run<PartRow>(
        sql`${sessionPart(tokenHashes, now)} ${usedKey} union all ${applicationQuery(mine)}`,
      );
      const session = rows.find(({ part }) => part === 'session')?.value as SessionRow | undefined; // columns of sessionPart
      if (session === undefined) await assertKeyKnown(deps, 'pepper');
      if (session === undefined) return undefined;
      const application = readApplication(rows, deps);
      const caller = {
        session: await touchSession(session, tokenHashes, deps),
        application,
        usedKey: rows.some(({ part }) => part === 'usedKey'),
      };
      if (application !== undefined)
        drafts.keep({ application, session: caller.session, tokenHashes });
      return caller;
    },
    recall: ({ token, applicationId, version }) => {
      const draft = drafts.find({
        applicationId,
        version,
        tokenHashes: sealer.tokenHashes(token),
        now: clock.now(),
      });
      return (
        draft && {
          ...draft,
          application: {
            ...draft.application,
            flags: flags.of({ referralUrlId: undefined, ...draft.application }),
          },
        }
      );
    },
  };
}
