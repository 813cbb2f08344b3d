import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BREAKPOINTS } from '@signet/rulebook/core/limits';
import { expect, test } from 'vitest';

const folder = new URL('../../packages/ui/src', import.meta.url).pathname;
const queries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /\((?:min|max)-width:\s*([\d.]+)(em|px)\)/g,
    ),
  ])
  .map(([, width, unit]) => `${width}${unit}`);

const em = (px: number): string => `${px / 16}em`;

/**
 * Widths, in the reader's text size, at which columns change because of their content.
 * docs/readings.md 133.
 */
const OF_CONTENT = ['100em', '30em', '39.99em', '40em', '47.99em', '48em', '61.99em'];

test('the layout changes at the specified width of 992 px, and columns at the widths of their content', () => {
  expect(queries).toContain(em(BREAKPOINTS.lg));
  expect([...new Set(queries)].filter((width) => width !== em(BREAKPOINTS.lg)).toSorted()).toEqual(
    OF_CONTENT,
  );
});
