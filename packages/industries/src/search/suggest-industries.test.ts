import { describe, expect, test } from 'vitest';
import { DESCRIBED_INDUSTRIES } from '../described-industries.ts';
import { FALLBACK_CATEGORIES } from '../industries.ts';
import { buildIndustryIndex } from './industry-index.ts';
import { fallbackIndustries, suggestIndustries, wordsInHost } from './suggest-industries.ts';

const INDEX = buildIndustryIndex(DESCRIBED_INDUSTRIES);
const labels = (industries: ReturnType<typeof suggestIndustries>) =>
  industries.map(({ label }) => label.en);

describe('guess', () => {
  test.each([
    ['Webb Plumbing LLC', 'Plumber'],
    ['Harbor Street Bakery', 'Bakery'],
    ['Ana Bakes', 'Bakery'],
    ['Fleurs Chloé', 'Florist'],
    ['Joe’s Pizza', 'Pizzeria'],
    ['Salon Coiffure Élégance inc.', 'Hair salon'],
  ])('%s is a %s', (name, label) => {
    expect(labels(suggestIndustries(INDEX, [name]))[0]).toBe(label);
  });

  test.each(['Okonkwo & Delacroix', 'Da Paolo', 'Les Entreprises Tremblay inc.', ''])(
    '%j gives no guess',
    (name) => {
      expect(labels(suggestIndustries(INDEX, [name]))).toEqual([]);
    },
  );

  test('uses a second name and a website, too', () => {
    expect(labels(suggestIndustries(INDEX, ['Conti Holdings', 'Da Paolo Pizza']))[0]).toBe(
      'Pizzeria',
    );
    expect(
      labels(
        suggestIndustries(INDEX, ['Conti Holdings'], 'https://www.anasplumbing.ca/about?x=1'),
      )[0],
    ).toBe('Plumber');
  });

  test.each([
    ['https://www.anasplumbing.ca/x', ['plumbing']],
    ['bobs-towing.example.com', ['towing']],
    ['localhost', []],
  ])('the host of %s says %j', (site, words) => {
    expect(wordsInHost(INDEX, site)).toEqual(expect.arrayContaining(words));
    expect(wordsInHost(INDEX, site).length).toBeLessThanOrEqual(words.length + 1);
  });

  test('never suggests a prohibited industry', () => {
    const refused = DESCRIBED_INDUSTRIES.filter(
      (industry) => industry.class === 'SUPER_PROHIBITED',
    ).flatMap(({ label, keywords }) => [label.en, ...keywords.en]);
    const offered = refused.flatMap((name) => suggestIndustries(INDEX, [name]));
    expect(offered.filter((industry) => industry.class === 'SUPER_PROHIBITED')).toEqual([]);
  });

  test('returns the ten specified fallbacks in order', () => {
    expect(fallbackIndustries(DESCRIBED_INDUSTRIES).map(({ id }) => id)).toEqual([
      ...FALLBACK_CATEGORIES,
    ]);
  });
});
