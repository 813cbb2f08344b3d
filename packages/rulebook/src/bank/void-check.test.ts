import { expect, test } from 'vitest';
import { voidCheckType } from './void-check.ts';

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
