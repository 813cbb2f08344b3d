import { STORED_ANSWERS } from '@signet/rulebook/answer-rows';
import type { AnswerRow } from '@signet/rulebook/core/answers';
import { LIMITS } from '@signet/rulebook/core/limits';
import { RETENTION } from '@signet/rulebook/reference/retention';
import { forgetCards } from '../cards/store.ts';
import { IS_SALE, ORDER_UNDER_WAY } from '../orders/store.ts';
import { auditDetail, codeOf } from '../platform/audit/audit-detail.ts';
import type { Batch } from '../platform/jobs/duty.ts';
import { deleteJobsOf } from '../platform/jobs/store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { identifier, inTexts, joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { recordWithin } from './change-application.ts';
import { sealedColumn } from './sealed-subject.ts';
import { homeOf } from './subject-store.ts';

/**
 * What is kept of an erased application by law, or what erasure waits for. Drafts keep nothing.
 * docs/decisions/0045 and 0117.
 */
export type Erasure = { kept: readonly string[] } | { waitsFor: 'order' };

export type Retention = {
  /** Erases applications that were never sent. */
  eraseDrafts: Batch;
  /** Erases declined applications and closed accounts. */
  eraseDeclined: Batch;
  eraseClosed: Batch;
  /** Erases numbers and accounts of declined applications. */
  eraseSecrets: Batch;
  /** Destroys halves that no row needs any more, should a process have died before it could. */
  destroyKeys: Batch;
  /** Erases an application except what must be kept; undefined when it does not exist. */
  erase(id: string, actor: string): Promise<Erasure | undefined>;
};

/** A new key for an erased application: what the old one sealed opens no more. */
type NewKey = (id: string) => { dataKey: string };

const applicationsAtOnce = 50;

const anySealed = (subject: AnswerRow['subject']): Sql =>
  sql`num_nonnulls(${joinSql(STORED_ANSWERS.filter((row) => row.subject === subject && row.isSecret).map((row) => identifier(sealedColumn(row))))}) > 0`;

/** What a declined application still holds, on `applications a`. */
const HAS_SEALED_ANSWERS = sql`(exists (select 1 from people p
    where p.application_id = ${homeOf('a')} and ${anySealed('person')})
  or exists (select 1 from businesses b
    where b.application_id = ${homeOf('a')} and ${anySealed('business')}))`;
const HAS_BANK_OR_NUMBER = sql`(exists (select 1 from bank_accounts k where k.application_id = a.id)
  or exists (select 1 from owner_companies c
    where c.application_id = a.id and c.number_sealed <> ''))`;
const HAS_WAY_TO_PAY = sql`(exists (select 1 from cards c where c.application_id = a.id)
  or exists (select 1 from debit_methods m where m.application_id = a.id))`;

export const EMPTIED = [
  'debit_methods',
  'change_marks',
  'order_drafts',
  'typed_answers',
  'void_checks',
  'test_deposits',
  'bank_accounts',
  'cards',
  'card_tries',
  'phone_proofs',
  'otp_codes',
  'phone_links',
  'phone_network_checks',
  'inquiries',
  'inquiry_attempts',
  'link_tokens',
  'link_sessions',
  'support_views',
  'page_exits',
  'owner_invitations',
  'owner_checks',
  'owner_companies',
  'owner_holdings',
  'outbox',
  'partner_deliveries',
  'partner_events',
  'jobs',
  'failing_jobs',
  'idempotency_keys',
  'review_leases',
  'review_proposals',
  'case_notes',
  'case_assignments',
  'case_returns',
  'open_cases',
  'application_changes',
  'recusals',
  'blind_looks',
  'ongoing_checks',
  'identity_documents',
  'analytics',
] as const;
/**
 * Exceptions for an application that led to an account: evidence of whom it was opened for and how
 * they were verified.
 */
