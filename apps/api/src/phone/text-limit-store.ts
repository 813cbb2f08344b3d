import { DAY_MS, TOGETHER_MS } from '@signet/rulebook/core/dates';
import { LIMITS } from '@signet/rulebook/core/limits';
import {
  numberPrefix,
  TEXT_LIMIT_IDS,
  type TextCount,
  type TextLimitId,
  type TextRefusal,
  textLimitRow,
  textRefusal,
} from '@signet/rulebook/phone/text-limits';
import { networkHmac } from '../platform/http/network.ts';
import { newRowId } from '../platform/ids.ts';
import type { Batch } from '../platform/jobs/duty.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { emptySql, joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

/**
 * Advisory-lock key that serializes reservations, so that a count still holds when it is increased;
 * must never change.
 */
const textLock = 7_465_002;

/** `openedAt` is in ms of the product's clock. */
export type TextBreaker = {
  openedAt?: number;
  cause?: TextLimitId;
  sent: Record<'minute' | 'hour' | 'day', number>;
};

export type TextBreakers = {
  state(): Promise<TextBreaker>;
  /** Closes the breaker and restarts the global counts; false when it was not open. */
  reset(by: string): Promise<{ reset: boolean }>;
};

export type TextRequest = { id: string; phone: string; ip?: string };

/** A text with the network that it counts for; a very old application has none. */
type CountedText = { id: string; phone: string; network: string | undefined };

/**
 * The requester's network; for a text sent by a job, the network that submitted the application.
 */
export async function networkOfText(
  tx: Tx,
  { id, ip }: TextRequest,
  deps: StoreDeps,
): Promise<string | undefined> {
  if (ip !== undefined) return networkHmac(ip, deps);
  const own = query.selectFrom('applications').select('networkHmac').where('id', '=', id);
  return (await tx.run(own))[0]?.networkHmac;
}

const SHARED: Readonly<Record<'network' | 'prefix' | 'all', (text: CountedText) => Sql>> = {
  network: ({ network }) => sql`and s.network_hmac = ${network}::text`,
  prefix: ({ phone }) => sql`and s.prefix = ${numberPrefix(phone)}`,
  all: () => emptySql,
};

/** After a reset, the limits that open the breaker start from zero. */
const sinceSql = (id: TextLimitId, now: number): Sql => {
  const { windowMs, opensBreaker } = textLimitRow(id);
  const since = sql`${now - windowMs}::bigint`;
  return opensBreaker
    ? sql`greatest(${since}, coalesce((select max(reset_at) from text_breakers), 0))`
    : since;
};

/**
 * Why no text may go out now. Holds the lock until the transaction ends, so record the text in the
 * same one.
 */
export async function textRefusalNow(
  tx: Tx,
  text: CountedText,
  deps: StoreDeps,
): Promise<'paused' | TextRefusal | undefined> {
  tx.send(sql`select pg_advisory_xact_lock(${textLock}::bigint) as locked`);
  const now = deps.clock.now();
  const counts = TEXT_LIMIT_IDS.map(
    (
      id,
    ) => sql`(select jsonb_strip_nulls(jsonb_build_object('limit', ${id}::text, 'sent', count(*), 'from', min(s.sent_at)))
      from text_sends s
      where s.sent_at > ${sinceSql(id, now)}
      and s.sent_at <= ${now + TOGETHER_MS}::bigint ${SHARED[textLimitRow(id).by](text)})`,
  );
  type Found = { isOpen: boolean; counts: (TextCount & { limit: TextLimitId })[] };
  const [found] =
    await tx.run<Found>(sql`select exists (select 1 from text_breakers where reset_at is null) as is_open,
    jsonb_build_array(${joinSql(counts)}) as counts`);
  if (found === undefined || found.isOpen) return 'paused';
  const byLimit = Object.fromEntries(
    found.counts.map(({ limit, ...count }) => [limit, count]),
  ) as Record<TextLimitId, TextCount>; // one per id
  const refusal = textRefusal(byLimit, now, deps.limitFactor);
  if (refusal?.opensBreaker)
    tx.send(
      query
        .insertInto('textBreakers')
        .values({ id: newRowId('brk'), openedAt: now, cause: refusal.limit }),
    );
  return refusal;
}

export function countText(tx: Tx, { id, phone, network }: CountedText, sentAt: number): void {
  const text = { id: newRowId('txt'), applicationId: id, networkHmac: network ?? null, sentAt };
  tx.send(query.insertInto('textSends').values({ ...text, prefix: numberPrefix(phone) }));
}

/** Takes back one text of that moment. */
export function uncountText(tx: Tx, applicationId: string, sentAt: number): void {
  const one = query
    .selectFrom('textSends')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('sentAt', '=', sentAt)
    .limit(1);
  tx.send(query.deleteFrom('textSends').where('id', '=', one));
}

export function buildTextBreakers({
  database,
  clock,
}: StoreDeps): TextBreakers & { forget: Batch } {
  return {
    state: async () => {
      const now = clock.now();
      const since = (ms: number): Sql => sql`count(*) filter (where sent_at > ${now - ms}::bigint)`;
      type Row = {
        openedAt?: number;
        cause?: TextLimitId;
        minute: number;
        hour: number;
        day: number;
      };
      const [row] = await database.run<Row>(sql`select (select opened_at from text_breakers
          where reset_at is null) as opened_at,
        (select cause from text_breakers where reset_at is null) as cause,
        ${since(60_000)} as minute, ${since(3_600_000)} as hour, ${since(DAY_MS)} as day from text_sends`);
      const { openedAt, cause, minute = 0, hour = 0, day = 0 } = row ?? {};
      return {
        ...(openedAt === undefined ? {} : { openedAt, cause }),
        sent: { minute, hour, day },
      };
    },
    reset: async (by) => {
      const open = query.updateTable('textBreakers').where('resetAt', 'is', null);
      const rows = await database.run(
        open.set({ resetAt: clock.now(), resetBy: by }).returning('id'),
      );
      return { reset: rows.length > 0 };
    },
    forget: async () => {
      const old = query
        .selectFrom('textSends')
        .select('id')
        .where('sentAt', '<=', clock.now() - DAY_MS - TOGETHER_MS)
        .limit(LIMITS.rowsAtOnce);
      const gone = query.deleteFrom('textSends').where('id', 'in', old).returning('id');
      return (await database.run(gone)).length < LIMITS.rowsAtOnce ? undefined : '';
    },
  };
}
