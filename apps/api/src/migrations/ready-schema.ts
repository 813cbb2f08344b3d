import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Database } from '../platform/sql/database.ts';
import { migrate, missingFromSchema } from './migrate.ts';

type Options = {
  /** Otherwise another process does, `main.ts migrate`, and this one waits for it. */
  migrates: boolean;
  log: (line: string) => void;
  waitMs?: number;
};

/**
 * Resolves once this build can run on the schema. Throws a one-line error when nobody has migrated
 * it in time, or a later build has made an incompatible change. docs/decisions/0231.
 */
export async function readySchema(
  database: Database,
  { migrates, log, waitMs = LIMITS.schemaWaitMs }: Options,
): Promise<void> {
  if (migrates) return void (await migrate(database));
  const limit = performance.now() + waitMs;
  for (let looks = 1; ; looks += 1) {
    const missing = await missingFromSchema(database);
    if (missing.length === 0) return;
    const what = `the database lacks ${missing.join(', ')}`;
    if (performance.now() > limit)
      throw new Error(
        `${what}: run \`node apps/api/src/main.ts migrate\`, or set MIGRATE_AT_START=1`,
      );
    if (looks === 1) log(`${what}; waiting for \`main.ts migrate\``);
    await sleep(LIMITS.pollMs);
  }
}
