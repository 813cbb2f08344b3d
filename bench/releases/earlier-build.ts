import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { isReplaced } from '../../apps/api/src/migrations/baseline.ts';

export type Build = { name: 'old' | 'new'; revision: string; folder: string; portal: string };

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', PROJECT, ...args], { encoding: 'utf8' }).trim();

export const currentRevision = (): string => git('rev-parse', '--short', 'HEAD');

const MIGRATIONS = 'apps/api/src/migrations/migrations.ts';

const migrationsAt = (revision: string): string[] =>
  [...git('show', `${revision}:${MIGRATIONS}`).matchAll(/^ {2}'(\d{4}-[\w-]+)':/gm)].map(
    ([, name = '']) => name,
  );

/**
 * The newest build before the latest schema change, where two builds can differ most. All its
 * migrations must be among ours or in the baseline: a branch may have numbered its own differently before merging, and
 * such a build never ran anywhere.
 */
export function revisionBeforeLastMigration(): string {
  const ours = migrationsAt('HEAD');
  const earlier = git('rev-list', '--full-history', 'HEAD', '--', MIGRATIONS)
    .split('\n')
    .find((revision) => {
      const theirs = migrationsAt(revision);
      return (
        theirs.at(-1) !== ours.at(-1) &&
        theirs.every((name) => ours.includes(name) || isReplaced(name))
      );
    });
  if (earlier === undefined) throw new Error('no earlier build has fewer changes of the tables');
  return earlier;
}

/** Checks out a revision into the folder, with the packages of its own lock file. */
export function layOut(revision: string, folder: string): Build {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['-C', PROJECT, 'archive', revision], {
    maxBuffer: 1024 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const lockOf = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(PROJECT)) linkPackages(folder);
  else
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return {
    name: 'old',
    revision: git('rev-parse', '--short', revision),
    folder,
    portal: buildPortalOf(folder),
  };
}

const WORKSPACES = '@signet';

/** Links our external packages; the workspaces resolve to the folder itself. */
function linkPackages(folder: string): void {
  const [ours, theirs] = [join(PROJECT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(theirs, WORKSPACES), { recursive: true });
  for (const name of readdirSync(ours))
    if (name !== WORKSPACES) symlinkSync(join(ours, name), join(theirs, name));
  // Relative, so that it points into the folder.
  for (const name of readdirSync(join(ours, WORKSPACES)))
    symlinkSync(readlinkSync(join(ours, WORKSPACES, name)), join(theirs, WORKSPACES, name));
}

/** Builds with the folder's own code; returns the output folder. */
function buildPortalOf(folder: string): string {
  const program = `const { buildPortal } = await import('@signet/testing/portal-build');
    const { folder } = await buildPortal();
    process.stdout.write('\\n' + folder);`;
  // Must be a file: the minifier's workers inherit how the process was started, which fails for
  // inline code.
  const file = join(folder, 'build-portal.mjs');
  writeFileSync(file, program);
  const output = execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
  return output.split('\n').at(-1) ?? '';
}
