import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entriesOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../platform/describe-error.ts';
import type { ObjectStore } from '../platform/objects/object-store.ts';
import { isServedFile } from './assets.ts';

/** Whose hashed files they are; their names could be the same. */
export type BuiltApp = 'portal' | 'desk' | 'console';

/** Hashed files of builds that this process is not of. docs/decisions/0232. */
export type FormerBuilds = { find(app: BuiltApp, file: string): Promise<Buffer | undefined> };

export const formerBuilds = (objects: ObjectStore): FormerBuilds => ({
  find: (app, file) => objects.get(keyOf(app, file)),
});

const keyOf = (app: BuiltApp, file: string): string => `builds/${app}/${file}`;

type Keeping = { objects: ObjectStore; folders: Readonly<Partial<Record<BuiltApp, string>>> };

/**
 * Keeps the files of this build for the processes of other builds, and removes those that no process
 * has kept for 30 days.
 */
export async function keepBuild({ objects, folders }: Keeping, now: number): Promise<void> {
  const kept = await objects.list('builds/');
  const isOlder = (key: string, ms: number): boolean => now - (kept.get(key) ?? 0) > ms;
  for (const [app, folder] of entriesOf(folders)) {
    const files = (await readdir(folder).catch(() => [])).filter(isServedFile); // not built
    for (const file of files) {
      const key = keyOf(app, file);
      if (!isOlder(key, LIMITS.buildKeptAgainMs)) continue;
      await objects.put(key, await readFile(join(folder, file)));
      kept.set(key, now);
    }
  }
  for (const key of kept.keys()) if (isOlder(key, LIMITS.buildKeptMs)) await objects.remove(key);
}

/**
 * Keeps the build before the first page is served, and then each day as long as the process runs.
 * Without the store, pages of this build work all the same.
 */
export async function keepingBuild(
  keeping: Keeping & { log: FastifyBaseLogger },
): Promise<{ close(): void }> {
  const keep = () =>
    keepBuild(keeping, Date.now()).catch((error: unknown) =>
      keeping.log.error(
        { error: describeError(error) },
        'the files of this build could not be kept for other builds',
      ),
    );
  await keep();
  const timer = setInterval(keep, LIMITS.buildKeptAgainMs).unref();
  return { close: () => clearInterval(timer) };
}
