import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { expect, test } from 'vitest';
import { ACTION_WORDS } from '../apps/desk/src/decision/case/record-texts.en-US.ts';
import { filesBelow } from './source-files.ts';

const WRITTEN = /\baction: (?:[^'\n]* : )?'([a-zA-Z]+\.[a-zA-Z]+)'/g;

test('every line that the product writes into the record has words at the desk, and no other has', () => {
  const written = filesBelow(join(PROJECT, 'apps/api/src'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(WRITTEN)])
    .flatMap(([, action]) => action ?? []);
  expect(Object.keys(ACTION_WORDS).sort()).toEqual([...new Set(written)].sort());
});
