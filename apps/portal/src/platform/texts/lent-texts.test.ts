import { expect, test } from 'vitest';
import { textsLoadedWith } from './lent-texts.ts';

test.each([
  ['decision/account-home', 'decision'],
  ['sign-up/check-answers', 'sign-up'],
  ['rulebook/fields', 'rulebook'],
  ['platform/feedback', 'platform'],
  ['people', 'platform'],
  ['category/quebec', 'platform'],
  ['sign-up/country', 'platform'],
])('texts of %s are loaded with those of %s', (folder, batch) =>
  expect(textsLoadedWith(folder)).toBe(batch),
);
