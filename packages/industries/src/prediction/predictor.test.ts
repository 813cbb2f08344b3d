import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { INDUSTRIES, industryById } from '../industries.ts';
import { type Example, TRAINING_SETTINGS, trainModel } from '../training/train-model.ts';
import { brandHashes, featuresOf, modelTokens, READ_LIMITS, singular } from './features.ts';
import { packModel, unpackModel } from './packed-model.ts';
import { buildPredictor, MODEL_FILE, predictIndustries } from './predictor.ts';
import { trainingWords } from './training-words.ts';

const model = unpackModel(readFileSync(MODEL_FILE));
const firstOf = (...parts: string[]) =>
  industryById(predictIndustries(model, parts)[0]?.industry ?? 0)?.mcc;

describe('the committed model', () => {
  test('numbers exactly the industries of the table', () => {
    expect([...model.industries]).toEqual(INDUSTRIES.map(({ id }) => id));
  });

  test('predicts ten industries with different codes, best first, with scores', () => {
    for (const name of ['Rosa’s Tacos', 'Smith', '1234567 Alberta Ltd', 'x']) {
      const found = predictIndustries(model, [name]);
      const scores = found.map(({ score }) => score);
      expect(found).toHaveLength(10);
      expect(new Set(found.map(({ industry }) => industryById(industry)?.mcc)).size).toBe(10);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
    }
  });

  test.each([
    ['Rosa’s Taqueria', '5812'],
    ['We repair cars and trucks', '7538'],
    ['Bella Nails & Spa', '7230'],
    ['Déneigement Tremblay inc.', '0780'],
    ['Salon de coiffure Chez Lucie', '7230'],
    ['Toitures Gagnon', '1761'],
    ['Precision HVAC LLC', '1711'],
    ['Smith & Jones LLP', '8111'],
    ['sunnyplumbing.com', '1711'],
    ['7 Star Electric', '1731'],
    ['Wilson’s Garage', '7538'],
    ['Gap Plumbing', '1711'],
    ['Plomberie Rapide Trois-Rivières', '1711'],
    ['Shri Krishna Mandir', '8661'],
    ['Nettoyeur Lavigne', '7216'],
    ['House Cleaners', '7349'],
    ['Gagné et associés', '8111'],
  ])('%s is first of all %s', (name, mcc) => {
    expect(firstOf(name)).toBe(mcc);
  });

  test('uses a second text when the first says little', () => {
    expect(firstOf('Tremblay Enterprises', 'Blue Ridge Dental Care')).toBe('8021');
  });

  test.each([
    'a'.repeat(10_000),
    'é'.repeat(10_000),
    '\u0300'.repeat(10_000),
    '\n'.repeat(10_000),
    'ﷺ'.repeat(10_000),
    '😀'.repeat(5_000),
    '\ud800'.repeat(100),
    '.'.repeat(10_000),
    'a.'.repeat(5_000),
    '((((a+)+)+)+$',
    '__proto__ constructor toString',
  ])('handles hostile text (case %#)', (text) => {
    expect(predictIndustries(model, [text, text])).toHaveLength(10);
  });

  test('rejects a prediction when the model file is missing', async () => {
    const predictor = buildPredictor(new URL('./no-model.bin', import.meta.url));
    await expect(predictor.predict(['Pizza'])).rejects.toThrow('no-model.bin');
  });
});

describe('reading', () => {
  test('removes accents and apostrophes, and joins single letters', () => {
    expect(modelTokens('Éric’s D.D.S. & Café-Crème')).toEqual([
      'erics',
      'dds',
      'and',
      'cafe',
      'creme',
    ]);
  });

  test('reads only the host of a website', () => {
    expect(modelTokens('https://www.joes-plumbing.co.uk/about?x=1')).toEqual([
      'joes',
      'plumbing',
      'co',
    ]);
  });

  test('removes plural endings', () => {
    expect(['bakeries', 'boxes', 'nails', 'glass', 'bus'].map(singular)).toEqual([
      'bakery',
      'box',
      'nail',
      'glass',
      'bus',
    ]);
  });

  test('adds no words for a place or a number beside a trade', () => {
    const bare = new Set(featuresOf(['Plumbing']).hashes);
    const placed = new Set(featuresOf(['7 Trois-Rivières Plumbing']).hashes);
    const ofPlace = new Set(featuresOf(['Rivièreside']).hashes);
    expect([...bare].filter((hash) => !placed.has(hash)).length).toBeLessThan(4); // except the name-shape features
    expect([...placed].filter((hash) => ofPlace.has(hash) && !bare.has(hash))).toEqual([]);
  });

  test('reads a limited part of a long text', () => {
    const long = 'pizza '.repeat(2_000);
    expect(modelTokens(long).length).toBeLessThanOrEqual(READ_LIMITS.words);
    expect(featuresOf([long]).hashes.length).toBeLessThan(100);
  });
});

