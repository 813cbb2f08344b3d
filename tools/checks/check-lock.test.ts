import { expect, test } from 'vitest';
import { checkLock } from './check-lock.ts';

const lockOf = (packages: object) => JSON.stringify({ packages });

test('a platform package that is not in the lock is found', () => {
  const lock = lockOf({
    'node_modules/tool': { optionalDependencies: { 'tool-darwin-arm64': '1.0.0' } },
  });
  expect(checkLock(lock, '{}')).toEqual([
    'package-lock.json lacks tool-darwin-arm64, which node_modules/tool names as optional',
  ]);
});

test('a registry’s host in the lock is found', () => {
  const lock = lockOf({
    'node_modules/tool': { resolved: 'https://registry.example.com/tool.tgz' },
  });
  expect(checkLock(lock, '{}')).toEqual([
    "package-lock.json names a registry's host at node_modules/tool",
  ]);
});

test('a version range is found', () =>
  expect(checkLock(lockOf({}), '{"dependencies":{"tool":"^1.0.0"}}')).toHaveLength(1));
