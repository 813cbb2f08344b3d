import { LIMITS } from '@signet/rulebook/core/limits';
import { RETENTION } from '@signet/rulebook/reference/retention';
import type { Batch } from '../jobs/duty.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Db } from './database.ts';
import { identifier, literalSql, type Sql, sql } from './sql.ts';

const weekMs = 7 * 24 * 3_600_000;

type Period = { from: number; to: number };

/** The period, in UTC, that a time lies in. */
const PERIODS = {
  week: (at: number): Period => {
    const from = Math.floor(at / weekMs) * weekMs;
    return { from, to: from + weekMs };
  },
  month: (at: number): Period => {
    const day = new Date(at);
    const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
    return { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
  },
} as const;

type Partitioned = {
  /** The column with the time of a row, in ms. */
  column: string;
  period: keyof typeof PERIODS;
  key: string;
  /** Its triggers reject changes and deletions of rows. */
  isAppendOnly: boolean;
  /** How long a row is kept; forever when missing. */
  keepMs?: number;
};

/**
 * Tables whose rows are only ever added: a partition for each period, in the schema `partitions`.
 * docs/decisions/0288.
 */
const PARTITIONED = {
  analytics: {
    ...{ column: 'at', period: 'week', key: 'id', isAppendOnly: false },
    keepMs: RETENTION.analytics.keepMs,
  },
  audit: { column: 'at', period: 'month', key: 'application_id, seq', isAppendOnly: true },
} as const satisfies Record<string, Partitioned>;
type PartitionedTable = keyof typeof PARTITIONED;

/** Without `from`: everything before `to`. Without either: the default partition. */
export type Partition = { name: string; from?: number | undefined; to?: number | undefined };

/** Made ahead, so that rows find their partition while no worker runs. */
const periodsAhead = 3;

const boundsOf = (bound: string): Omit<Partition, 'name'> => {
  const [, from, to] = /FROM \('?(\w+)'?\) TO \('?(\d+)'?\)/.exec(bound) ?? [];
  return {
    from: from === undefined || from === 'MINVALUE' ? undefined : Number(from),
    to: to === undefined ? undefined : Number(to),
  };
};

const placeOf = (name: string): Sql => identifier(`partitions.${name}`);
const dropping = ({ name }: Partition): Sql => sql`drop table ${placeOf(name)}`;
const nameOf = (table: string, from: number): string =>
  `${table}_${new Date(from).toISOString().slice(0, 10).replaceAll('-', '_')}`;
const number = (value: number): Sql => literalSql(String(value));

/** Statements that create a partition and move its earlier rows out of the default one. */
function makingOf(table: PartitionedTable, { from, to }: Period): Sql[] {
  const { column, key, isAppendOnly } = PARTITIONED[table];
  const [parent, at] = [identifier(table), identifier(column)];
  const [own, rest] = [placeOf(nameOf(table, from)), placeOf(`${table}_rest`)];
  const moving = [
    sql`with moved as (delete from ${rest}
        where ${at} >= ${from}::bigint and ${at} < ${to}::bigint returning *)
      insert into ${own} select * from moved`,
  ];
  return [
    sql`create table ${own} (like ${parent} including defaults, primary key (${literalSql(key)}))`,
    sql`lock table ${rest} in access exclusive mode`,
    ...(isAppendOnly
      ? [
          sql`alter table ${rest} disable trigger user`,
          ...moving,
          sql`alter table ${rest} enable trigger user`,
          sql`create trigger ${identifier(`${table}_no_truncate`)} before truncate on ${own}
            for each statement execute function refuse_change()`,
        ]
      : moving),
    // Analyzes moved rows, or the planner has no statistics for the next query.
    sql`analyze ${own}`,
    sql`alter table ${parent} attach partition ${own} for values from (${number(from)}) to (${number(to)})`,
  ];
}

/** Whether rows of a period beginning at `from` have a partition of their own. */
const isMade = (found: readonly Partition[], from: number): boolean =>
  found.some((one) => one.to !== undefined && (one.from ?? from) <= from && from < one.to);

/** Decided by its first row, because no row may be kept longer than promised. */
const dueOf = (found: readonly Partition[], keepMs: number, now: number): Partition[] =>
  found.filter(({ from, to }) => {
    const begins = from ?? to;
    return begins !== undefined && begins + keepMs <= now;
  });

type PartitionsOf = {
  all(): Promise<Partition[]>;
  /** Runs what is to be done, of partitions that nobody changes meanwhile. */
  change(workOf: (found: readonly Partition[]) => readonly Sql[]): Promise<void>;
  drop(name: string): Promise<void>;
};

/** The partitions of a table, and changes of them. */
export function buildPartitionsOf(
  { database }: Pick<StoreDeps, 'database'>,
  table: PartitionedTable,
): PartitionsOf {
  const found = async ({ run }: Pick<Db, 'run'>): Promise<Partition[]> => {
    const rows = await run<{ name: string; bound: string }>(sql`
      select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${table}::text::regclass order by c.relname`);
    return rows.map(({ name, bound }) => ({ name, ...boundsOf(bound) }));
  };

  /**
   * Decides under a lock that two workers cannot hold at once, but that blocks no reader or writer.
   * Waiting for a partition's lock blocks its other users, so the wait is short.
   */
  const change: PartitionsOf['change'] = (workOf) =>
    database.transaction(async (tx) => {
      await tx.run(sql`select set_config('lock_timeout', ${String(LIMITS.schemaLockMs)}, true)`);
      await tx.run(sql`lock table ${identifier(table)} in share update exclusive mode`);
      for (const statement of workOf(await found(tx))) await tx.run(statement);
    });

  return {
    all: () => found(database),
    change,
    drop: (name) => change((since) => since.filter((one) => one.name === name).map(dropping)),
  };
}

/** Creates the coming partitions and drops those past retention. */
export const buildPartitions =
  ({ database, clock }: Pick<StoreDeps, 'database' | 'clock'>) =>
  (table: PartitionedTable): Batch => {
    const { all, change } = buildPartitionsOf({ database }, table);
    const { period, keepMs }: Partitioned = PARTITIONED[table];
    return async () => {
      const now = clock.now();
      const found = await all();
      let next = PERIODS[period](now);
      for (let ahead = 0; ahead <= periodsAhead; ahead += 1) {
        const making = next;
        if (!isMade(found, making.from))
          await change((since) => (isMade(since, making.from) ? [] : makingOf(table, making)));
        next = PERIODS[period](next.to);
      }
      if (keepMs === undefined || dueOf(found, keepMs, now).length === 0) return undefined;
      await change((since) => dueOf(since, keepMs, now).map(dropping));
      return undefined;
    };
  };
