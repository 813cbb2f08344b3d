import { expect, test } from 'vitest';
import { unusedIn } from './check-unused.ts';

test('each finding names its file', () => {
  const issues = [
    { file: 'apps/api/src/a.ts', exports: [{ name: 'a', line: 1 }], types: [{ name: 'A' }] },
    { file: 'apps/api/package.json', dependencies: [{ name: 'jose' }] },
  ];
  expect(unusedIn({ issues })).toEqual([
    'apps/api/src/a.ts: nothing uses the export a',
    'apps/api/src/a.ts: nothing uses the exported type A',
    'apps/api/package.json: nothing uses the dependency jose',
  ]);
});
