import { newRowId } from '../ids.ts';
import type { Db } from '../sql/database.ts';
import { type Sql, sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Job, NewJob } from './job.ts';

export type JobRelay = {
  /**
   * Marks rows as handed over and calls `hand` in the same transaction; returns how many there
   * were.
   */
  dispatchDue(
    kinds: readonly string[],
    max: number,
    hand: (rows: { id: string; kind: string }[], db: Db) => Promise<void>,
  ): Promise<number>;
  /** Returns jobs of dead workers to the waiting state; all of them, or those in `ids`. */
  requeue(ids?: readonly string[]): Promise<void>;
  /** Rows handed to a worker before `at`, in ms of the product's clock. */
  dispatchedBefore(at: number): Promise<{ id: string; kind: string }[]>;
  /** Revives jobs marked failed, which a process of the previous release may still do. */
  reviveFailed(): Promise<void>;
};

export type JobStore = {
  add(job: NewJob & { applicationId?: string; id?: string }): Promise<{ id: string }>;
  load(id: string): Promise<Job | undefined>;
  begin(id: string): Promise<Job | undefined>;
  done(id: string): Promise<void>;
  /** Reschedules a failed job; `error` names the failure and must not contain user input. */
  postpone(id: string, later: { dueAt: number; error: string }): Promise<void>;
  countDue(kinds: readonly string[]): Promise<number>;
  countOpen(): Promise<number>;
} & JobRelay;

const isOneOf = (kinds: readonly string[]): Sql =>
  sql`kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))`;

/** Work to do now or later; a finished job's row is deleted. docs/readings.md 128. */
export function buildJobs({ database, clock }: StoreDeps): JobStore {
  const count = async (which: Sql): Promise<number> => {
    const [row] = await database.run<{ jobs: number }>(
      sql`select count(*) as jobs from jobs where ${which}`,
    );
    return row?.jobs ?? 0;
  };
  return {
    add: async ({ kind, payload = {}, dueAt, applicationId, id = newRowId('job') }) => {
      const now = clock.now();
      await database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
        values (${id}, ${kind}, ${applicationId}, ${JSON.stringify(payload)}::jsonb, ${dueAt ?? now}, 0, 'waiting', ${now}) on conflict (id) do nothing`);
      return { id };
    },
    load: async (id) => {
      const [job] = await database.run<Job>(
        sql`select id, kind, application_id, payload, attempts from jobs where id = ${id}`,
      );
      return job;
    },
    begin: async (id) => {
      const [job] =
        await database.run<Job>(sql`update jobs set attempts = attempts + 1, begun_at = ${clock.now()}::bigint
        where id = ${id} and state = 'handed' returning id, kind, application_id, payload, attempts`);
      return job;
    },
    done: async (id) => {
      await database.run(sql`delete from jobs where id = ${id}`);
    },
    postpone: async (id, { dueAt, error }) => {
      await database.run(sql`update jobs set state = 'waiting', due_at = ${dueAt}::bigint, last_fault = ${error}::text,
        failing_since = coalesce(failing_since, ${clock.now()}::bigint) where id = ${id} and state = 'handed'`);
    },
    countDue: (kinds) =>
      count(
        sql`${isOneOf(kinds)} and due_at <= ${clock.now()}::bigint and (state = 'waiting' or (state = 'handed' and begun_at is null))`,
      ),
    countOpen: () => count(sql`true`),

    dispatchDue: (kinds, max, hand) =>
      database.transaction(async (db) => {
        const rows = await db.run<{
          id: string;
          kind: string;
        }>(sql`update jobs set state = 'handed', handed_at = ${clock.now()}::bigint, begun_at = null where id in (
          select id from jobs where state = 'waiting' and due_at <= ${clock.now()}::bigint and ${isOneOf(kinds)}
          order by due_at limit ${max}::integer for update skip locked) returning id, kind`);
        if (rows.length > 0) await hand(rows, db);
        return rows.length;
      }),
    requeue: async (ids) => {
      const named =
        ids === undefined
          ? sql`true`
          : sql`id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
      await database.run(
        sql`update jobs set state = 'waiting' where state = 'handed' and ${named}`,
      );
    },
    dispatchedBefore: (at) =>
      database.run<{ id: string; kind: string }>(
        sql`select id, kind from jobs where state = 'handed' and coalesce(handed_at, 0) < ${at}::bigint`,
      ),
    reviveFailed: async () => {
      await database.run(
        sql`update jobs set state = 'waiting', attempts = 0, due_at = ${clock.now()}::bigint where state = 'failed'`,
      );
    },
  };
}
