import { expect, test } from 'vitest';
import { arrowsBetween, houseDoc } from './house-doc.ts';

const PARTS = [
  { id: 'room', label: 'room', path: /^room\// },
  { id: 'ground', label: 'ground', path: /^ground\// },
];
const file = (path: string, ...lines: string[]) => ({ path, text: `${lines.join('\n')}\n` });

test('imports of one part from another are one arrow, and a value among them makes it solid', () => {
  const files = [
    file('room/a.ts', "import type { A } from '../ground/a.ts';"),
    file('room/b.ts', "import { b } from '../ground/b.ts';", "import { a } from './a.ts';"),
    file('ground/a.ts', "import { readFile } from 'node:fs';"),
  ];
  expect(arrowsBetween(PARTS, files)).toEqual([{ from: 'room', to: 'ground', isTypeOnly: false }]);
});

test('types alone are a dotted arrow', () => {
  const files = [
    file('room/a.ts', "import type { A } from '../ground/a.ts';"),
    file('ground/a.ts', ''),
  ];
  expect(arrowsBetween(PARTS, files)).toEqual([{ from: 'room', to: 'ground', isTypeOnly: true }]);
});

test('no workspace, and no layer of one, imports a part that imports it', () => {
  const arrows = [...houseDoc().matchAll(/^ {2}([\w-]+) --> ([\w-]+)$/gm)].map(
    ([, from, to]) => [from, to] as const,
  );
  expect(arrows.length).toBeGreaterThan(30);
  const goesBack = ([from, to]: readonly [string | undefined, string | undefined]) =>
    arrows.some(([start, end]) => start === to && end === from);
  expect(arrows.filter(goesBack)).toEqual([]);
});
