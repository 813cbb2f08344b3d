import { expect, test } from 'vitest';
import { textBatchOf } from './lent-texts.ts';

test.each([
  ['decision/account-home', 'decision'],
  ['sign-up/check-answers', 'sign-up'],
  ['identity/owner-identity', 'sign-up'],
  ['people/owners', 'people'],
  ['people/owner', 'invited-owner'],
  ['rulebook/fields', 'rulebook'],
  ['platform/feedback', 'platform'],
  ['people', 'platform'],
  ['category/quebec', 'platform'],
  ['sign-up/country', 'platform'],
])('texts of %s are loaded with those of %s', (folder, batch) =>
  expect(textBatchOf(folder)).toBe(batch),
);
