import { expect, test } from 'vitest';
import { overlayTexts, textLocales } from './overlay-texts.ts';

test.each([
  ['en-US', ['en-US']],
  ['en-CA', ['en-US', 'en-CA']],
  ['fr-CA', ['fr-CA']],
] as const)('a reader in %s gets the texts of %j', (locale, locales) =>
  expect(textLocales(locale)).toEqual(locales),
);

test('an overlay changes what it names, however deep, and replaces a list as a whole', () => {
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

test('no overlay leaves the texts as they are', () =>
  expect(overlayTexts({ title: 'Bank' }, undefined)).toEqual({ title: 'Bank' }));
