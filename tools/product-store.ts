import { join } from 'node:path';
import { LIMITS } from '@signet/rulebook/core/limits';
import { migrate } from '../apps/api/src/migrations/migrate.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import type { Config } from '../apps/api/src/platform/config/config.ts';
import { isSandboxEnvironment } from '../apps/api/src/platform/config/environments.ts';
import { openObjects } from '../apps/api/src/platform/objects/open-objects.ts';
import { openKeys } from '../apps/api/src/platform/seal/key-file.ts';
import { openKeyHalves } from '../apps/api/src/platform/seal/open-key-halves.ts';
import { buildSealer } from '../apps/api/src/platform/seal/seal.ts';
import { openDatabase } from '../apps/api/src/platform/sql/open-database.ts';
import { buildStore, type Store } from '../apps/api/src/store.ts';

/**
 * Opens the configured product's store; the embedded database allows only one process, so stop the
 * product first.
 */
export async function withProductStore<Result>(
  config: Config,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    ...config.databaseAccess,
    dataDir: join(config.dataDir, 'database'),
    statementTimeoutMs: LIMITS.clientTimeoutMs,
  });
  let closeKeys = async (): Promise<void> => undefined;
  try {
    await migrate(database);
    const keyHalves = await openKeyHalves(config, database, {
      statementTimeoutMs: LIMITS.clientTimeoutMs,
    });
    closeKeys = keyHalves.close;
    const sealer = buildSealer(
      await openKeys({
        file: config.keysFile,
        production: config.production,
        wrapper: config.keyWrapper,
      }),
    );
    const store = buildStore({
      database,
      sealer,
      clock: systemClock(),
      keyHalves: keyHalves.halves,
      retention: config.retention,
      objects: await openObjects(config),
      acceptsSamples: isSandboxEnvironment(config.environment),
    });
    await store.environment.claim(config.environment);
    await store.keys.claim();
    const result = await work(store);
    await store.changes.close(); // workers and pages hear of it before the command ends
    return result;
  } finally {
    await closeKeys();
    await database.close();
  }
}
