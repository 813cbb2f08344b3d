import { expect, test } from 'vitest';
import { pastedCode } from './code-field.tsx';

test.each([
  ['the phone offers the whole code', '', '482913', false, '482913'],
  ['a code is pasted with a space', '', '482 913', true, '482913'],
  ['a code is pasted with no-break spaces around', '', '\u00a0482913\u00a0', true, '482913'],
  ['leading zeros are kept', '', '000123', true, '000123'],
  ['a new code is pasted over an old one', '111111', '482913', true, '482913'],
  ['the last two digits arrive together', '4829', '482913', false, '482913'],
  ['the sixth digit is typed', '48291', '482913', false, null],
  ['the same code is pasted over itself', '482913', '482913', true, null],
  ['a space is typed into a full code', '482913', '482 913', false, null],
  ['half of a code is pasted', '', '482', true, null],
  ['too many digits are pasted', '', '4829130', true, null],
  ['the phone offers a new code over a wrong one', '111111', '482913', false, '482913'],
  ['a digit of a full code is replaced by typing', '482913', '482914', false, null],
])('%s', (_name, before, after, isPaste, code) =>
  expect(pastedCode(before, after, isPaste)).toBe(code),
);
