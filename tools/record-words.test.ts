import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { expect, test } from 'vitest';
import { ACTION_WORDS } from '../apps/desk/src/decision/case/record-texts.en-US.ts';
import { filesBelow } from './source-files.ts';

/** `action: …` to the end of its line, and what a view of support passes on. */
const WRITTEN = [/\baction: [^\n]*/g, /\b(?:audited|changeOf)\([^)]*?'support\.[^\n]*/g] as const;
const ACTION = /'([a-zA-Z]+\.[a-zA-Z]+)'/g;

test('every line that the product writes into the record has words at the desk, and no other has', () => {
  const written = filesBelow(join(PROJECT, 'apps/api/src'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .flatMap((text) => WRITTEN.flatMap((pattern) => text.match(pattern) ?? []))
    .flatMap((line) => [...line.matchAll(ACTION)])
    .flatMap(([, action]) => action ?? []);
  expect(Object.keys(ACTION_WORDS).sort()).toEqual([...new Set(written)].sort());
});
