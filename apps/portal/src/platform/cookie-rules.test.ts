import { expect, test, vi } from 'vitest';
import { cookieRules } from './cookie-rules.ts';

test.each<[string, string | undefined, string, string]>([
  ['a page of its own', undefined, 'https:', 'samesite=strict'],
  ['a frame', 'frame', 'https:', 'secure; samesite=none; partitioned'],
  ['a frame as large as the window', 'full', 'https:', 'secure; samesite=none; partitioned'],
  ['a frame beside the sandbox, on our own site', 'frame', 'http:', 'samesite=strict'],
])('%s writes a cookie that its browser keeps', (_where, embed, protocol, rules) => {
  vi.stubGlobal('document', { documentElement: { dataset: { embed } } });
  vi.stubGlobal('window', { location: { protocol } });
  expect(cookieRules()).toBe(rules);
  vi.unstubAllGlobals();
});
