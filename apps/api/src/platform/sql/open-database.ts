import type { Database, DatabaseOptions } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * PostgreSQL if `databaseUrl` is set, else PGlite. Throws a one-line error if it is in use, too old
 * or not durable.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options;
  return databaseUrl === undefined
    ? openPglite(options)
    : openPostgres({ ...options, databaseUrl });
}
