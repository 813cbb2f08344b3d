import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a cell with a comma, a quote or a line break comes back as it was', () => {
  const rows = [
    ['plain', 'a, b'],
    ['say "so"', 'two\r\nlines'],
  ];
  expect(parse(csvOf(rows))).toEqual(rows);
});

test.each(['=1+1', '+1', '-2+3', '@sum', '\t=1', '\r=1'])('%j is no formula', (text) => {
  expect(parse(csvOf([[text]]))).toEqual([[`'${text}`]]);
});

test('a number stays a number, below zero too', () => {
  expect(csvOf([[-26, 3.5]])).toBe('-26,3.5\r\n');
});
