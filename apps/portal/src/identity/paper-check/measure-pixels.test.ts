import { paperFindings } from '@signet/rulebook/identity/paper-check';
import { expect, test } from 'vitest';
import { measurePixels } from './measure-pixels.ts';

const [width, height] = [400, 300];
type Draw = (x: number, y: number) => number;

function picture(draw: Draw) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    data.fill(draw(at % width, Math.floor(at / width)), at * 4, at * 4 + 3);
  return { data, width, height };
}

const isIn = (x: number, y: number, margin: number) =>
  x >= margin && x < width - margin && y >= margin && y < height - margin;
const lines: Draw = (x, y) => (y % 12 < 3 && x % 9 < 6 ? 30 : 215);
const onTable =
  (paper: Draw, margin = 30): Draw =>
  (x, y) =>
    isIn(x, y, margin) ? paper(x, y) : 60;
const soft =
  (draw: Draw, reach: number): Draw =>
  (x, y) => {
    let sum = 0;
    for (let near = -reach; near <= reach; near += 1)
      for (let over = -reach; over <= reach; over += 1) sum += draw(x + near, y + over);
    return sum / (2 * reach + 1) ** 2;
  };

test.each<[string, Draw, string[]]>([
  ['a letter on a table', onTable(lines), []],
  ['the same letter out of focus', soft(onTable(lines), 7), ['blurred']],
  [
    'a letter under a lamp',
    onTable((x, y) => ((x - 150) ** 2 + (y - 150) ** 2 < 3_600 ? 255 : lines(x, y))),
    ['glare'],
  ],
  [
    'a letter that runs over the left edge',
    (x, y) => (x < width - 60 && y >= 30 && y < height - 30 ? lines(x, y) : 60),
    ['cut'],
  ],
  ['a scan, white to every edge', (x, y) => (isIn(x, y, 20) && lines(x, y) < 100 ? 20 : 255), []],
  ['nothing but one colour', () => 128, ['blurred']],
])('%s', (_name, draw, findings) => {
  const measures = measurePixels(picture(draw));
  expect(
    paperFindings({ kind: 'photo', bytes: 1, isLocked: false, isKnown: false, ...measures }),
  ).toEqual(findings);
});