const PROOFS: readonly string[] = [
  'void_checks',
  'test_deposits',
  'bank_accounts',
  'phone_proofs',
  'inquiries',
  'inquiry_attempts',
  'identity_documents',
  'owner_checks',
  'owner_companies',
  'owner_holdings',
  'jobs',
  'failing_jobs',
];
/**
 * Also kept while an order is in progress: its monthly charges and refunds go to a card or account.
 */
const INSTRUMENT_TABLES: readonly string[] = ['cards', 'card_tries', 'debit_methods'];
const FORMER = [
  'applicants_v1',
  'companies_v1',
  'addresses_v1',
  'tax_ids_v1',
  'owners_v1',
] as const;

const erasedUserId = (id: string): string => `usr_erased_${id}`;

const isErasedSql = (alias: string): Sql =>
  sql`${identifier(`${alias}.user_id`)} like 'usr\\_erased\\_%'`;

/**
 * SQL predicate: the application `alias` was declined, and its last decision is older than the
 * cutoff.
 */
const wasDeclinedSql = (
  alias: string,
  before: number,
): Sql => sql`(${identifier(`${alias}.decision`)} = 'DECLINED'
  and (select max(d.decided_at) from decisions d
    where d.application_id = ${identifier(`${alias}.id`)}) < ${before}::bigint)`;

/** SQL predicate: the account `alias` was closed before the cutoff. */
const wasClosedSql = (alias: string, before: number): Sql =>
  sql`(${identifier(`${alias}.closed_at`)} < ${before}::bigint)`;

/**
 * SQL predicate: another live application of the business, not `isDone`, needs the people of `a`.
 * docs/decisions/0084.
 */
const isNeededSql = (isDone: Sql): Sql => sql`exists (select 1 from applications o
  where ${homeOf('o')} = ${homeOf('a')} and o.id <> a.id and not ${isErasedSql('o')} and not ${isDone})`;

