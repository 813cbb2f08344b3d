import { expect, test } from 'vitest';
import { columnsOf, readImportFile, UnreadableFile } from './read-import-file.ts';

async function rowsOf(text: string, format: 'csv' | 'jsonLines' = 'csv') {
  const rows = [];
  for await (const row of readImportFile(format, text)) rows.push(row);
  return rows;
}

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons, as a French spreadsheet writes them', '\uFEFFa;b\r\n1;2\r\n'],
  ['tabs', 'a\tb\n1\t2'],
  ['quotes and blanks around values', '"a", b \n"1", 2 \n'],
  ['empty lines and rows of empty values', 'a,b\n\n,\n1,2\n,\n'],
])('reads a file with %s', async (_what, text) => {
  expect(columnsOf('csv', text)).toEqual(['a', 'b']);
  expect(await rowsOf(text)).toEqual([{ a: '1', b: '2' }]);
});

test('keeps quotes, separators and line breaks inside of a quoted value', async () => {
  expect(await rowsOf('a,b\n"say ""so"", twice","two\nlines"\n')).toEqual([
    { a: 'say "so", twice', b: 'two\nlines' },
  ]);
});

test('a row may have fewer values than the header, and is unreadable with more', async () => {
  expect(await rowsOf('a,b\n1\n1,2,3\n')).toEqual([{ a: '1' }, undefined]);
});

test('a quote that is never closed ends the file', async () => {
  await expect(rowsOf('a,b\n"1,2\n3,4\n')).rejects.toThrow(UnreadableFile);
});

test('reads JSON lines, of which one that is no object is unreadable', async () => {
  const lines = ['{"a":"1","b":2,"c":null,"d":""}', '[1]', 'x', '{"a":{}}', ''];
  expect(await rowsOf(lines.join('\n'), 'jsonLines')).toEqual([
    { a: '1', b: '2' },
    undefined,
    undefined,
    undefined,
  ]);
  expect(columnsOf('jsonLines', lines.join('\n'))).toBeUndefined();
});
