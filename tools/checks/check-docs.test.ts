import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT } from '@signet/testing/project-folder';
import { expect, test } from 'vitest';
import { generatedDocs } from '../docs/docs.ts';
import { checkDocs } from './check-docs.ts';

test('a page that differs from its table is found', () => {
  expect(checkDocs({ ...generatedDocs(), 'errors.md': 'old' })).toEqual(['docs/generated/errors.md is stale: run npm run docs']);
});

test('a page that nothing writes is found', () => {
  expect(checkDocs({ ...generatedDocs(), 'gone.md': '' })).toEqual(['docs/generated/gone.md is written by nothing']);
});

test('writing the pages twice gives the same text', () => expect(generatedDocs()).toEqual(generatedDocs()));

// In a process of its own: the pages quote functions, and the test runner rewrites those that it loads.
test('the generated pages are fresh', () => {
  expect(execFileSync(process.execPath, [join(PROJECT, 'tools/checks/check-docs.ts')], { encoding: 'utf8' })).toBe('');
});
