import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { filesBelow } from './source-files.ts';

type Page = { name: string; folder: string; built: string; sources: readonly string[] };

const PAGES: readonly Page[] = [
  {
    name: 'portal',
    folder: 'apps/portal',
    built: 'dist/server',
    sources: [
      'apps/portal',
      'packages/embed-sdk',
      'packages/ui/src',
      'packages/web/src',
      'packages/rulebook/src',
      'packages/industries/src',
    ],
  },
  {
    name: 'desk',
    folder: 'apps/desk',
    built: 'dist',
    sources: ['apps/desk', 'packages/ui/src', 'packages/web/src', 'packages/rulebook/src'],
  },
  {
    name: 'sandbox',
    folder: 'apps/sandbox',
    built: 'dist',
    sources: ['apps/sandbox', 'packages/ui/src'],
  },
];

/**
 * Builds missing or stale pages, or all with `always`; `prints` shows the output. Throws Error with
 * the output of a failed build.
 */
export async function buildPages({
  always = false,
  prints = true,
}: {
  always?: boolean;
  prints?: boolean;
} = {}): Promise<void> {
  for (const page of PAGES.filter(hasBuild)) if (always || isStale(page)) await build(page, prints);
}

const hasBuild = ({ folder }: Page): boolean =>
  /"build"\s*:/.test(readFileSync(join(PROJECT, folder, 'package.json'), 'utf8'));

function isStale({ folder, built, sources }: Page): boolean {
  const newestSource = Math.max(
    ...sources.map((source) => newest(filesBelow(join(PROJECT, source)))),
  );
  return newest(filesBelow(join(PROJECT, folder, built))) < newestSource;
}

const newest = (paths: readonly string[]): number =>
  Math.max(0, ...paths.map((path) => statSync(path).mtimeMs));

async function build({ name }: Page, prints: boolean): Promise<void> {
  if (prints) console.log(`Building the ${name} page …`);
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(command, [...first, 'run', '-s', 'build', '-w', `@signet/${name}`], {
    cwd: PROJECT,
    stdio: prints ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => printed.push(part.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${printed.join('')}the build of the ${name} page failed`);
}

if (import.meta.main) await buildPages();
