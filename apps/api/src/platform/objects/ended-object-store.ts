import { LIMITS } from '@signet/rulebook/core/limits';
import type { Batch } from '../jobs/duty.ts';
import type { Tx } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import { inTexts, sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';

const objectsAtOnce = 50;

type Ended = {
  /**
   * Puts a file that a transaction is about to name. Until it does, the file counts as left over.
   */
  putAhead(key: string, sealed: Buffer): Promise<void>;
  /** Keeps the file with the row that names it. */
  keep(tx: Tx, key: string): void;
  /** Removes files whose row is gone, or never came. */
  removeEnded: Batch;
};

/**
 * Files outside the database end with the row that names them: whatever deletes the row, a trigger
 * notes the file. docs/decisions/0257.
 */
export function buildEndedObjects({
  database,
  clock,
  objects,
}: Pick<StoreDeps, 'database' | 'clock' | 'objects'>): Ended {
  return {
    putAhead: async (key, sealed) => {
      database.mustBeOutside();
      const dueAt = clock.now() + LIMITS.objectUnnamedMs;
      await database.run(query.insertInto('endedObjects').values({ objectKey: key, dueAt }));
      await objects.put(key, sealed);
    },
    keep: (tx, key) => {
      tx.send(query.deleteFrom('endedObjects').where('objectKey', '=', key));
    },
    removeEnded: async (_after, log) => {
      const due = query
        .selectFrom('endedObjects')
        .select('objectKey')
        .where('dueAt', '<=', clock.now())
        .orderBy('dueAt')
        .limit(objectsAtOnce);
      const keys = (await database.run(due)).map(({ objectKey }) => objectKey);
      const gone: string[] = [];
      for (const key of keys)
        await objects.remove(key).then(
          () => gone.push(key),
          (error: unknown) => log.error(error, `the file ${key} stays`),
        );
      if (gone.length > 0)
        await database.run(sql`delete from ended_objects where object_key ${inTexts(gone)}`);
      return keys.length < objectsAtOnce || gone.length === 0 ? undefined : '';
    },
  };
}
