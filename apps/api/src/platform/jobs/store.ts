import { newRowId } from '../ids.ts';
import type { Db } from '../sql/database.ts';
import { type Sql, sql } from '../sql/sql.ts';
import type { Job, NewJob, StoreDeps } from '../store-types.ts';

/** What only the relay does: each due row is handed on in the transaction that marks it. */
export type JobRelay = {
  /** Marks rows as handed and calls `hand` in the same transaction; answers how many there were. */
  dispatchDue(
    kinds: readonly string[],
    max: number,
    hand: (rows: { id: string; kind: string }[], db: Db) => Promise<void>,
  ): Promise<number>;
  /** Rows that were handed to a worker which is gone wait again. */
  requeue(): Promise<void>;
};

export type JobStore = {
  add(job: NewJob & { applicationId?: string; id?: string }): Promise<{ id: string }>;
  load(id: string): Promise<Job | undefined>;
  /** Counts a try and answers the job; undefined when it is finished already. */
  begin(id: string): Promise<Job | undefined>;
  done(id: string): Promise<void>;
  failed(id: string): Promise<void>;
  countDue(): Promise<number>;
  countOpen(): Promise<number>;
} & JobRelay;

/** Work to be done, now or later; a finished job's row is gone. docs/readings.md 128. */
export function buildJobs({ database, clock }: StoreDeps): JobStore {
  const count = async (which: Sql): Promise<number> => {
    const [row] = await database.run<{ jobs: number }>(sql`select count(*) as jobs from jobs where ${which}`);
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
      const [job] = await database.run<Job>(sql`select id, kind, application_id, payload, attempts from jobs where id = ${id}`);
      return job;
    },
    begin: async (id) => {
      const [job] = await database.run<Job>(sql`update jobs set attempts = attempts + 1 where id = ${id} and state <> 'failed'
        returning id, kind, application_id, payload, attempts`);
      return job;
    },
    done: async (id) => {
      await database.run(sql`delete from jobs where id = ${id}`);
    },
    failed: async (id) => {
      await database.run(sql`update jobs set state = 'failed' where id = ${id}`);
    },
    countDue: () => count(sql`due_at <= ${clock.now()}::bigint and (state = 'waiting' or (state = 'handed' and attempts = 0))`),
    countOpen: () => count(sql`state <> 'failed'`),

    dispatchDue: (kinds, max, hand) =>
      database.transaction(async (db) => {
        const rows = await db.run<{ id: string; kind: string }>(sql`update jobs set state = 'handed' where id in (
          select id from jobs where state = 'waiting' and due_at <= ${clock.now()}::bigint and kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))
          order by due_at limit ${max}::integer for update skip locked) returning id, kind`);
        if (rows.length > 0) await hand(rows, db);
        return rows.length;
      }),
    requeue: async () => {
      await database.run(sql`update jobs set state = 'waiting' where state = 'handed'`);
    },
  };
}
