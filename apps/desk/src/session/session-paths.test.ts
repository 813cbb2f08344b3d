import { expect, test } from 'vitest';
import { lockedPath, ownPath, signInPath, unlockPath } from './session-paths.ts';

test.each([
  ['a page of the desk', '/a/K7QM-3XPD?do=decide', '/a/K7QM-3XPD?do=decide'],
  ['no path', null, '/queue/all'],
  ['another site', 'https://elsewhere.example/', '/queue/all'],
  ['another site without a scheme', '//elsewhere.example/', '/queue/all'],
  [
    'the same with a backslash, which browsers read as a slash',
    '/\\elsewhere.example',
    '/queue/all',
  ],
  ['a script', 'javascript:alert(1)', '/queue/all'],
])('%s', (_what, path, own) => expect(ownPath(path)).toBe(own));

test('the way back keeps the page', () => {
  expect(signInPath('/queue/mine?risk=high')).toBe(
    '/auth/start?path=%2Fqueue%2Fmine%3Frisk%3Dhigh',
  );
  expect(unlockPath('/queue/mine')).toBe('/auth/start?fresh=1&path=%2Fqueue%2Fmine');
  expect(lockedPath('/queue/mine')).toBe('/locked?path=%2Fqueue%2Fmine');
});
