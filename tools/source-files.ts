import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';

export type SourceFile = { path: string; text: string };

const FOLDERS = ['apps', 'packages', 'tools', 'bench', 'e2e'];
const SKIPPED = new Set(['node_modules', 'dist', '.data', '.test']);
const CODE = /\.(ts|tsx|js|mjs|css)$/;

export function sourceFiles(folders: readonly string[] = FOLDERS): SourceFile[] {
  return folders.flatMap((folder) =>
    filesBelow(join(PROJECT, folder))
      .filter((path) => CODE.test(path))
      .map(read),
  );
}

/** All files below a folder, sorted; empty if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !SKIPPED.has(name),
  );
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

/**
 * True for tests and what only tests use: fixtures, case tables, folders called `testing`, and
 * packages/testing.
 */
export const isTest = (path: string): boolean =>
  /(\.(test|e2e)|-(fixture|cases))\.tsx?$|\/testing\//.test(path);

/** `update-owner` for `updateOwner`. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const read = (path: string): SourceFile => ({
  path: relative(PROJECT, path).replaceAll('\\', '/'),
  text: readFileSync(path, 'utf8'),
});
