import type { Database, Db } from './database.ts';

/** What is only read, and may be a moment behind what was written. */
export type Reader = Pick<Db, 'run'>;

/**
 * A replica, opened at the first read: a process starts and serves everything else while the
 * replica is away. Each read throws as the database does when it cannot be reached.
 * docs/decisions/0327.
 */
export function openReader(open: () => Promise<Database>): Reader & { close(): Promise<void> } {
  let opened: Promise<Database> | undefined;
  const replica = (): Promise<Database> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined; // the next read tries again
      throw error;
    });
    return opened;
  };
  return {
    run: async (query) => (await replica()).run(query),
    close: async () => {
      const database = await opened?.catch(() => undefined);
      await database?.close();
    },
  };
}
