import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { classOf } from './classes.ts';
import { readCorrections } from './corrections.ts';

const folder = mkdtempSync(join(tmpdir(), 'corrections-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (...rows: unknown[]): string => {
  const file = join(folder, 'rows.jsonl');
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return file;
};

test('turns applicants’ choices into examples', async () => {
  const file = fileOf({ words: ['pizza', 'sushi'], shown: 2, chosen: 5 });
  expect(await readCorrections({ file })).toEqual([
    { parts: ['pizza sushi'], classes: [classOf(5)], weight: 1 },
  ]);
});

test('returns none without a database or a file', async () => {
  expect(await readCorrections({})).toEqual([]);
});

test.each([
  { words: 'pizza', chosen: 5 },
  { words: ['pizza'] },
  { words: ['pizza'], chosen: 9999 },
])('an invalid row is refused: %j', async (row) => {
  await expect(readCorrections({ file: fileOf(row) })).rejects.toThrow();
});
