import { expect, test } from 'vitest';
import { ISSUED_RANGES } from '../reference/issued-ranges.ts';
import { judgeValue } from './field.ts';
import { FIELDS, type FieldId, fieldRow } from './fields.ts';
import { BOX_PATTERNS, isPoBox } from './po-box.ts';

const IDS = Object.keys(FIELDS) as FieldId[]; // keys of FIELDS itself
const PARTS = [
  'p.o. b',
  'po ',
  'box ',
  'case ',
  'c p ',
  ' ',
  '.',
  '-',
  '1',
  'x1',
  'ext',
  "'",
  'a@',
  'a.',
  '/',
  '\u00a0 ',
  'é',
  'e\u0301',
  '\u200b',
  '#1 ',
  'unit 1 ',
];
const FIFTY_KB = 50_000;
/** Far above what a linear rule needs and far below what a quadratic one takes at this length. */
const GENEROUS_MS = 250;

const longText = (part: string) => part.repeat(Math.ceil(FIFTY_KB / part.length));

test.each(BOX_PATTERNS.map((pattern) => pattern.source))('no part of the pattern %s repeats without a bound', (source) => {
  expect(source.replace(/\\.|\[[^\]]*\]/g, '_')).not.toMatch(/[*+]|\{\d+,\}/);
});

test.each(PARTS)('50 KB of "%s" is no burden to the PO-box rule', (part) => {
  const text = longText(part);
  const startedAt = performance.now();
  isPoBox(text);
  expect(performance.now() - startedAt).toBeLessThan(GENEROUS_MS);
});

test.each(IDS)('50 KB of anything is no burden to %s', (id) => {
  for (const text of PARTS.map(longText)) {
    const startedAt = performance.now();
    judgeValue(fieldRow(id), text, { market: 'CA', today: '2026-11-20', issued: ISSUED_RANGES });
    expect(performance.now() - startedAt).toBeLessThan(GENEROUS_MS);
  }
});
