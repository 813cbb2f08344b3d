import { expect, test } from 'vitest';
import { changedTexts, changeLines, changesIn, textsIn } from './changed-texts.ts';

const EARLIER = `
import { gone } from './gone.ts';
export const TEXTS = {
  title: 'Your account',
  'sign-in': { lead: \`Welcome back\` },
  lines: ['One', 'Two'],
  minutes: 3,
} satisfies Record<string, unknown>;
`;

test('reads each text with its place, whatever the file imports', () => {
  expect(Object.fromEntries(textsIn('texts.en-US.ts', EARLIER))).toEqual({
    'TEXTS.title': 'Your account',
    'TEXTS.sign-in.lead': 'Welcome back',
    'TEXTS.lines.0': 'One',
    'TEXTS.lines.1': 'Two',
  });
});

const file = (path: string, before: object, now: object) => ({
  path,
  before: new Map(Object.entries(before)),
  now: new Map(Object.entries(now)),
});

test('lists what changed, came and went, and not what only moved', () => {
  const changes = changesIn([
    file('a.ts', { title: 'Home', lead: 'Moved', old: 'Gone' }, { title: 'Your home' }),
    file('b.ts', {}, { lead: 'Moved', added: 'New' }),
  ]);
  expect(changeLines(changes)).toEqual([
    'texts changed: 1, new: 1, gone: 1',
    '',
    '## a.ts',
    '',
    '- `title`',
    '  - before: Home',
    '  - now: Your home',
    '- gone `old`: Gone',
    '',
    '## b.ts',
    '',
    '- new `added`: New',
  ]);
});

test('asks since when', () => expect(() => changedTexts([])).toThrow(/--since COMMIT/));
