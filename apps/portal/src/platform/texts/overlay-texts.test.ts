import { expect, test } from 'vitest';
import { overlayTexts, textLocales } from './overlay-texts.ts';

test.each([
  ['en-US', ['en-US']],
  ['en-CA', ['en-US', 'en-CA']],
  ['fr-CA', ['fr-CA']],
] as const)('a reader in %s gets the texts of %j', (locale, locales) =>
  expect(textLocales(locale)).toEqual(locales),
);

test('an overlay replaces the texts that it names, at any depth, and lists as a whole', () => {
  const below = {
    title: 'Check',
    hints: { bank: 'On a check', tax: 'Nine digits' },
    tips: ['One', 'Two'],
  };
  expect(overlayTexts(below, { hints: { bank: 'On a cheque' }, tips: ['One'] })).toEqual({
    title: 'Check',
    hints: { bank: 'On a cheque', tax: 'Nine digits' },
    tips: ['One'],
  });
});

test('without an overlay the texts are unchanged', () =>
  expect(overlayTexts({ title: 'Bank' }, undefined)).toEqual({ title: 'Bank' }));
