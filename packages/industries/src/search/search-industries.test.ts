import { growthFactor, LINEAR_GROWTH_MAX } from '@signet/testing/linear-time';
import { describe, expect, test } from 'vitest';
import { describeIndustries } from '../describe-industries.ts';
import { DESCRIBED_INDUSTRIES, WORDS_BY_LANGUAGE } from '../described-industries.ts';
import { buildIndustryIndex } from './industry-index.ts';
import { SEARCH_CASES, shareFound } from './search-cases.ts';
import { isEveryWordKnown, searchIndustries } from './search-industries.ts';

const INDEX = buildIndustryIndex(DESCRIBED_INDUSTRIES);
const OWN = {
  en: buildIndustryIndex(describeIndustries({ en: WORDS_BY_LANGUAGE.en })),
  fr: buildIndustryIndex(describeIndustries({ fr: WORDS_BY_LANGUAGE.fr })),
};
const found = (text: string, language: 'en' | 'fr' = 'en') =>
  searchIndustries(INDEX, text, language).map(({ label }) => label[language]);

describe('search', () => {
  test.each([
    ['a whole word of a label', 'bakery', 'Bakery'],
    ['the beginning of a word', 'plumb', 'Plumber'],
    ['two words in any order', 'repair auto', 'Auto repair shop'],
    ['a letter left out', 'plumbr', 'Plumber'],
    ['a letter too many', 'plumbber', 'Plumber'],
    ['another letter', 'plunber', 'Plumber'],
    ['two letters swapped', 'plubmer', 'Plumber'],
    ['an error while the word is being typed', 'restarau', 'Restaurant'],
    ['a beginning that sounds alike', 'fotographer', 'Photographer'],
    ['two words written as one', 'dollarstore', 'Dollar or variety store'],
    ['one word written as two', 'book keeper', 'Accountant or bookkeeper'],
    ['a French word on an English page', 'plomberie', 'Plumber'],
    ['Canadian spelling', 'jewellery', 'Jewelry store'],
    ['capitals and marks', '  FOOD-TRUCK! ', 'Food truck'],
    ['a word with an empty one', 'the florist', 'Florist'],
    ['a sentence', 'I have a small lawn care business in Ohio', 'Lawn care'],
    ['a brand that names the trade', 'airbnb host', 'Vacation rental'],
  ])('%s', (_name, text, label) => {
    expect(found(text)[0]).toBe(label);
  });

  test.each(['en', 'fr'] as const)(
    'what is typed in the reader’s own language is known in it and needs no other (%s)',
    (language) => {
      const own = OWN[language];
      const texts = DESCRIBED_INDUSTRIES.flatMap(({ id, label, keywords }) =>
        [label[language], ...keywords[language]].map((text) => ({ id, text })),
      );
      expect(texts.filter(({ text }) => !isEveryWordKnown(own, text))).toEqual([]);
      const missed = texts.filter(
        ({ id, text }) =>
          !searchIndustries(own, text, language)
            .slice(0, 3)
            .some((industry) => industry.id === id),
      );
      expect(missed).toEqual([]);
    },
  );

  test.each([
    ['en', 'plomberie'],
    ['en', 'plumbr'],
    ['fr', 'lawn care'],
  ] as const)('a reader of %s who types %j needs the words of every language', (language, text) => {
    expect(isEveryWordKnown(OWN[language], text)).toBe(false);
  });

  test.each([
    ['exact', 1],
    ['misspelled', 0.99],
  ] as const)('the words of the reader’s own language alone lead as far (%s)', (kind, share) => {
    const found = shareFound(SEARCH_CASES[kind], ({ text, language }) =>
      searchIndustries(OWN[language === 'fr' ? 'fr' : 'en'], text, language).map(({ id }) => id),
    );
    expect(found).toBeGreaterThanOrEqual(share);
  });

  test('ignores accents in French', () => {
    expect(found('epicerie', 'fr')).toEqual(found('Épicerie', 'fr'));
    expect(found('œufs', 'fr')).toEqual(found('oeufs', 'fr'));
  });

  test('tolerates no typo in short words', () => {
    expect(found('qux')).toEqual([]);
  });

  test('assumes no typo in a correctly spelled word', () => {
    expect(new Set(found('hemp'))).toEqual(new Set(['Hemp or CBD products']));
  });

  test.each(['', '  ', '!?', 'zzzzzzzz'])('%j finds nothing', (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ['10 KB of one letter', 'a'.repeat(10_240)],
    ['10 KB of words', 'plumber restaurant '.repeat(540)],
    [
      'marks and signs',
      `<script>alert(1)</script> ' OR 1=1 -- \u0000 \u202e ${'😀'.repeat(2_000)}`,
    ],
    ['letters of another script', 'ресторан 餐厅 مطعم'],
  ])('%s does no harm', (_name, text) => {
    expect(found(text).length).toBeLessThanOrEqual(8);
  });

  test.each(['a', 'plumber restaurant ', '\u0300', '😀 '])(
    'ten times as much of %j takes about ten times the steps',
    (part) => {
      expect(growthFactor(found, part)).toBeLessThan(LINEAR_GROWTH_MAX);
    },
  );

  test.each(['en', 'fr'] as const)(
    'every label finds its own industry among the first three (%s)',
    (language) => {
      const missed = DESCRIBED_INDUSTRIES.filter(
        ({ label }) => !found(label[language], language).slice(0, 3).includes(label[language]),
      );
      expect(missed.map(({ label }) => label[language])).toEqual([]);
    },
  );

  test.each([
    ['exact', 0.95],
    ['misspelled', 0.85],
  ] as const)(
    'of 200 %s words in three languages at least %d lead to the right industry in the first three rows',
    (kind, share) => {
      const cases = SEARCH_CASES[kind];
      expect(cases).toHaveLength(200);
      expect(
        shareFound(cases, ({ text, language }) =>
          searchIndustries(INDEX, text, language).map(({ id }) => id),
        ),
      ).toBeGreaterThanOrEqual(share);
    },
  );
});
