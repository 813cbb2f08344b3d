import type { Database, DatabaseOptions } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens PostgreSQL at `databaseUrl`, else the embedded database in `dataDir`. Throws a one-line error when it is in use, too old or not
 * durable.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options;
  return databaseUrl === undefined ? openPglite(options) : openPostgres({ ...options, databaseUrl });
}
