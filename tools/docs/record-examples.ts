import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '@signet/rulebook/core/records';
import { PROJECT } from '@signet/testing/project-folder';

type Call = { key: string; params: object; query: object; body?: object; reply: unknown };

const longestList = 2;

/**
 * Picks one example per call from the tests' traffic: most query and body fields first, then fewest
 * characters.
 */
function bestOf(calls: readonly Call[]): Record<string, object> {
  const said = ({ query, body = {} }: Call): number =>
    Object.keys(query).length + Object.keys(body).length;
  const best = new Map<string, Call>();
  for (const call of calls) {
    const known = best.get(call.key);
    const isBetter =
      known === undefined ||
      said(call) > said(known) ||
      (said(call) === said(known) && lengthOf(call) < lengthOf(known));
    if (isBetter) best.set(call.key, call);
  }
  return Object.fromEntries(
    [...best]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { key: _key, ...example }]) => [name, shortenedIn(example)]),
  );
}

const lengthOf = (value: object): number => JSON.stringify(value).length;

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, longestList).map(shortened);
  return isRecord(value) ? shortenedIn(value) : value;
}

const shortenedIn = (record: object): object =>
  Object.fromEntries(Object.entries(record).map(([name, part]) => [name, shortened(part)]));

if (import.meta.main) {
  const file = process.argv[2] ?? join(mkdtempSync(join(tmpdir(), 'examples-')), 'calls.jsonl');
  if (process.argv[2] === undefined)
    spawnSync(
      process.execPath,
      [join(PROJECT, 'node_modules/vitest/vitest.mjs'), 'run', 'apps/api/src'],
      {
        cwd: PROJECT,
        stdio: 'inherit',
        env: { ...process.env, RECORD_EXAMPLES: file },
      },
    );
  const calls = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Call); // as observe-call.ts writes it
  const examples = bestOf(calls);
  const page = join(PROJECT, 'apps/api/src/api-reference/examples.json');
  writeFileSync(page, JSON.stringify(examples));
  spawnSync(
    process.execPath,
    [join(PROJECT, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', page],
    { stdio: 'inherit' },
  );
  console.log(`${Object.keys(examples).length} calls have an example`);
}
