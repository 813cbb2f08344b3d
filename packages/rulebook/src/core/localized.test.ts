import { expect, test } from 'vitest';
import { localized } from './localized.ts';

const JEWELS = { en: 'jewelry', 'en-CA': 'jewellery', fr: 'bijoux' };

test.each([
  ['en-CA', 'jewellery', 'a locale has its own spelling'],
  ['en-US', 'jewelry', 'a locale without one reads its language'],
  ['fr-CA', 'bijoux', 'a language has its own text'],
  ['fr', 'bijoux', 'a language may be asked for by itself'],
  ['es-US', 'jewelry', 'a language that is missing reads English'],
])('%s reads "%s": %s', (tag, text) => expect(localized(JEWELS, tag)).toBe(text));
