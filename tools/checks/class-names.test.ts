import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The design system's sheets load in the same order on every page, so they may style each other's
 * classes.
 */
const sheetOf = (path: string): string => (path.startsWith('packages/ui/') ? 'packages/ui' : path);

function ownClasses(css: string): string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g);
  return [...rules].flatMap(([, selectors = '']) =>
    selectors.split(',').flatMap((one) => /^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? []),
  );
}

test('a room’s style sheet, which comes while another page is open, gives no look to a class of another sheet', () => {
  const sheets = new Map<string, Set<string>>();
  for (const path of globSync('{apps/portal,apps/desk,packages/ui}/src/**/*.css'))
    for (const name of ownClasses(readFileSync(path, 'utf8')))
      sheets.set(name, (sheets.get(name) ?? new Set()).add(sheetOf(path)));
  expect(sheets.size).toBeGreaterThan(150);
  expect(
    [...sheets]
      .filter(([, at]) => at.size > 1)
      .map(([name, at]) => `${name}: ${[...at].join(', ')}`),
  ).toEqual([]);
});
