import { ACCOUNT_LIMITS } from '@signet/rulebook/accounts/limits';
import { storeOpening } from '@signet/rulebook/accounts/store-opening';
import { auditDetail, idOf, pathsOf } from '../platform/audit/audit-detail.ts';
import { type AuditRow, nextAuditRow } from '../platform/audit/chain.ts';
import { AppError } from '../platform/http/problem.ts';
import { applicationIdOf, businessIdOf, newUrn } from '../platform/ids.ts';
import type { WrappedKey } from '../platform/seal/seal.ts';
import { CommitUnknown, type ReadLast, type Tx } from '../platform/sql/database.ts';
import { type NewRow, query } from '../platform/sql/query.ts';
import { emptySql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { addSubjects } from './answers-store.ts';
import { recordEffects } from './change-application.ts';
import type { NewApplication, NewStore } from './new-application.ts';
import {
  applicationLock,
  applicationOf,
  applicationQuery,
  type PartRow,
  readApplication,
} from './parts-store.ts';
import type { StoredApplication } from './stored-application.ts';

export type Made = { created: boolean; application: StoredApplication };

export type Creations = {
  /** Makes an application, or returns the open one that stands in its way. */
  create(application: NewApplication): Promise<Made & { id: string }>;
  /**
   * Adds a store to the user's business approved at FULL level, or returns the one in progress.
   * Throws application.notFound, application.notApproved and store.limitExceeded.
   * docs/decisions/0084.
   */
  openStore(store: NewStore): Promise<Made>;
  hasOpen(
    asked: Pick<StoredApplication, 'userId' | 'currency'> & { referralUrlId: string },
  ): Promise<boolean>;
};

type OpenOne = Pick<
  NewApplication,
  'userId' | 'referralUrlId' | 'currency' | 'find' | 'overridesReferral'
>;

const mostTries = 3;

export function buildCreations(deps: StoreDeps): Creations {
  const { database, sealer, keyHalves } = deps;

  const openOne = async ({
    userId,
    referralUrlId = '',
    currency,
    find,
    overridesReferral,
  }: OpenOne) => {
    const over = find ? sql`('DECLINED')` : sql`('APPROVED', 'DECLINED')`;
    const ofOther = overridesReferral ? sql`or onboarded_at is null` : emptySql;
    const open = sql`a.id = (select id from applications
      where business_id is null and user_id = ${userId}
        and (referral_url_id = ${referralUrlId} ${ofOther}) and currency = ${currency}
        and decision not in ${over} and closed_at is null
      order by referral_url_id <> ${referralUrlId}, decision = 'APPROVED', created_at desc
      limit 1)`;
    return readApplication(await database.run<PartRow>(applicationQuery(open)), deps);
  };

  /**
   * Undefined where an open application, or another with the same reference, is in the way, and
   * where the connection broke before the answer.
   */
  const insert = async (id: string, wanted: NewApplication) => {
    const dataKey = sealer.newDataKey(id, await keyHalves.create());
    const make = async (tx: Tx): Promise<ReadLast<StoredApplication | undefined>> => {
      const { userId, answers, secrets = {}, actor, jobs, once } = wanted;
      const detail = auditDetail({ paths: pathsOf(answers) });
      const row = firstRow(id, { actor, detail }, deps);
      const { portal, market, currency, referralUrlId = '', intent, level } = wanted;
      const added = await insertApplication(tx, row, {
        ...sourceColumns(wanted),
        userId,
        portal,
        market,
        currency,
        referralUrlId,
        intent,
        originalIntent: intent,
        applicationLevel: level,
        originalApplicationLevel: level,
        boStatus: 'NONE',
        dataKey: dataKey.stored,
      });
      if (!added) return async () => undefined;
      const ids = { id, personId: newUrn('own'), businessId: businessIdOf(id) };
      addSubjects(deps, tx, { ...ids, dataKey, answers, secrets });
      recordEffects(deps, tx, { application: { id, portal, referralUrlId }, row, jobs, once });
      const rows = tx.run<PartRow>(applicationOf(id));
      return async () => readApplication(await rows, deps);
    };
    return database.commitWith(make).catch(undefinedWhenUnknown);
  };

  return {
    create: async (wanted) => {
      const known = wanted.find || wanted.overridesReferral ? await openOne(wanted) : undefined;
      if (known !== undefined) return { id: known.id, created: false, application: known };
      const id = newUrn('app');
      for (let tries = 0; tries < mostTries; tries += 1) {
        const made = (await insert(id, wanted)) ?? (await openOne(wanted));
        if (made !== undefined) return { id: made.id, created: made.id === id, application: made };
      }
      throw new Error('an application could neither be made nor found');
    },

    openStore: async (store) => {
      const id = newUrn('app');
      const dataKey = sealer.newDataKey(id, await keyHalves.create());
      for (let tries = 0; tries < mostTries; tries += 1) {
        const made = await database
          .commitWith((tx) => addStore(deps, tx, { ...store, id, dataKey }))
          .catch(undefinedWhenUnknown);
        if (made !== undefined) return made;
      }
      throw new Error('a store could neither be made nor found');
    },

    hasOpen: async (asked) => (await openOne(asked)) !== undefined,
  };
}

function undefinedWhenUnknown(error: unknown): undefined {
  if (!(error instanceof CommitUnknown)) throw error;
}

const firstRow = (
  id: string,
  change: Pick<Parameters<typeof nextAuditRow>[1], 'actor' | 'detail'>,
  deps: StoreDeps,
): AuditRow =>
  nextAuditRow(
    { id, auditSeq: 0, auditHead: '' },
    { ...change, action: 'application.created' },
    deps,
  );

const sourceColumns = ({
  locale,
  source,
  medium,
  serviceType,
  agentId,
  startup,
}: Pick<
  NewApplication,
  'locale' | 'source' | 'medium' | 'serviceType' | 'agentId' | 'startup'
>) => ({
  locale,
  source,
  medium,
  serviceType,
  agentId,
  startup: startup === undefined ? undefined : JSON.stringify(startup),
});

type AddedStore = NewStore & { id: string; dataKey: WrappedKey };

/** Locks the application that created the business, so that two stores are counted one by one. */
async function addStore(
  deps: StoreDeps,
  tx: Tx,
  { id, dataKey, userId, businessId, storeName, portal, actor, once, ...how }: AddedStore,
): Promise<ReadLast<Made | undefined>> {
  const homeId = applicationIdOf(businessId);
  await tx.run(applicationLock(homeId));
  const [homeRows, begun, recent] = await Promise.all([
    tx.run<PartRow>(applicationOf(homeId)),
    tx.run<PartRow>(
      applicationQuery(
        sql`a.user_id = ${userId} and a.business_id = ${businessId} and a.onboarded_at is null`,
      ),
    ),
    tx.run(
      query
        .selectFrom('applications')
        .select('id')
        .where('businessId', '=', businessId)
        .where('createdAt', '>', deps.clock.now() - ACCOUNT_LIMITS.storeWindowMs)
        .limit(ACCOUNT_LIMITS.storesPerBusinessDay),
    ),
  ]);
  const inProgress = readApplication(begun, deps);
  if (inProgress !== undefined)
    return async () => ({ created: inProgress.id === id, application: inProgress });
  const home = readApplication(homeRows, deps);
  if (home?.userId !== userId) throw new AppError('application.notFound');
  if (storeOpening({ ...home, isClosed: home.closedAt !== undefined }) !== 'now')
    throw new AppError('application.notApproved');
  if (recent.length >= ACCOUNT_LIMITS.storesPerBusinessDay)
    throw new AppError('store.limitExceeded');
  const { market, currency, referralUrlId = '', applicationLevel, boStatus } = home;
  const row = firstRow(id, { actor, detail: auditDetail({ businessId: idOf(businessId) }) }, deps);
  const added = await insertApplication(tx, row, {
    ...sourceColumns(how),
    userId,
    portal,
    market,
    currency,
    referralUrlId,
    referralOverriddenAt: home.referralOverriddenAt,
    intent: 'ADD_STORE',
    originalIntent: 'ADD_STORE',
    applicationLevel,
    originalApplicationLevel: applicationLevel,
    businessId,
    storeName,
    boStatus,
    dataKey: dataKey.stored,
  });
  if (!added) return async () => undefined;
  recordEffects(deps, tx, { application: { id, portal, referralUrlId }, row, once });
  const rows = tx.run<PartRow>(applicationOf(id));
  return async () => {
    const application = readApplication(await rows, deps);
    return application && { created: true, application };
  };
}

type OwnColumns = Omit<
  NewRow<'applications'>,
  | 'id'
  | 'version'
  | 'decision'
  | 'round'
  | 'bankDeferred'
  | 'createdAt'
  | 'savedAt'
  | 'changedAt'
  | 'auditSeq'
  | 'auditAt'
  | 'auditHead'
  | 'auditKeyId'
>;

/** False where another application is in the way. docs/decisions/0031. */
async function insertApplication(tx: Tx, row: AuditRow, columns: OwnColumns): Promise<boolean> {
  const added = await tx.run(
    query
      .insertInto('applications')
      .values({
        ...columns,
        id: row.applicationId,
        version: 1,
        decision: 'PENDING',
        round: 0,
        bankDeferred: false,
        auditSeq: row.seq,
        auditAt: row.at,
        auditHead: row.hash,
        auditKeyId: row.keyId,
        createdAt: row.at,
        savedAt: row.at,
        changedAt: row.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
  return added.length > 0;
}
