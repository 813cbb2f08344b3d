import { expect, test } from 'vitest';
import { unbroken } from './zz-unbroken.ts';

test.each([
  ['a postal code', 'H2L 2G5', 'H2L\u00a02G5'],
  ['a date', '2026-10-01', '2026-\u206010-\u206001'],
  ['a name with a hyphen', 'Sainte-Catherine', 'Sainte-\u2060Catherine'],
])('%s stays on one line', (_name, text, kept) => {
  expect(unbroken(text)).toBe(kept);
});
