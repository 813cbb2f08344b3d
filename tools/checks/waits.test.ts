import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Contexts begin with a capital; anything else handed to `use` is a promise. */
const WAIT = /\buse\((?![A-Z]\w*\))/;

test('pages wait for a promise only through useLoaded (docs/decisions/0196)', () => {
  const files = globSync(
    '{apps/portal,apps/desk,packages/ui,packages/web}/src/**/*.{ts,tsx}',
  ).filter((path) => !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => WAIT.test(readFileSync(path, 'utf8')))).toEqual([
    'apps/portal/src/platform/use-loaded.ts',
  ]);
});
