import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database } from '../sql/database.ts';
import { openPostgres } from '../sql/postgres.ts';
import { keyHalfFolder } from './key-half-folder.ts';
import { buildKeyHalves, buildSeparateKeyHalves, separateKeyHalves } from './key-half-store.ts';
import type { KeyHalves } from './key-halves.ts';

type Opened = { halves: KeyHalves; close(): Promise<void> };
type Options = { statementTimeoutMs: number; log?: (line: string) => void };
type Place = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'keysDatabaseUrl' | 'keysDatabaseConnections'
>;

const nothingToClose = async (): Promise<void> => undefined;

/**
 * A folder beside the embedded database, a database of its own where KEYS_DATABASE_URL names one,
 * and else a table of the product's, which keeps working but protects no backup.
 * docs/decisions/0132.
 */
export async function openKeyHalves(
  { dataDir, databaseUrl, keysDatabaseUrl, keysDatabaseConnections }: Place,
  product: Database,
  options: Options,
): Promise<Opened> {
  if (keysDatabaseUrl !== undefined) {
    const apart = await openPostgres({
      ...options,
      databaseUrl: keysDatabaseUrl,
      connections: keysDatabaseConnections,
    });
    await separateKeyHalves(product, apart);
    const halves = buildSeparateKeyHalves(apart);
    // A transaction of the product's database cannot read them.
    const find: KeyHalves['find'] = (ids) => halves.find(ids);
    return { halves: { ...halves, find }, close: () => apart.close() };
  }
  if (databaseUrl === undefined)
    return { halves: keyHalfFolder(join(dataDir, 'key-halves')), close: nothingToClose };
  return { halves: buildKeyHalves(product), close: nothingToClose };
}
