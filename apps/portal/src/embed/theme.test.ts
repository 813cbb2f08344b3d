import { beforeEach, expect, test, vi } from 'vitest';

const style = new Map<string, string>();
const dataset: { theme?: string } = {};
let isDark = false;
let turned: (() => void) | undefined;

beforeEach(() => {
  style.clear();
  delete dataset.theme;
  isDark = false;
  vi.stubGlobal('document', {
    documentElement: {
      dataset,
      style: {
        setProperty: (name: string, value: string) => style.set(name, value),
        removeProperty: (name: string) => style.delete(name),
      },
    },
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: isDark,
    addEventListener: (_type: string, listener: () => void) => {
      turned = listener;
    },
    removeEventListener: () => {
      turned = undefined;
    },
  }));
  return () => vi.unstubAllGlobals();
});

async function newPage() {
  vi.resetModules();
  return import('./theme.ts');
}

test('changes only the page’s tokens', async () => {
  const { applyTheme } = await newPage();
  applyTheme({ accentColor: '#0a5c36', cornerRadiusPx: 2, colorScheme: 'light' });
  expect(Object.fromEntries(style)).toMatchObject({
    '--accent': '#0a5c36',
    '--focus': '#0a5c36',
    '--radius': '2px',
  });
  expect(dataset.theme).toBe('light');
  expect([...style.keys()].every((name) => name.startsWith('--'))).toBe(true);
});

test('ignores an accent without enough contrast and restores the page’s own', async () => {
  const { applyTheme } = await newPage();
  applyTheme({ accentColor: '#0a5c36' });
  applyTheme({ accentColor: '#ffff00' });
  expect(style.has('--accent')).toBe(false);
});

test('a second theme resets what it does not name', async () => {
  const { applyTheme } = await newPage();
  applyTheme({ cornerRadiusPx: 2, colorScheme: 'dark' });
  applyTheme({ accentColor: '#7cc4ff', colorScheme: 'dark' });
  expect([style.get('--radius'), style.get('--accent'), dataset.theme]).toEqual([
    undefined,
    '#7cc4ff',
    'dark',
  ]);
  applyTheme({});
  expect([style.has('--accent'), dataset.theme]).toEqual([false, undefined]);
});

test('checks the accent’s contrast again when the device turns dark', async () => {
  const { applyTheme, followScheme } = await newPage();
  const stop = followScheme();
  applyTheme({ accentColor: '#0a5c36' });
  expect(style.has('--accent')).toBe(true);
  isDark = true;
  turned?.();
  expect(style.has('--accent')).toBe(false); // too dark on a dark page
  stop();
  expect(turned).toBeUndefined();
});
