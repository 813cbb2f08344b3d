import { brandHashes, modelTokens, singular } from '../prediction/features.ts';
import { FIRST_NAMES, LAST_NAMES } from '../prediction/person-names.ts';
import { PLACE_NAMES } from '../prediction/place-names.ts';
import { CLASSES, classesOfCode, classOf } from './classes.ts';
import { INDUSTRY_FREQUENCY, MIN_FREQUENCY } from './industry-frequency.ts';
import {
  type Brand,
  brands,
  codeTexts,
  industryTexts,
  naicsTexts,
  osmTexts,
  type SampleBusiness,
  sampleBusinesses,
  stableFoldIndex,
  tradeTexts,
} from './sources.ts';
import { GENERIC_WORDS, PLACE_WORDS } from './stop-words.ts';
import { syntheticNames, uninformativeNames } from './synthetic-names.ts';
import type { Example, Training } from './train-model.ts';

export type HeldOutSet = {
  business?: (one: SampleBusiness) => boolean;
  brand?: (name: string) => boolean;
  phrase?: (text: string) => boolean;
};

/** Weight of each source, tuned on held-out names. docs/decisions/0018. */
const SHARES = {
  industries: 1,
  trades: 1,
  naics: 0.8,
  osm: 0.6,
  codes: 0.6,
  brandsHere: 0.6,
  brandsElsewhere: 0.1,
  businesses: 1.5,
  corrections: 1,
  madeUp: 0.5,
  madeUpCount: 45_000,
  silent: 0.5,
  silentCount: 7_000,
  /** Weight of the sample's class frequencies relative to our own table. */
  priorOfSample: 0.4,
};
type Shares = typeof SHARES;

type Text = readonly [text: string, classes: readonly number[]];

export function trainingCorpus(
  held: HeldOutSet,
  corrections: readonly Example[] = [],
  shares: Shares = SHARES,
): Training {
  const { business = never, brand = never, phrase = never } = held;
  const sample = sampleBusinesses().filter((one) => !business(one));
  const prior = priorOf(sample, shares);
  const [industries, trades] = [industryTexts(), tradeTexts()];
  const { isWord, isOtherTrade } = ordinaryNames([...industries, ...trades]);
  const known = brands().filter((one) => !brand(one.name) && !isOtherTrade(one));
  const weighted = (texts: readonly Text[], weight: number): Example[] =>
    texts.map(([text, classes]) => ({ parts: [text], classes, weight }));
  const examples: Example[] = [
    ...weighted(industries, shares.industries),
    ...weighted(trades, shares.trades),
    ...weighted(
      naicsTexts()
        .filter(({ text }) => !phrase(text))
        .map(({ text, classes }) => [text, classes] as const),
      shares.naics,
    ),
    ...weighted(osmTexts(), shares.osm),
    ...weighted(codeTexts(), shares.codes),
    ...known
      .filter(({ name }) => !isWord(name)) // Chase and Gap carry no information beside other words
      .map(({ name, codes, isHere }) => ({
        parts: [name],
        classes: codes,
        weight: isHere ? shares.brandsHere : shares.brandsElsewhere,
      })),
    ...sample.flatMap((one) => examplesOf(one, shares)),
    ...corrections.map((one) => ({ ...one, weight: shares.corrections })),
    ...syntheticNames([...industries, ...trades], {
      prior,
      count: shares.madeUpCount,
      weight: shares.madeUp,
      seed: 1,
    }),
    ...uninformativeNames({ prior, count: shares.silentCount, weight: shares.silent, seed: 2 }),
  ];
  return {
    industries: CLASSES,
    prior,
    examples: examples.filter(({ weight }) => weight > 0),
    brands: brandTable(known, isWord),
  };
}

const never = (): boolean => false;

/** Most weight goes to the industries of the first code; all accepted codes share the rest. */
function examplesOf({ name, codes, first }: SampleBusiness, shares: Shares): Example[] {
  const main = classesOfCode(first);
  const all = codes.flatMap(classesOfCode);
  if (main.length === 0) return [{ parts: [name], classes: all, weight: shares.businesses }];
  return [
    { parts: [name], classes: main, weight: shares.businesses * 0.7 },
    { parts: [name], classes: all, weight: shares.businesses * 0.3 },
  ];
}

function priorOf(sample: readonly SampleBusiness[], { priorOfSample }: Shares): number[] {
  const ours = CLASSES.map(() => MIN_FREQUENCY);
  const numbers = INDUSTRY_FREQUENCY.trim().split(/\s+/).map(Number);
  for (let at = 0; at < numbers.length; at += 2)
    ours[classOf(numbers[at] ?? 0)] = numbers[at + 1] ?? 0;
  const total = ours.reduce((sum, count) => sum + count, 0);
  const prior = ours.map((count) => count / total);
  if (sample.length === 0) return prior;
  const seen = CLASSES.map(() => 0);
  for (const { codes, first } of sample) {
    const main = classesOfCode(first);
    const classes = main.length > 0 ? main : codes.flatMap(classesOfCode);
    const within = classes.reduce((sum, one) => sum + (prior[one] ?? 0), 0);
    for (const one of classes)
      seen[one] = (seen[one] ?? 0) + (prior[one] ?? 0) / within / sample.length;
  }
  return prior.map((share, one) => share * (1 - priorOfSample) + (seen[one] ?? 0) * priorOfSample);
}

/**
 * Names that are common words or another trade's term: "garage" means car repair, although a
 * clothing chain is called Garage.
 */
function ordinaryNames(texts: readonly Text[]): {
  isWord: (name: string) => boolean;
  isOtherTrade: (brand: Brand) => boolean;
} {
  const trades = new Map<string, Set<number>>();
  const words = new Set<string>();
  for (const [text, classes] of texts) {
    const tokens = modelTokens(text);
    for (const word of tokens) words.add(singular(word));
    trades.set(tokens.join(' '), new Set([...(trades.get(tokens.join(' ')) ?? []), ...classes]));
  }
  return {
    isWord: (name) =>
      modelTokens(name).length === 1 && words.has(singular(modelTokens(name)[0] ?? '')),
    isOtherTrade: ({ name, codes }) => {
      const classes = trades.get(modelTokens(name).join(' '));
      return classes !== undefined && !codes.some((code) => classes.has(code));
    },
  };
}

/**
 * Chains by hash; skips words that occur in many names, which would match everywhere, and keeps a
 * common word only as a whole name.
 */
function brandTable(
  known: readonly Brand[],
  isWord: (name: string) => boolean,
): Map<number, number> {
  const table = new Map<number, number>();
  const noise = new Set(
    [...FIRST_NAMES, ...LAST_NAMES, ...PLACE_WORDS, ...GENERIC_WORDS, ...PLACE_NAMES].map((word) =>
      modelTokens(word).join(''),
    ),
  );
  for (const { name, codes, isHere } of known) {
    const [one] = codes;
    const [whole, beginning] = brandHashes(name);
    const hash = (isWord(name) ? whole : beginning)?.hash;
    if (
      isHere &&
      one !== undefined &&
      hash !== undefined &&
      name.length > 3 &&
      !noise.has(modelTokens(name).join('')) &&
      !table.has(hash)
    )
      table.set(hash, one);
  }
  return table;
}

/** Fold for cross-validation, so that no name is measured by a model that was trained on it. */
export const crossValidationFold = (name: string): number => stableFoldIndex(name) % 5;
