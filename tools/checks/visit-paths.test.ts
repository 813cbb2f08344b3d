import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '../source-files.ts';

/**
 * A sign-in address, or an address of the root with a query, written out: it would lose the
 * referral. docs/readings.md 234.
 */
const WRITTEN_OUT = /['"`]\/(?:auth\/start\?|\?)/;
const DEFINES = 'packages/rulebook/src/visit-paths.ts';
/** What tells partners of the API: no page follows these. */
const DESCRIBE = [
  'apps/api/src/api-reference/openapi.ts',
  'packages/rulebook/src/core/error-causes.ts',
];

test('every way to sign-in and to the start page is built by the functions that keep the referral', () => {
  const files = sourceFiles([
    'apps/portal',
    'apps/api',
    'packages/rulebook',
    'packages/web',
  ]).filter(
    ({ path }) => /\.tsx?$/.test(path) && !isTest(path) && ![DEFINES, ...DESCRIBE].includes(path),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(({ text }) => WRITTEN_OUT.test(text)).map(({ path }) => path)).toEqual([]);
});
