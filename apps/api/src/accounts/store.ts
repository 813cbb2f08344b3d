import { mayCloseAccount } from '@signet/rulebook/accounts/closing';
import type { ConnectingIntent } from '@signet/rulebook/accounts/connections';
import { foldName } from '@signet/rulebook/accounts/folded-name';
import { ACCOUNT_LIMITS } from '@signet/rulebook/accounts/limits';
import { isConnectable } from '@signet/rulebook/accounts/permissions';
import type { ConnectionView } from '@signet/rulebook/accounts/view';
import type { StartupFields } from '@signet/rulebook/sign-up/startup-fields';
import { changeApplication, changeIfThere } from '../application/change-application.ts';
import { factsOf } from '../application/facts.ts';
import { applicationsQuery, type PartOfRow, readApplication } from '../application/parts-store.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { settlementsOf } from '../orders/store.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export type Accounts = {
  /** Newest first, at most 100. */
  of(userId: string): Promise<StoredApplication[]>;
  /**
   * Pages through the stores of the business by name; `search` matches part of the name, and `next`
   * is absent on the last page.
   */
  stores(query: {
    userId: string;
    businessId: string;
    search?: string | undefined;
    after?: string | undefined;
  }): Promise<StoresPage>;
  keepConnection(update: {
    id: string;
    connection: ConnectionView;
    actor: string;
  }): Promise<StoredApplication>;
  /**
   * Reopens a submitted application to connect a service; undefined when it is not the user's, not
   * submitted, or declined.
   */
  beginConnection(begun: {
    id: string;
    userId: string;
    intent: ConnectingIntent;
    serviceType: string | undefined;
    startup: StartupFields | undefined;
    actor: string;
    once?: IdempotentCall | undefined;
  }): Promise<StoredApplication | undefined>;
  customerIdOf(userId: string): Promise<string>;
  /**
   * Closes the account and, when it is a business's first, its stores; false when it is not
   * approved, being checked or closed already.
   */
  close(closing: {
    id: string;
    userId: string;
    actor: string;
    messages: readonly OutboxMessage[];
  }): Promise<boolean>;
  /** Open accounts of the business that close with this one. */
  storesClosingWith(id: string): Promise<number>;
};

export type StoresPage = { stores: StoredApplication[]; next?: string };

const maxApplications = 100;

/**
 * Sort and search key: the displayed name, folded; a store without its own name uses the
 * business's. docs/decisions/0150.
 */
const NAME_KEY = sql`folded_name(a.store_name)`;
const BUSINESS_KEY = sql`folded_name(coalesce(b.dba, b.name, concat_ws(' ', p.first_name, p.last_name), ''))`;

/** The account itself, and the stores of the business that it brought. */
const closesWith = (id: string): Sql =>
  sql`(a.id = ${id} or a.business_id = (select b.id from businesses b where b.application_id = ${id}))`;

const cursorOf = ({ key, id }: { key: string; id: string }): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

function readCursor(after: string | undefined): readonly [key: string, id: string] {
  try {
    const read: unknown = JSON.parse(Buffer.from(after ?? '', 'base64url').toString());
    if (Array.isArray(read) && typeof read[0] === 'string' && typeof read[1] === 'string')
      return [read[0], read[1]];
  } catch {
    return ['', ''];
  }
  return ['', ''];
}

