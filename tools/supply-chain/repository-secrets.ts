import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { PROJECT } from '@signet/testing/project-folder';

const RULES = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };

/** Files that hold no text of ours, or texts of others that no person typed. */
const SKIPPED = ['.png', '.jpg', '.webp', '.woff2', '.gz', '.bin', '.svg', '.pdf', '.ico'];
const maxBytes = 2_000_000;
const commitsOnMain = 30;

/** Addresses with made-up passwords, by which tests prove that such addresses are refused. */
const MADE_UP = [
  'https://user:secret@127.0.0.1',
  'mysql://user:word@host',
  'postgres://signet:word@db/signet',
  'https://user:word@partner.com',
  'https://user:word@pay.acme.com',
  'https://ana:secret@example.com',
  'https://someone:else@northwind-bookings.com',
];

type Piece = { path: string; text: string };

/** Where a text holds something of the form of a secret; the value itself is never told. */
export async function secretsInText({ path, text }: Piece): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath: path, content: text, contentType: 'text', ext: extname(path) },
    options: { config: RULES, maskSecrets: true, noPhysicFilePath: true },
  });
  return messages
    .filter(
      ({ range: [from, to] }) =>
        !MADE_UP.some(
          (made) => text.slice(from, to).startsWith(made) || made.includes(text.slice(from, to)),
        ),
    )
    .map(
      ({ ruleId, messageId, loc }) =>
        `${path}:${loc.start.line} holds what looks like a secret (${ruleId.split('/').at(-1)} ${messageId})`,
    );
}

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const trackedPieces = (): Piece[] =>
  git('ls-files', '-z')
    .split('\0')
    .filter((path) => path !== '' && !SKIPPED.includes(extname(path)))
    .filter((path) => {
      const stat = lstatSync(join(PROJECT, path), { throwIfNoEntry: false });
      return stat?.isFile() && stat.size <= maxBytes;
    })
    .map((path) => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') }));

/**
 * The first commit that is not part of the change: where it left main, or some commits back on main
 * itself.
 */
function baseOfChange(): string | undefined {
  for (const main of ['origin/main', 'main']) {
    try {
      const base = git('merge-base', 'HEAD', main).trim();
      if (base !== git('rev-parse', 'HEAD').trim()) return base;
    } catch {
      // no such branch here; the next one is tried
    }
  }
  return git('rev-list', '--max-count', String(commitsOnMain), 'HEAD').trim().split('\n').at(-1);
}

/** Lines that commits of the change added, also those that a later commit took away again. */
function historyPieces(): Piece[] {
  const base = baseOfChange();
  if (base === undefined) return [];
  const added = git(
    'log',
    '-p',
    '--no-color',
    '--unified=0',
    '--no-ext-diff',
    '--no-textconv',
    `${base}..HEAD`,
  )
    .split('\n')
    .filter((line) => line.startsWith('+') && !line.startsWith('+++') && line.length < maxBytes)
    .map((line) => line.slice(1));
  return [{ path: `commits since ${base.slice(0, 12)}`, text: [...new Set(added)].join('\n') }];
}

export type Searched = { errors: string[]; notes: string[] };

export async function findRepositorySecrets(): Promise<Searched> {
  let pieces: Piece[];
  try {
    pieces = [...trackedPieces(), ...historyPieces()];
  } catch {
    return {
      errors: [],
      notes: ['NOTE: this is no git repository, so nothing was searched for secrets'],
    };
  }
  const errors: string[] = [];
  for (const piece of pieces) errors.push(...(await secretsInText(piece)));
  return { errors: [...new Set(errors)], notes: [] };
}
