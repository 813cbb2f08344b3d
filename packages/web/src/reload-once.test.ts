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

test('reloads once for each build, so that a file that stays missing is told instead', () => {
  expect(reloadOnce('main-1.js')).toBe(true);
  expect(reloadOnce('main-1.js')).toBe(false);
  expect(reloadOnce('main-2.js')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a browser that keeps nothing is not reloaded, which might never end', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(reloadOnce('main-1.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
