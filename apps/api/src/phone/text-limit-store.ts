import { randomInt } from 'node:crypto';
import { DAY_MS, TOGETHER_MS } from '@signet/rulebook/core/dates';
import { fromEntries } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import {
  numberPrefix,
  TEXT_LIMIT_IDS,
  type TextCount,
  type TextLimitId,
  type TextRefusal,
  textBucket,
  textBucketMs,
  textLimitRow,
  textMaxima,
  textRefusal,
} from '@signet/rulebook/phone/text-limits';
import { networkHmac } from '../platform/http/network.ts';
import { newRowId } from '../platform/ids.ts';
import type { Batch } from '../platform/jobs/duty.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

/** Rows that one count is spread over, so that texts seldom wait for each other's row. */
const shards = 8;

/** `openedAt` is in ms of the product's clock. */
export type TextBreaker = {
  openedAt?: number;
  cause?: TextLimitId;
  sent: Record<'minute' | 'hour' | 'day', number>;
  limits: Record<'minute' | 'hour' | 'day', number>;
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

const OF_ALL = TEXT_LIMIT_IDS.filter((id) => textLimitRow(id).by === 'all');

/** Texts of one network or block of numbers: few rows, counted exactly under its own lock. */
const countedOne = (id: TextLimitId, { network, phone }: CountedText, now: number): Sql => {
  const { by, windowMs } = textLimitRow(id);
  const own =
    by === 'network'
      ? sql`s.network_hmac = ${network}::text`
      : sql`s.prefix = ${numberPrefix(phone)}`;
  return sql`(select jsonb_strip_nulls(jsonb_build_object('limit', ${id}::text, 'sent', count(*), 'from', min(s.sent_at)))
      from text_sends s
      where ${own} and s.sent_at > ${now - windowMs}::bigint
      and s.sent_at <= ${now + TOGETHER_MS}::bigint)`;
};

/** Texts of everybody, by bucket: whole buckets count, so that none is counted too late. */
const countedAll = (id: TextLimitId, now: number): Sql => {
  const since = textBucket(id, now - textLimitRow(id).windowMs);
  return sql`(select jsonb_strip_nulls(jsonb_build_object('limit', ${id}::text, 'sent', coalesce(sum(c.sent), 0),
      'from', min(c.bucket) filter (where c.sent > 0) + ${textBucketMs(id)}::bigint))
      from text_counts c where c.limit_id = ${id}::text and c.bucket >= ${since}::bigint)`;
};

/** The limits of this text in the order of their locks, so that no two wait for each other. */
const locksOf = ({ network, phone }: CountedText): Sql[] => [
  ...(network === undefined
    ? []
    : [sql`pg_advisory_xact_lock(hashtextextended(${`text-network:${network}`}::text, 0))`]),
  sql`pg_advisory_xact_lock(hashtextextended(${`text-prefix:${numberPrefix(phone)}`}::text, 0))`,
];

/**
 * Why no text may go out now. Holds the locks of its network and of its block of numbers until the
 * transaction ends, so record the text in the same one. The counts of everybody are read without a
 * lock: they may be exceeded by the texts that are being reserved at this moment.
 * docs/decisions/0256.
 */
export async function textRefusalNow(
  tx: Tx,
  text: CountedText,
  deps: StoreDeps,
): Promise<'paused' | TextRefusal | undefined> {
  for (const lock of locksOf(text)) tx.send(sql`select ${lock} as locked`);
  const now = deps.clock.now();
  const counts = TEXT_LIMIT_IDS.map((id) =>
    textLimitRow(id).by === 'all' ? countedAll(id, now) : countedOne(id, text, now),
  );
  type Found = { isOpen: boolean; counts: (TextCount & { limit: TextLimitId })[] };
  const [found] =
    await tx.run<Found>(sql`select exists (select 1 from text_breakers where reset_at is null) as is_open,
    jsonb_build_array(${joinSql(counts)}) as counts`);
  if (found === undefined || found.isOpen) return 'paused';
  const byLimit = fromEntries(found.counts.map(({ limit, ...count }) => [limit, count] as const));
  const refusal = textRefusal(byLimit, now, maximaOf(deps));
  if (!refusal?.opensBreaker) return refusal;
  const opened = await tx.run(
    query
      .insertInto('textBreakers')
      .values({ id: newRowId('brk'), openedAt: now, cause: refusal.limit })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
  return opened.length > 0 ? refusal : 'paused'; // somebody else was first
}

/** Adds to the counts of everybody, on one of several rows each. */
const countForAll = (tx: Tx, at: number, texts: number): void => {
  const shard = randomInt(shards);
  for (const id of OF_ALL)
    tx.send(sql`insert into text_counts (limit_id, bucket, shard, sent)
      values (${id}::text, ${textBucket(id, at)}::bigint, ${shard}::integer, ${texts}::integer)
      on conflict (limit_id, bucket, shard) do update set sent = text_counts.sent + excluded.sent`);
};

export function countText(tx: Tx, { id, phone, network }: CountedText, sentAt: number): void {
  const text = { id: newRowId('txt'), applicationId: id, networkHmac: network ?? null, sentAt };
  tx.send(query.insertInto('textSends').values({ ...text, prefix: numberPrefix(phone) }));
  countForAll(tx, sentAt, 1);
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
  countForAll(tx, sentAt, -1);
}

const maximaOf = ({
  textMaxima: maxima,
  limitFactor,
}: Pick<StoreDeps, 'textMaxima' | 'limitFactor'>) => textMaxima((id) => maxima[id] * limitFactor);

export function buildTextBreakers(deps: StoreDeps): TextBreakers & { forget: Batch } {
  const { database, clock } = deps;
  return {
    state: async () => {
      const counts = OF_ALL.map((id) => countedAll(id, clock.now()));
      type Row = {
        openedAt?: number;
        cause?: TextLimitId;
        counts: { limit: TextLimitId; sent: number }[];
      };
      const [row] = await database.run<Row>(sql`select (select opened_at from text_breakers
          where reset_at is null) as opened_at,
        (select cause from text_breakers where reset_at is null) as cause,
        jsonb_build_array(${joinSql(counts)}) as counts`);
      const { openedAt, cause, counts: found = [] } = row ?? {};
      const sent = (id: TextLimitId) => found.find(({ limit }) => limit === id)?.sent ?? 0;
      const maxima = maximaOf(deps);
      return {
        ...(openedAt === undefined ? {} : { openedAt, cause }),
        sent: { minute: sent('allMinute'), hour: sent('allHour'), day: sent('allDay') },
        limits: { minute: maxima.allMinute, hour: maxima.allHour, day: maxima.allDay },
      };
    },
    reset: (by) =>
      database.transaction(async (tx) => {
        const open = query.updateTable('textBreakers').where('resetAt', 'is', null);
        const rows = await tx.run(open.set({ resetAt: clock.now(), resetBy: by }).returning('id'));
        if (rows.length === 0) return { reset: false };
        const counted = OF_ALL.filter((id) => textLimitRow(id).opensBreaker);
        tx.send(query.deleteFrom('textCounts').where('limitId', 'in', counted));
        return { reset: true };
      }),
    forget: async () => {
      const old = query
        .selectFrom('textSends')
        .select('id')
        .where('sentAt', '<=', clock.now() - DAY_MS - TOGETHER_MS)
        .limit(LIMITS.rowsAtOnce);
      const gone = query.deleteFrom('textSends').where('id', 'in', old).returning('id');
      await database.run(
        query.deleteFrom('textCounts').where('bucket', '<=', clock.now() - 2 * DAY_MS),
      );
      return (await database.run(gone)).length < LIMITS.rowsAtOnce ? undefined : '';
    },
  };
}
