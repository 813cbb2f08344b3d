import { expect, test } from 'vitest';
import { isLostConnection } from './lost-connection.ts';

test.each([
  ['Failed to fetch dynamically imported module: https://x/assets/a.js', true],
  ['error loading dynamically imported module: https://x/assets/a.js', true],
  ['Importing a module script failed.', true],
  ['Load failed', true],
  ['NetworkError when attempting to fetch resource.', true],
  ["Cannot read properties of undefined (reading 'map')", false],
  ['no screen bank', false],
])('%s is a lost connection: %s', (message, isLost) =>
  expect(isLostConnection(new TypeError(message))).toBe(isLost),
);
