import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAGIC_VALUES_PAGE, magicValuesDoc } from './magic-values-doc.ts';

test('the reference has the magic values that the sandbox has; `npm run docs` writes them', () =>
  expect(readFileSync(MAGIC_VALUES_PAGE, 'utf8')).toBe(magicValuesDoc()));
