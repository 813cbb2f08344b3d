import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { z } from 'zod';
import { type LockedPackage, packagesIn } from '../supply-chain/package-lock.ts';

const versions = z.record(z.string(), z.string()).optional();
const MANIFEST = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});

/** Folders with their own lock file: the project, and the data for training the model. */
const LOCKED_FOLDERS = ['', 'packages/industries/training-data/'];

export const checkLocks = (): string[] =>
  LOCKED_FOLDERS.flatMap((folder) =>
    checkLock(readProject(`${folder}package-lock.json`), readProject(`${folder}package.json`)).map(
      (error) => `${folder}${error}`,
    ),
  );

/**
 * Finds platform packages that `npm ci` would miss elsewhere, registry URLs, and inexact versions.
 */
export function checkLock(lock: string, manifest: string): string[] {
  const packages = packagesIn(lock);
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').pop()));
  return [
    ...Object.entries(packages).flatMap(([path, row]) => [
      ...missingIn(path, row, names),
      ...hostIn(path, row),
    ]),
    ...looseIn(manifest),
  ];
}

const missingIn = (
  path: string,
  row: LockedPackage,
  names: ReadonlySet<string | undefined>,
): string[] =>
  Object.keys(row.optionalDependencies ?? {})
    .filter((name) => !names.has(name))
    .map(
      (name) => `package-lock.json lacks ${name}, which ${path || 'the project'} names as optional`,
    );

const hostIn = (path: string, { resolved, link }: LockedPackage): string[] =>
  resolved !== undefined && link !== true && /^https?:/.test(resolved)
    ? [`package-lock.json names a registry's host at ${path}`]
    : [];

/** Ranges would let lock file and manifest drift apart. */
function looseIn(manifest: string): string[] {
  const { dependencies, devDependencies, optionalDependencies } = MANIFEST.parse(
    JSON.parse(manifest),
  );
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json: ${name} is "${version}", not one exact version`);
}

const readProject = (name: string): string => readFileSync(join(PROJECT, name), 'utf8');
