import { expect, test } from 'vitest';
import {
  isLocale,
  languageOf,
  languagesOfMarket,
  localeForMarket,
  localeFromAcceptLanguage,
  marketFromAcceptLanguage,
} from './locales.ts';

test.each([
  [undefined, 'en-US'],
  ['', 'en-US'],
  ['*', 'en-US'],
  ['de-DE,de;q=0.9', 'en-US'],
  ['en', 'en-US'],
  ['en-GB', 'en-US'],
  ['en-CA', 'en-CA'],
  ['EN-ca', 'en-CA'],
  ['fr', 'fr-CA'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr-CA'],
  ['en;q=0.4, fr-CA;q=0.9', 'fr-CA'],
  ['fr;q=0.4, en-CA;q=0.9', 'en-CA'],
  ['de, en-CA;q=0.5, fr;q=0.3', 'en-CA'],
  ['en-CA, fr', 'en-CA'],
  ['fr;q=0, en', 'en-US'],
  ['fr ; q=0.1, en', 'en-US'],
  ['frr, en-CA', 'en-CA'],
  ['fr;q=0', 'en-US'],
  [';;;q=,,,', 'en-US'],
])('Accept-Language "%s" is answered in %s', (header, locale) =>
  expect(localeFromAcceptLanguage(header)).toBe(locale),
);

test.each([
  [undefined, 'US'],
  ['en-CA', 'CA'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'CA'],
  ['fr-Latn-CA', 'CA'],
  ['en-US,en-CA;q=0.9', 'US'],
  ['en-CA;q=0.5, en-US', 'US'],
  ['fr', 'US'],
  ['fr-FR', 'US'],
  ['de, en-CA;q=0.5', 'US'],
  ['en-ca-x-twain', 'CA'],
])('Accept-Language "%s" is a visitor from %s', (header, market) =>
  expect(marketFromAcceptLanguage(header)).toBe(market),
);

test('a long Accept-Language is read as far as a browser’s own list goes', () => {
  expect(localeFromAcceptLanguage(`${'x,'.repeat(200)}fr`)).toBe('fr-CA');
  expect(localeFromAcceptLanguage(`${'x,'.repeat(5_000)}fr`)).toBe('en-US');
});

test('recognizes only our own locales', () =>
  expect(['en-US', 'en-CA', 'fr-CA', 'fr', 'en-us', 'constructor'].filter(isLocale)).toEqual([
    'en-US',
    'en-CA',
    'fr-CA',
  ]));

test('French words are shown in French Canada only', () =>
  expect((['en-US', 'en-CA', 'fr-CA'] as const).map(languageOf)).toEqual(['en', 'en', 'fr']));

test('two languages are at home in Canada, one in the United States', () =>
  expect([languagesOfMarket('US'), languagesOfMarket('CA')]).toEqual([['en'], ['en', 'fr']]));

test.each([
  ['US', 'en-CA', 'en-US'],
  ['CA', 'en-US', 'en-CA'],
  ['US', 'fr-CA', 'fr-CA'],
  ['CA', 'fr-CA', 'fr-CA'],
] as const)('in %s, %s is written as %s', (market, locale, written) =>
  expect(localeForMarket(market, locale)).toBe(written),
);
