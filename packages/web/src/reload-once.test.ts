import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const kept = new Map<string, string>();
const reload = vi.fn();

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('window', { location: { reload } });
});

test('reloads once per build, so that a file that stays missing becomes an error', () => {
  expect(reloadOnce('main-1.js')).toBe(true);
  expect(reloadOnce('main-1.js')).toBe(false);
  expect(reloadOnce('main-2.js')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('never reloads without storage, as that might not end', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(reloadOnce('main-1.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