export function buildRetention(deps: StoreDeps): Retention {
  const { database, clock, sealer, keyHalves, retention } = deps;

  /**
   * Nulls every nullable column, so that new columns are erased by default; owners must keep
   * `listed_at`.
   */
  const emptied = async (db: Tx, table: string, only: 'all' | 'secrets' = 'all'): Promise<Sql> => {
    const which =
      only === 'all'
        ? sql`true`
        : sql`(column_name like '%\\_sealed' or column_name like '%\\_hmac'
          or column_name like 'tax\\_id\\_%')`;
    const columns = await db.run<{
      name: string;
    }>(sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_nullable = 'YES'
      and column_name <> 'listed_at' and ${which} order by 1`);
    return joinSql(columns.map(({ name }) => sql`${identifier(name)} = null`));
  };

  const emptyFormer = async (db: Tx, id: string): Promise<void> => {
    const tables = await db.run<{
      name: string;
    }>(sql`select table_name as name from information_schema.tables
      where table_schema = 'public'
      and table_name in (select jsonb_array_elements_text(${JSON.stringify(FORMER)}::jsonb))`);
    for (const { name } of tables)
      await db.run(sql`delete from ${identifier(name)} where application_id = ${id}`);
  };

  /**
   * Signs the user out and deletes them, unless they have another application or are an owner of
   * one.
   */
  const deleteUserIfUnused = async (db: Tx, userId: string | undefined): Promise<void> => {
    const alone = sql`not exists (select 1 from applications a where a.user_id = ${userId}::text)
      and not exists (select 1 from people p where p.account_id = ${userId}::text)`;
    for (const table of ['sessions', 'idempotency_keys'])
      await db.run(
        sql`delete from ${identifier(table)} where user_id = ${userId}::text and ${alone}`,
      );
    await db.run(sql`delete from users where id = ${userId}::text and ${alone}`);
  };

  const declinedBefore = (): number => clock.now() - retention.declined;
  const closedBefore = (): number => clock.now() - retention.closed;

  /**
   * The home application, if no other needs it. Locks the business row, so that of two concurrent
   * erasures the second one empties it.
   */
  const homeToEmpty = async (db: Tx, id: string, isDone: Sql): Promise<string | undefined> => {
    await db.run(
      sql`select 1 as one from businesses b
        where b.application_id = (select ${homeOf('a')} from applications a where a.id = ${id}) for update`,
    );
    const [home] = await db.run<{ id: string }>(
      sql`select ${homeOf('a')} as id from applications a where a.id = ${id} and not ${isNeededSql(isDone)}`,
    );
    return home?.id;
  };

  const isHomeOfItself = async (db: Tx, id: string): Promise<boolean> => {
    const [row] = await db.run<{ isHome: boolean }>(
      sql`select ${homeOf('a')} = a.id as is_home from applications a where a.id = ${id}`,
    );
    return row?.isHome === true;
  };

  const emptyHome = async (
    db: Tx,
    home: string,
    only: 'all' | 'secrets' = 'all',
  ): Promise<void> => {
    await db.run(
      sql`update people set ${await emptied(db, 'people', only)} where application_id = ${home}`,
    );
    await db.run(
      sql`update businesses set ${await emptied(db, 'businesses', only)} where application_id = ${home}`,
    );
  };

  /**
   * Deletes orders never charged; a sale keeps what was sold, its price and area, without personal
   * data. docs/decisions/0117.
   */
  const emptySales = async (db: Tx, id: string): Promise<void> => {
    await db.run(sql`delete from orders o
      where o.application_id = ${id} and not ${IS_SALE}`); // cascades to its months and debit mandate
    await db.run(
      sql`update orders
        set address = jsonb_set(address, '{line1}', '""') - 'line2', tracking = null, instrument_last4 = null
        where application_id = ${id}`,
    );
  };

  /**
   * Notes the halves of the data keys that are about to be replaced; `destroyKeys` destroys them
   * once that is committed.
   */
  const noteOldKeys = async (db: Tx, id: string, home: string | undefined): Promise<void> => {
    await db.run(sql`insert into key_destructions (half_id, application_id)
      select substring(k.stored from ':(half_[A-Za-z0-9_-]+)$'), k.id from (
        select a.id, a.data_key as stored from applications a where a.id = ${id}
        union select b.application_id, b.data_key from businesses b where b.application_id = ${home ?? id}) k
      where k.stored like '%:half\\_%' on conflict do nothing`);
  };

  /**
   * Destroys halves that no row needs any more; run again by a duty, should a process die in
   * between. docs/decisions/0132.
   */
  const destroyKeys = async (): Promise<number> => {
    const isNeededBy = (stored: string) =>
      sql`right(${identifier(stored)}, length(d.half_id)) = d.half_id`;
    const rows = await database.run<{ halfId: string }>(sql`select d.half_id from key_destructions d
      where not exists (select 1 from applications a
        where a.id = d.application_id and ${isNeededBy('a.data_key')})
        and not exists (select 1 from businesses b
          where b.application_id = d.application_id and ${isNeededBy('b.data_key')})
          limit ${LIMITS.rowsAtOnce}::integer`);
    const ids = rows.map(({ halfId }) => halfId);
    if (ids.length === 0) return 0;
    await keyHalves.destroy(ids);
    await database.run(sql`delete from key_destructions where half_id ${inTexts(ids)}`);
    return ids.length;
  };

  /**
   * Hands a fresh half to `work`, which says whether a data key uses it now. Made first: a
   * transaction must not wait for another database.
   */
  const withNewKey = async <Result>(work: (newKey: NewKey) => Promise<Result>): Promise<Result> => {
    const half = await keyHalves.create();
    let isUsed = false;
    const result = await work((id) => {
      isUsed = true;
      return { dataKey: sealer.newDataKey(id, half).stored };
    });
    if (!isUsed) await keyHalves.destroy([half.id]);
    await destroyKeys();
    return result;
  };

  /**
   * Replaces the data key as well, so that sealed values in backups and copies can no longer be
   * opened.
   */
  const eraseAll = async (
    db: Tx,
    id: string,
    actor: string,
    kept: readonly string[],
    newKey: NewKey,
  ): Promise<void> => {
    for (const table of EMPTIED)
      await db.run(sql`delete from ${identifier(table)} where application_id = ${id}`);
    await deleteJobsOf(db, id);
    await emptySales(db, id);
    if (!kept.includes('decisions'))
      await db.run(sql`delete from evidence where application_id = ${id}`);
    const home = await homeToEmpty(db, id, sql`false`);
    const accounts =
      home === undefined
        ? []
        : await db.run<{ id: string }>(
            sql`select account_id as id from people
              where application_id = ${home} and account_id is not null`,
          );
    await noteOldKeys(db, id, home);
    if (home !== undefined) await emptyHome(db, home);
    // What another store still needs stays sealed with the old key, which is replaced below.
    else
      await db.run(sql`update businesses b set data_key = coalesce(b.data_key, a.data_key) from applications a
        where a.id = ${id} and b.application_id = a.id`);
    await emptyFormer(db, id);
    await db.run(
      sql`insert into users (id, subject, email_address, created_at)
        values (${erasedUserId(id)}, ${`erased:${id}`}, '', ${clock.now()}) on conflict do nothing`,
    );
    const [former] = await db.run<{ userId: string }>(
      sql`select user_id from applications where id = ${id}`,
    );
    await recordWithin(deps, db, {
      id,
      actor,
      action: 'application.erased',
      detail: auditDetail({ kept: kept.map(codeOf) }),
      set: {
        ...newKey(id),
        userId: erasedUserId(id),
        source: null,
        medium: null,
        agentId: null,
        externalId: null,
        externalIdOf: null,
        startup: null,
        networkHmac: null,
        storeName: null,
        connection: null,
        removedMailboxHmacs: null,
      },
    });
    for (const userId of [former?.userId, ...accounts.map((one) => one.id)])
      await deleteUserIfUnused(db, userId);
  };

  const eraseSecrets = (id: string): Promise<void> =>
    withNewKey((newKey) => eraseSecretsWith(id, newKey));
  const eraseSecretsWith = (id: string, newKey: NewKey): Promise<void> =>
    database.transaction(async (db) => {
      const home = await homeToEmpty(db, id, wasDeclinedSql('o', declinedBefore()));
      if (home !== undefined) await emptyHome(db, home, 'secrets');
      for (const table of ['bank_accounts', 'typed_answers'])
        await db.run(sql`delete from ${identifier(table)} where application_id = ${id}`);
      await db.run(
        sql`update owner_companies set number_sealed = '', number_last4 = '' where application_id = ${id}`,
      );
      const [row] = await db.run<{ isUnderWay: boolean }>(
        sql`select ${ORDER_UNDER_WAY} as is_under_way from applications a where a.id = ${id}`,
      );
      if (row?.isUnderWay !== true) await forgetCards(deps, db, id);
      await emptyFormer(db, id);
      // The key stays only where it still opens the people and business of another application.
      const isHomeNeeded = home === undefined && (await isHomeOfItself(db, id));
      if (!isHomeNeeded) await noteOldKeys(db, id, home);
      await recordWithin(deps, db, {
        id,
        actor: 'system',
        action: 'secrets.erased',
        detail: auditDetail({}),
        set: isHomeNeeded ? {} : newKey(id),
      });
    });

  const erase = (id: string, actor: string): Promise<Erasure | undefined> =>
    withNewKey((newKey) => eraseWith(id, actor, newKey));
  const eraseWith = (id: string, actor: string, newKey: NewKey): Promise<Erasure | undefined> =>
    database.transaction(async (db) => {
      const [row] = await db.run<{
        decision: string;
        onboardedAt?: number;
        userId: string;
        isUnderWay: boolean;
        isPastKeeping: boolean;
        hasOrders: boolean;
        hasSales: boolean;
      }>(
        sql`select a.decision, a.onboarded_at, a.user_id, ${ORDER_UNDER_WAY} as is_under_way, coalesce(${wasClosedSql('a', closedBefore())}, false) as is_past_keeping,
          exists (select 1 from orders o where o.application_id = a.id) as has_orders,
          exists (select 1 from orders o where o.application_id = a.id and ${IS_SALE}) as has_sales
            from applications a where a.id = ${id} for update of a`,
      );
      if (row === undefined) return undefined;
      const isOver =
        row.onboardedAt === undefined || row.decision === 'DECLINED' || row.isPastKeeping;
      if (isOver && row.isUnderWay) return { waitsFor: 'order' };
      const ordered = [...(row.hasOrders ? ['orders'] : []), ...(row.isUnderWay ? ['card'] : [])];
      const kept =
        row.onboardedAt === undefined
          ? []
          : isOver
            ? [...(row.hasSales ? ['orders'] : []), 'decisions', 'audit']
            : ['person', 'business', 'bank', ...ordered, 'decisions', 'audit'];
      if (row.userId === erasedUserId(id)) return { kept };
      if (!row.isUnderWay) await forgetCards(deps, db, id);
      if (isOver) {
        await eraseAll(db, id, actor, kept, newKey);
        return { kept };
      }
      for (const table of EMPTIED.filter(
        (name) => !PROOFS.includes(name) && !(row.isUnderWay && INSTRUMENT_TABLES.includes(name)),
      ))
        await db.run(sql`delete from ${identifier(table)} where application_id = ${id}`);
      await emptyFormer(db, id);
      const detail = auditDetail({ kept: kept.map(codeOf) });
      await recordWithin(deps, db, { id, actor, action: 'application.erased', detail });
      return { kept };
    });

  /**
   * Runs `work` for each due application, by id. One that fails holds up no other, and is tried
   * again by the next run.
   */
  const forEachDue =
    (due: () => Sql, work: (id: string) => Promise<unknown>): Batch =>
    async (after, log) => {
      const rows = await database.run<{ id: string }>(sql`select a.id from applications a
        where a.id > ${after} and not ${isErasedSql('a')} and ${due()}
        order by a.id limit ${applicationsAtOnce}::integer`);
      for (const { id } of rows)
        await work(id).catch((error: unknown) => log.error(error, `application ${id} stays`));
      return rows.length < applicationsAtOnce ? undefined : rows.at(-1)?.id;
    };
  const eraseDue = (id: string) => erase(id, 'system');

  return {
    erase,
    destroyKeys: async () => {
      const destroyed = await destroyKeys();
      return destroyed < LIMITS.rowsAtOnce ? undefined : '';
    },
    eraseDrafts: forEachDue(() => {
      const before = clock.now() - RETENTION.abandoned.keepMs;
      // Saved after it was created: the first condition is only there for its index.
      return sql`a.onboarded_at is null and a.created_at < ${before}::bigint
        and a.saved_at < ${before}::bigint`;
    }, eraseDue),
    // Not while an order is under way: it would be asked again every hour, for nothing.
    eraseDeclined: forEachDue(
      () =>
        sql`${wasDeclinedSql('a', clock.now() - retention.declinedPeople)} and not ${ORDER_UNDER_WAY}`,
      eraseDue,
    ),
    eraseClosed: forEachDue(
      () => sql`${wasClosedSql('a', closedBefore())} and not ${ORDER_UNDER_WAY}`,
      eraseDue,
    ),
    eraseSecrets: forEachDue(
      () => sql`${wasDeclinedSql('a', declinedBefore())}
        and (${HAS_SEALED_ANSWERS} and not ${isNeededSql(wasDeclinedSql('o', declinedBefore()))}
          or ${HAS_BANK_OR_NUMBER}
          or ${HAS_WAY_TO_PAY} and not ${ORDER_UNDER_WAY})`,
      eraseSecrets,
    ),
  };
}
