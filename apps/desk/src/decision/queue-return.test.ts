import { expect, test } from 'vitest';
import { placeAmong } from './queue-return.ts';

const row = (reference: string, reviewCase = 'decision') => ({
  reference,
  key: `${reference} ${reviewCase}`,
});
const ROWS = [row('A'), row('B', 'owner.failed'), row('B'), row('C')];

test.each([
  ['the first has none before it', 'A', { at: 1, before: undefined, after: ROWS[1] }],
  ['one with two rows counts once', 'B', { at: 2, before: ROWS[0], after: ROWS[3] }],
  ['the last has none after it', 'C', { at: 3, before: ROWS[1], after: undefined }],
])('%s', (_name, reference, place) => {
  expect(placeAmong(ROWS, reference)).toEqual({ ...place, of: 3 });
});

test('what was opened by its address has no place', () => {
  expect(placeAmong(ROWS, 'D')).toBeUndefined();
  expect(placeAmong([], 'A')).toBeUndefined();
});
