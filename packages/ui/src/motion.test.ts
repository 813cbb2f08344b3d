import { globSync, readFileSync } from 'node:fs';
import { PROJECT } from '@signet/testing/project-folder';
import { expect, test } from 'vitest';

/** Declarations of what moves, in every sheet. */
const MOVES = globSync('{apps,packages}/*/src/**/*.css', { cwd: PROJECT }).flatMap((sheet) =>
  [
    ...readFileSync(`${PROJECT}/${sheet}`, 'utf8').matchAll(/(?:animation|transition):([^;}]*)/g),
  ].map(([, how = '']) => [sheet, how.trim().replaceAll(/\s+/g, ' ')] as const),
);
/** A wait has no length; less motion stops or hides it. */
const WAITING = 'turn 0.9s linear infinite';

test('finds what moves', () => expect(MOVES.length).toBeGreaterThan(12));

test.each(MOVES)(
  '%s: “%s” lasts as long as the design says, and not at all with less motion',
  (_sheet, how) => {
    if (how === WAITING || how === 'none') return;
    expect(how).toMatch(/var\(--t-(?:select|step|tick|receipt)\)/);
    expect(how).not.toMatch(/\d(?:ms|s)\b/);
  },
);
