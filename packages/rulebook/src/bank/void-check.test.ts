import { expect, test } from 'vitest';
import { keysOf } from '../core/keys-of.ts';
import { BANK_CHECK_RESULTS, BANK_REVIEW_RESULTS } from './bank-status.ts';
import { BANK_LIMITS } from './limits.ts';
import { fileTypeError, maySendVoidCheck, voidCheckType } from './void-check.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['a photo', '\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
  ['a screenshot', '\x89PNG\r\n\x1a\n\x00', 'image/png'],
  ['a document', '%PDF-1.7\n', 'application/pdf'],
  ['a page that calls itself a document', '<!doctype html>%PDF-1.7', undefined],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['a program', 'MZ\x90\x00', undefined],
  ['half of a beginning', '\x89PN', undefined],
  ['nothing', '', undefined],
])('%s', (_name, text, type) => expect(voidCheckType(bytes(text))).toBe(type));

test.each([
  ['a photo of an iPhone', '\0\0\0\x18ftypheic', 'bank.fileHeic'],
  ['a photo of another phone', '\0\0\0\x1cftypmif1', 'bank.fileHeic'],
  ['a film', '\0\0\0\x18ftypmp42', 'bank.fileUnknown'],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg">', 'bank.fileUnknown'],
  ['a document', '%PDF-1.7\n', undefined],
])('says what is wrong with the type of %s', (_name, text, code) =>
  expect(fileTypeError(bytes(text))).toBe(code),
);

test('a void check may follow failed deposits or a reviewer’s request, at most three times', () => {
  const results = [...keysOf(BANK_CHECK_RESULTS), ...keysOf(BANK_REVIEW_RESULTS)];
  expect(results.filter((result) => maySendVoidCheck(result, 0))).toEqual([
    'depositsFailed',
    'replaceAsked',
  ]);
  expect(maySendVoidCheck('depositsFailed', BANK_LIMITS.voidChecksPerAccount)).toBe(false);
  expect(maySendVoidCheck(undefined, 0)).toBe(false);
});
