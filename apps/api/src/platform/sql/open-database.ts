import type { Database, DatabaseOptions } from './database.ts';
import { openPostgres } from './postgres.ts';

/**
 * PostgreSQL if `databaseUrl` is set, else PGlite. Throws a one-line error if it is in use, too old
 * or not durable.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options;
  if (databaseUrl !== undefined) return openPostgres({ ...options, databaseUrl });
  const { openPglite } = await import('./pglite.ts'); // a whole database, loaded where it is used only
  return openPglite(options);
}