export function buildAccounts(deps: StoreDeps): Accounts {
  const { database } = deps;
  const applicationsWhere = async (where: Sql): Promise<StoredApplication[]> => {
    const rows = await database.run<PartOfRow>(applicationsQuery(where));
    return [...Map.groupBy(rows, ({ applicationId }) => applicationId).values()].flatMap(
      (parts) => readApplication(parts, deps) ?? [],
    );
  };
  return {
    of: async (userId) => {
      const found = await applicationsWhere(
        sql`a.id in (select id from applications where user_id = ${userId}
          order by created_at desc limit ${maxApplications}::integer)`,
      );
      return found.toSorted((one, other) => other.createdAt - one.createdAt);
    },
    stores: async ({ userId, businessId, search = '', after }) => {
      const [afterKey, afterId] = readCursor(after);
      const matches = (
        key: Sql,
      ) => sql`a.user_id = ${userId} and position(${foldName(search)}::text in ${key}) > 0
        and (${key}, a.id) > (${afterKey}::text, ${afterId}::text)`;
      const onePage = sql`limit ${ACCOUNT_LIMITS.storesPerPage + 1}::integer`;
      // The index covers named stores in order; the unnamed rest (the business itself and stores
      // just begun) are few.
      const found = await database.run<{ id: string; key: string }>(sql`
        (select a.id, ${NAME_KEY} as key from applications a
          where a.business_id = ${businessId} and ${matches(NAME_KEY)} order by ${NAME_KEY}, a.id ${onePage})
        union all select a.id, ${BUSINESS_KEY} from applications a
          join businesses b on b.id = ${businessId}
          join people p on p.application_id = b.application_id and p.role = 'applicant'
          where (a.id = b.application_id or a.business_id = b.id and a.store_name is null)
          and ${matches(BUSINESS_KEY)}
        order by key, id ${onePage}`);
      const page = found.slice(0, ACCOUNT_LIMITS.storesPerPage);
      if (page.length === 0) return { stores: [] };
      const loaded = await applicationsWhere(sql`a.id ${inTexts(page.map(({ id }) => id))}`);
      const byId = new Map(loaded.map((store) => [store.id, store]));
      const last = found.length > page.length ? page.at(-1) : undefined;
      return {
        stores: page.flatMap(({ id }) => byId.get(id) ?? []),
        ...(last && { next: cursorOf(last) }),
      };
    },
    keepConnection: async ({ id, connection, actor }) => {
      const { application } = await changeApplication(deps, { id, actor }, (_tx, known) =>
        known.connection === undefined
          ? {
              action: 'service.connected',
              detail: auditDetail({ kind: connection.kind }),
              set: { savedAt: deps.clock.now(), connection: JSON.stringify(connection) },
            }
          : undefined,
      );
      return application;
    },
    beginConnection: async ({ id, userId, intent, serviceType, startup, actor, once }) => {
      const set = {
        savedAt: deps.clock.now(),
        connection: null,
        intent,
        serviceType: serviceType ?? null,
        startup: startup === undefined ? null : JSON.stringify(startup),
      };
      const asked = { id, userId, actor, once };
      const begun = await changeIfThere(deps, asked, (_tx, account) =>
        isConnectable(account)
          ? { action: 'connection.begun', detail: auditDetail({ intent }), set }
          : undefined,
      );
      return begun?.changed ? begun.application : undefined;
    },
    close: async ({ id, userId, actor, messages }) => {
      const closeOne = async (one: string): Promise<boolean> => {
        const isOwn = one === id;
        const asked = { id: one, userId, actor };
        const closed = await changeIfThere(deps, asked, async (tx, account) => {
          if (!mayCloseAccount(factsOf(account))) return undefined;
          const now = deps.clock.now();
          return {
            action: 'account.closed',
            detail: isOwn ? auditDetail({}) : auditDetail({ with: idOf(id) }),
            set: { savedAt: now, closedAt: now },
            messages: isOwn ? messages : [],
            jobs: await settlementsOf(tx, account),
          };
        });
        return closed?.changed ?? false;
      };
      const closeStores = async () => {
        const stores = await database.run<{ id: string }>(
          sql`select a.id from applications a where ${closesWith(id)} and a.id <> ${id} order by a.id`,
        );
        for (const store of stores) await closeOne(store.id);
      };
      await closeStores();
      const isClosed = await closeOne(id);
      await closeStores(); // one that was opened until then; none can be opened any more
      return isClosed;
    },
    storesClosingWith: async (id) => {
      const [found] = await database.run<{ stores: number }>(
        sql`select count(*)::integer as stores from applications a
          where ${closesWith(id)} and a.id <> ${id} and a.closed_at is null and a.onboarded_at is not null`,
      );
      return found?.stores ?? 0;
    },
    customerIdOf: async (userId) => {
      const [user] = await database.run<{ subject: string }>(
        sql`select subject from users where id = ${userId}`,
      );
      if (user === undefined) throw new Error('a session of no user');
      return user.subject;
    },
  };
}
