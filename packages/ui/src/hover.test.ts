import { globSync, readFileSync } from 'node:fs';
import { PROJECT } from '@signet/testing/project-folder';
import { expect, test } from 'vitest';

const SHEETS = globSync('{apps,packages}/*/src/**/*.css', { cwd: PROJECT });

function withoutHoverMedia(css: string): string {
  const start = css.indexOf('@media (hover: hover)');
  if (start < 0) return css;
  let depth = 0;
  for (let at = css.indexOf('{', start); at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return css.slice(0, start) + withoutHoverMedia(css.slice(at + 1));
  }
  return css.slice(0, start);
}

test('finds the style sheets', () => expect(SHEETS.length).toBeGreaterThan(40));

test.each(SHEETS)(
  '%s answers a pointer that can hover, so that nothing sticks after a tap',
  (sheet) =>
    expect(withoutHoverMedia(readFileSync(`${PROJECT}/${sheet}`, 'utf8'))).not.toContain(':hover'),
);
