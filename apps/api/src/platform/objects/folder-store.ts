import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { hasCode } from '../describe-error.ts';
import { newRowId } from '../ids.ts';
import { assertObjectKey, type ObjectStore } from './object-store.ts';

const draftEnding = '.draft';

/** Objects as files; a folder that several machines mount serves all of them. */
export function folderStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => {
    assertObjectKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    list: async (prefix) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        orIfMissing([]),
      );
      const files = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(draftEnding))
        .map((entry) => join(entry.parentPath, entry.name));
      const named = files.map(
        (path) => [relative(folder, path).split(sep).join('/'), path] as const,
      );
      return new Map(
        await Promise.all(
          named
            .filter(([key]) => key.startsWith(prefix))
            .map(async ([key, path]) => [key, (await stat(path)).mtimeMs] as const),
        ),
      );
    },
    // Renamed, so that a reader sees all of it or nothing.
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${newRowId('put')}${draftEnding}`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
    },
    get: async (key) => readFile(pathOf(key)).catch(orIfMissing(undefined)),
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

const orIfMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (hasCode(error, 'ENOENT')) return value;
    throw error;
  };
