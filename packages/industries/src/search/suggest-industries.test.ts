import { describe, expect, test } from 'vitest';
import { FALLBACK_CATEGORIES, INDUSTRIES } from '../industries.ts';
import { indexOf } from './industry-index.ts';
import { fallbackIndustries, guessIndustries, hostWords, neighboursOf } from './suggest-industries.ts';

const INDEX = indexOf(INDUSTRIES);
const labels = (industries: ReturnType<typeof guessIndustries>) => industries.map(({ label }) => label.en);

describe('guess', () => {
  test.each([
    ['Webb Plumbing LLC', 'Plumber'],
    ['Harbor Street Bakery', 'Bakery'],
    ['Ana Bakes', 'Bakery'],
    ['Fleurs Chloé', 'Florist'],
    ['Joe’s Pizza', 'Pizzeria'],
    ['Salon Coiffure Élégance inc.', 'Hair salon'],
  ])('%s is a %s', (name, label) => {
    expect(labels(guessIndustries(INDEX, [name]))[0]).toBe(label);
  });

  test.each(['Okonkwo & Delacroix', 'Da Paolo', 'Les Entreprises Tremblay inc.', ''])('%j gives no guess', (name) => {
    expect(labels(guessIndustries(INDEX, [name]))).toEqual([]);
  });

  test('a second name and a website speak, too', () => {
    expect(labels(guessIndustries(INDEX, ['Conti Holdings', 'Da Paolo Pizza']))[0]).toBe('Pizzeria');
    expect(labels(guessIndustries(INDEX, ['Conti Holdings'], 'https://www.anasplumbing.ca/about?x=1'))[0]).toBe('Plumber');
  });

  test.each([
    ['https://www.anasplumbing.ca/x', ['plumbing']],
    ['bobs-towing.example.com', ['towing']],
    ['localhost', []],
  ])('the host of %s says %j', (site, words) => {
    expect(hostWords(INDEX, site)).toEqual(expect.arrayContaining(words));
    expect(hostWords(INDEX, site).length).toBeLessThanOrEqual(words.length + 1);
  });

  test('nothing that is refused is ever offered', () => {
    const refused = INDUSTRIES.filter((industry) => industry.class === 'SUPER_PROHIBITED').flatMap(({ label, keywords }) => [
      label.en,
      ...keywords.en,
    ]);
    const offered = refused.flatMap((name) => guessIndustries(INDEX, [name]));
    expect(offered.filter((industry) => industry.class === 'SUPER_PROHIBITED')).toEqual([]);
  });

  test('neighbours share the code or the group, and anybody may choose them', () => {
    const plumber = INDUSTRIES.filter(({ id }) => id === 222);
    const beside = plumber.flatMap((industry) => neighboursOf(industry, INDUSTRIES));
    expect(beside[0]?.label.en).toBe('Heating and air conditioning');
    expect(beside.filter((industry) => industry.group !== 15 || industry.class !== 'REGULAR' || industry.id === 222)).toEqual([]);
  });

  test('the ten of the document stand in their order', () => {
    expect(fallbackIndustries().map(({ id }) => id)).toEqual([...FALLBACK_CATEGORIES]);
  });
});
