import { growthFactor, LINEAR_GROWTH_MAX } from '@signet/testing/linear-time';
import { expect, test } from 'vitest';
import { validateField } from './core/field.ts';
import { keysOf } from './core/keys-of.ts';
import { FIELDS, fieldRow } from './fields.ts';
import { ISSUED_RANGES } from './reference/issued-ranges.ts';
import { mayBePoBox, PO_BOX_PATTERNS, POSSIBLE_PO_BOX_PATTERNS } from './sign-up/po-box.ts';

const IDS = keysOf(FIELDS);
const PARTS = [
  'p.o. b',
  'po ',
  'p',
  'bo x',
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
  '\u0301\u0323',
  '#1 ',
  'unit 1 ',
];

test.each([...PO_BOX_PATTERNS, ...POSSIBLE_PO_BOX_PATTERNS].map((pattern) => pattern.source))(
  'no part of the pattern %s repeats without a bound',
  (source) => {
    expect(source.replace(/\\.|\[[^\]]*\]/g, '_')).not.toMatch(/[*+]|\{\d+,\}/);
  },
);

test.each(PARTS)(
  'ten times as much of "%s" takes the PO-box rule about ten times the steps',
  (part) => {
    expect(growthFactor(mayBePoBox, part)).toBeLessThan(LINEAR_GROWTH_MAX);
  },
);

test.each(IDS)('%s needs about ten times the steps for ten times the text', (id) => {
  const validated = (text: string) =>
    validateField(fieldRow(id), text, { market: 'CA', today: '2026-11-20', issued: ISSUED_RANGES });
  for (const part of PARTS)
    expect(growthFactor(validated, part), part).toBeLessThan(LINEAR_GROWTH_MAX);
});
