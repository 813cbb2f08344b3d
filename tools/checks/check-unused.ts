import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { keysOf } from '@signet/rulebook/core/keys-of';
import { PROJECT } from '@signet/testing/project-folder';

type Issue = { name: string; line?: number };
type Report = {
  issues: readonly ({ file: string } & Partial<Record<keyof typeof KINDS, readonly Issue[]>>)[];
};

const KINDS = {
  files: 'file',
  dependencies: 'dependency',
  devDependencies: 'dependency',
  exports: 'export',
  types: 'exported type',
} as const;
const KIND_NAMES = keysOf(KINDS);
const KNIP = join(PROJECT, 'node_modules/knip/bin/knip.js');

/** Unused files, exports and dependencies, as reported by knip with knip.json. */
export function checkUnused(): string[] {
  const args = [
    KNIP,
    '--reporter',
    'json',
    '--no-exit-code',
    '--include',
    'files,dependencies,exports,types',
  ];
  return unusedIn(
    JSON.parse(
      execFileSync(process.execPath, args, {
        cwd: PROJECT,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 ** 2,
      }),
    ) as Report,
  ); // knip's own shape
}

export const unusedIn = ({ issues }: Report): string[] =>
  issues.flatMap((row) =>
    KIND_NAMES.flatMap((kind) =>
      (row[kind] ?? []).map(({ name }) => `${row.file}: nothing uses the ${KINDS[kind]} ${name}`),
    ),
  );
