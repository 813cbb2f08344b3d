import { expect, test } from 'vitest';
import { MAGIC_VALUES } from '../magic-values.ts';
import { searchMagicValues } from './magic-panel.tsx';

test.each([
  ['a number without its blanks', '046454013', ['046 454 013']],
  ['words of the effect, in any order', 'deposits test', ['any other, and all in Canada']],
  ['a group and an effect', 'SIN photo', ['046 454 021', '046 454 039']],
  ['what no row has', 'zebra', []],
])('magic values are found by %s', (_name, typed, values) => {
  expect(searchMagicValues(MAGIC_VALUES, typed).map(({ value }) => value)).toEqual(
    expect.arrayContaining(values),
  );
  expect(searchMagicValues(MAGIC_VALUES, typed).length === 0).toBe(values.length === 0);
});
