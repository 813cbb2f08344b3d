import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../sql/database.ts';
import { sql } from '../sql/sql.ts';

/** Advisory-lock key: two processes that replace one function at once would collide. */
const clockLock = 7_465_003;

/**
 * Lets pg-boss read the product's clock, which a sandbox moves: it asks job_now() for the time. In
 * production the clock is never moved, and the function stays the one that pg-boss ships.
 */
export async function followClock(database: Database, clock: Clock): Promise<void> {
  if (clock.offsetMs() === 0 && !(await wasMoved(database))) return;
  await database.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${clockLock}::bigint)`);
    await tx.run(sql`insert into product_clock (offset_ms) values (${clock.offsetMs()}::bigint)
      on conflict (only_row) do update set offset_ms = excluded.offset_ms`);
    if (!(await readsOurs(tx)))
      await tx.run(sql`create
        or replace function job_queue.job_now() returns timestamptz language sql stable as $$
        select pg_catalog.now() + (select offset_ms from public.product_clock) * interval '1 millisecond' $$`);
    // A jump must not make the jobs under way look abandoned.
    await tx.run(sql`update job_queue.job
      set started_on = job_queue.job_now(), heartbeat_on = job_queue.job_now() where state = 'active'`);
  });
}

/** Replacing a function discards every session's plans that call it, so it is done once. */
const readsOurs = async (tx: Tx): Promise<boolean> =>
  (
    await tx.run(sql`select 1 as one from pg_proc
      where oid = 'job_queue.job_now()'::regprocedure and prosrc like '%product_clock%'`)
  ).length > 0;

const wasMoved = async (database: Database): Promise<boolean> =>
  (await database.run(sql`select offset_ms from product_clock`)).length > 0;