describe('a chain', () => {
  const grocer = Uint16Array.of(INDUSTRIES.findIndex(({ mcc }) => mcc === '5411'));
  const [whole, beginning] = brandHashes('Zorbano');
  const withBrand = (brand = whole) => ({
    ...model,
    brands: Uint32Array.of(brand?.hash ?? 0),
    brandClasses: grocer,
  });
  const shareOf = (known: typeof model, name: string) =>
    predictIndustries(known, [name]).find(({ industry }) => industryById(industry)?.mcc === '5411')
      ?.score ?? 0;

  test('is recognized by its name alone or with a place, and hardly before a trade', () => {
    const known = withBrand(beginning);
    expect(shareOf(known, 'Zorbano')).toBeGreaterThan(0.85);
    expect(shareOf(known, 'Zorbano Trois-Rivières')).toBeGreaterThan(0.85);
    expect(shareOf(known, 'Zorbano House of Flowers')).toBeLessThan(0.3);
  });

  test('named by a common word is recognized only by its whole name', () => {
    const known = withBrand(whole);
    expect(shareOf(known, 'Zorbano')).toBeGreaterThan(0.85);
    expect(shareOf(known, 'Zorbano Plumbing')).toBeLessThan(0.1);
  });
});

describe('the training words of a name', () => {
  test('are words of trades, sorted', () => {
    expect(trainingWords(['Zoe’s Pizza & Pasta', 'Sushi'])).toEqual(['pasta', 'pizza', 'sushi']);
  });

  test.each([
    'John Smith',
    'Marie-Ève Tremblay',
    'Nguyen & Patel LLC',
    '078-05-1120',
    'Dr. Robert L. Johnson MD PA',
  ])('contain no personal name of %s', (name) => {
    const personal = new Set(modelTokens(name));
    const kept = trainingWords([name]).filter((word) => personal.has(word));
    expect(kept.filter((word) => !['md', 'pa'].includes(word))).toEqual([]);
  });
});

describe('training', () => {
  const examples: Example[] = [
    { parts: ['pizza oven'], classes: [0], weight: 1 },
    { parts: ['hot pizza'], classes: [0], weight: 1 },
    { parts: ['nail bar'], classes: [1, 2], weight: 1 },
    { parts: ['nail polish'], classes: [1], weight: 1 },
  ];
  const training = {
    industries: [2, 148, 146],
    prior: [0.4, 0.3, 0.3],
    examples,
    brands: new Map([[7, 1]]),
  };

  test('is reproducible to the byte, and a packed model unpacks unchanged', () => {
    const bytes = packModel(trainModel(training, { ...TRAINING_SETTINGS, fewest: 1 }));
    expect(packModel(trainModel(training, { ...TRAINING_SETTINGS, fewest: 1 }))).toEqual(bytes);
    expect(packModel(unpackModel(bytes))).toEqual(bytes);
  });

  test('learns its examples', () => {
    const learned = unpackModel(
      packModel(trainModel(training, { ...TRAINING_SETTINGS, fewest: 1 })),
    );
    expect(predictIndustries(learned, ['pizza'])[0]?.industry).toBe(2);
    expect(predictIndustries(learned, ['nails'])[0]?.industry).toBe(148);
  });

  test('rejects bytes that are not a model', () => {
    expect(() => unpackModel(new Uint8Array(64))).toThrow('no category model');
  });
});
