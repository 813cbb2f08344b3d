import { INDUSTRIES, industryById } from '@signet/rulebook/reference/categories';
import { describe, expect, test } from 'vitest';
import { guessIndustries, indexOf, searchIndustries } from './search.ts';

const EN = indexOf(INDUSTRIES, 'en');
const FR = indexOf(INDUSTRIES, 'fr');
const first = (index: typeof EN, text: string, language: 'en' | 'fr' = 'en') => searchIndustries(index, text)[0]?.label[language];

describe('search', () => {
  test.each([
    ['a whole word of a label', 'bakery', 'Bakery'],
    ['the beginning of a word', 'plumb', 'Plumber'],
    ['two words in any order', 'repair auto', 'Auto repair shop'],
    ['one typing error', 'plumbr', 'Plumber'],
    ['two letters swapped', 'plubmer', 'Plumber'],
    ['a French word on an English page', 'plomberie', 'Plumber'],
    ['capitals and marks', '  FOOD-TRUCK! ', 'Food truck'],
    ['a word with an empty one', 'the florist', 'Florist'],
  ])('%s', (_name, text, label) => {
    expect(first(EN, text)).toBe(label);
  });

  test('accents do not matter in French', () => {
    expect(first(FR, 'epicerie', 'fr')).toBe(first(FR, 'Épicerie', 'fr'));
  });

  test('no error is forgiven in short words', () => {
    expect(searchIndustries(EN, 'qux')).toEqual([]);
  });

  test('an error is not read into a word that is written right', () => {
    expect(searchIndustries(EN, 'hemp').map(({ label }) => label.en)).toEqual(['Hemp or CBD products']);
  });

  test('nothing typed finds nothing', () => {
    expect(searchIndustries(EN, '  ')).toEqual([]);
  });

  test('every label finds its own industry among the first three', () => {
    const missed = INDUSTRIES.filter(
      ({ label, id }) =>
        !searchIndustries(EN, label.en)
          .slice(0, 3)
          .some((found) => found.id === id),
    );
    expect(missed.map(({ label }) => label.en)).toEqual([]);
  });
});

describe('guess', () => {
  test.each([
    ['Webb Plumbing LLC', 'Plumber'],
    ['Harbor Street Bakery', 'Bakery'],
    ['Ana Bakes', 'Bakery'],
    ['Fleurs Chloé', 'Florist'],
    ['Joe’s Pizza', 'Pizzeria'],
  ])('%s is a %s', (name, label) => {
    expect(guessIndustries(EN, name).map((industry) => industry.label.en)).toContain(label);
  });

  test('a name of people only gives no guess', () => {
    expect(guessIndustries(EN, 'Okonkwo & Delacroix')).toEqual([]);
  });

  test('nothing that is refused is ever offered', () => {
    expect(guessIndustries(EN, 'Lucky Casino Gambling').filter(({ id }) => industryById(id)?.class === 'SUPER_PROHIBITED')).toEqual([]);
  });
});
