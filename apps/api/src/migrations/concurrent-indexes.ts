import { type Kysely, sql } from 'kysely';
import { withLockRetries } from './with-lock-retries.ts';

/** An index of a table that has rows already; its migration may not build it, as writes would wait. */
export type ConcurrentIndex = {
  name: string;
  /** What stands after its name: `on applications (created_at)`. */
  on: string;
  isUnique?: boolean;
};

/** Each is built after the migrations, outside a transaction, once. */
export const CONCURRENT_INDEXES: readonly ConcurrentIndex[] = [];

/**
 * Builds what is missing while others read and write. A build that was cut off leaves an invalid
 * index, which is dropped and built anew. docs/decisions/0231.
 */
export async function buildConcurrentIndexes(
  database: Kysely<unknown>,
  indexes: readonly ConcurrentIndex[] = CONCURRENT_INDEXES,
): Promise<void> {
  if (indexes.length === 0) return;
  const { rows } = await sql<{ name: string; is_valid: boolean }>`
    select c.relname as name, i.indisvalid as is_valid
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relname in (${sql.join(indexes.map(({ name }) => name))})`.execute(database);
  const built = new Map(rows.map(({ name, is_valid }) => [name, is_valid]));
  const run = (statement: string) => withLockRetries(() => sql.raw(statement).execute(database));
  for (const { name, on, isUnique = false } of indexes) {
    if (built.get(name) === true) continue;
    if (built.get(name) === false) await run(`drop index concurrently ${name}`);
    await run(`create ${isUnique ? 'unique ' : ''}index concurrently ${name} ${on}`);
  }
}
