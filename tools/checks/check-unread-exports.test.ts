import { expect, test } from 'vitest';
import { checkUnreadExports } from './check-unread-exports.ts';

const RULE = {
  path: 'packages/rulebook/src/tax-id/rule.ts',
  text: '/** isRight says so. */\nexport const isRight = (): boolean => true;',
};
const reader = (path: string, text = 'isRight()') => [RULE, { path, text }];
const found = (files: Parameters<typeof checkUnreadExports>[0], allowed = {}) =>
  checkUnreadExports(files, allowed);

test.each([
  ['a handler', 'apps/api/src/tax-id/handlers.ts'],
  ['a screen', 'apps/portal/src/tax-id/ein/screen.tsx'],
  ['the sandbox', 'apps/sandbox/src/persona/routes.ts'],
  ['a command of an operator', 'tools/partner.ts'],
  ['the build', 'apps/portal/vite.config.ts'],
])('%s reads it', (_what, path) => expect(found(reader(path))).toEqual([]));

test.each([
  ['a test', 'packages/rulebook/src/tax-id/rule.test.ts'],
  ['a fixture', 'packages/rulebook/src/tax-id/rule-fixture.ts'],
  ['a test’s folder', 'apps/api/src/testing/rules.ts'],
  ['a journey', 'e2e/ein.e2e.ts'],
  ['a benchmark', 'bench/ein.ts'],
  ['a generated page', 'tools/docs/fields-doc.ts'],
  ['a proof', 'tools/model-check/facts.ts'],
])('%s is no reader', (_what, path) =>
  expect(found(reader(path))).toEqual([`${RULE.path}: only tests or documents read isRight`]),
);

test('a comment is no reader', () =>
  expect(found(reader('apps/api/src/tax-id/handlers.ts', '// isRight'))).toHaveLength(1));

test('a row that allows what product code reads has to go', () =>
  expect(found(reader('apps/api/src/tax-id/handlers.ts'), { isRight: 'a proof walks it' })).toEqual(
    ['isRight leaves check-unread-exports.ts: product code reads it, or it is gone'],
  ));
