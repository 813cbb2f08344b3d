import { expect, test } from 'vitest';
import { validateField } from '../core/field.ts';
import { type FieldId, fieldRow } from '../fields.ts';
import { ISSUED_RANGES } from '../reference/issued-ranges.ts';
import type { Market } from '../reference/locales.ts';
import { isPoBox, mayBePoBox } from './po-box.ts';
import {
  CANADIAN_NAMES,
  NOT_PO_BOX_LINES,
  PO_BOX_LINES,
  STORE_NAMES,
  STREET_LINES,
  US_NAMES,
} from './real-address-cases.ts';

const validated = (id: FieldId, market: Market, value: string, confirmed = '') =>
  validateField(
    fieldRow(id),
    value,
    { market, today: '2026-11-20', issued: ISSUED_RANGES },
    confirmed,
  );
const refusedOf = (id: FieldId, market: Market, values: readonly string[]) =>
  values.filter((value) => 'code' in validated(id, market, value, value));
const stoppedOf = (id: FieldId, market: Market, values: readonly string[]) =>
  values.filter((value) => 'code' in validated(id, market, value));

test('rejects PO-box lines, at most 2 % of them only with a question', () => {
  expect(PO_BOX_LINES.filter((line) => !mayBePoBox(line))).toEqual([]);
  expect(
    PO_BOX_LINES.filter((line) => !isPoBox(line)).length / PO_BOX_LINES.length,
  ).toBeLessThanOrEqual(0.02);
});

test('mistakes under 0.5 % of other lines for a box', () => {
  const others = [...NOT_PO_BOX_LINES, ...STREET_LINES];
  expect(others.filter(mayBePoBox).length / others.length).toBeLessThan(0.005);
});

test.each<[FieldId, Market, readonly string[], number]>([
  ['street', 'US', STREET_LINES, 0],
  ['street', 'CA', STREET_LINES, 0],
  ['firstName', 'CA', CANADIAN_NAMES, 0],
  ['lastName', 'CA', CANADIAN_NAMES, 0],
  ['lastName', 'US', US_NAMES, 0],
  ['dba', 'CA', STORE_NAMES, 0],
  ['storeName', 'CA', STORE_NAMES, 0.05],
])('%s in %s refuses no more real values than it may', (id, market, values, share) =>
  expect(refusedOf(id, market, values).length / values.length).toBeLessThanOrEqual(share),
);

test.each(['US', 'CA'] as const)(
  'in %s, at most 1.5 %% of real street lines are asked about',
  (market) =>
    expect(
      stoppedOf('street', market, STREET_LINES).length / STREET_LINES.length,
    ).toBeLessThanOrEqual(0.015),
);
