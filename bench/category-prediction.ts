import { readFileSync, statSync } from 'node:fs';
import { industryById } from '@signet/industries/industries';
import { type Model, packModel, unpackModel } from '@signet/industries/prediction/packed-model';
import { MODEL_FILE, predictIndustries } from '@signet/industries/prediction/predictor';
import {
  hitRatePercent,
  type PredictionCase,
  rankOfFirstHit,
} from '@signet/industries/training/accuracy';
import { CLASSES } from '@signet/industries/training/classes';
import {
  crossValidationFold,
  type HeldOutSet,
  trainingCorpus,
} from '@signet/industries/training/corpus';
import {
  brands,
  naicsTexts,
  type SampleBusiness,
  sampleBusinesses,
  stableFoldIndex,
} from '@signet/industries/training/sources';
import { trainModel } from '@signet/industries/training/train-model';
import { atMost, percentile, rounded } from './figures.ts';

const megabyte = 1_048_576;
const folds = [0, 1, 2, 3, 4];
// NAICS codes of farms, mines and manufacturers, which do not sign up here.
const makersAndFarms = /^(11|21|3)/;

const trainedWithout = (held: HeldOutSet): Model =>
  unpackModel(packModel(trainModel(trainingCorpus(held))));
const caseOf = ({ name, codes }: SampleBusiness): PredictionCase => ({ text: name, codes });
const codesOf = (classes: readonly number[]): string[] =>
  classes.map((one) => industryById(CLASSES[one] ?? 0)?.mcc ?? '');

/** Accuracy on businesses the model was not trained on, and the cost of predicting. */
export async function measure(): Promise<object> {
  const cost = await costs();
  const sample = sampleBusinesses();
  const ranks = folds.flatMap((fold) => {
    console.error(`fold ${fold}`);
    const model = trainedWithout({ business: ({ name }) => crossValidationFold(name) === fold });
    return sample
      .filter(({ name }) => crossValidationFold(name) === fold)
      .map((one) => rankOfFirstHit(model, caseOf(one)));
  });
  const isHeld = (text: string): boolean => stableFoldIndex(text) === 0;
  const apart = trainedWithout({ business: () => true, brand: isHeld, phrase: isHeld });
  const chains = brands().filter(({ name, isHere }) => isHere && isHeld(name));
  const phrases = naicsTexts().filter(
    ({ text, code }) => isHeld(text) && !makersAndFarms.test(code),
  );
  return {
    unit: 'percent of names with a right code among the first answers; ms; MB',
    figures: {
      sampleCrossValidated: hitRatePercent(ranks),
      sampleNeverLearned: hitRatePercent(sample.map((one) => rankOfFirstHit(apart, caseOf(one)))),
      chainsHeldOut: hitRatePercent(
        chains.map(({ name, codes }) =>
          rankOfFirstHit(apart, { text: name, codes: codesOf(codes) }),
        ),
      ),
      phrasesHeldOut: hitRatePercent(
        phrases.map(({ text, classes }) =>
          rankOfFirstHit(apart, { text, codes: codesOf(classes) }),
        ),
      ),
      ...cost,
    },
  };
}

async function costs(): Promise<object> {
  const bytes = readFileSync(MODEL_FILE);
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const model = unpackModel(bytes);
  const loadMs = performance.now() - began;
  const names = sampleBusinesses().map(({ name }) => name);
  for (const name of names.slice(0, 200)) predictIndustries(model, [name]); // warm-up, as in a running server
  const times = names.map((name) => timed(model, name));
  const after = process.memoryUsage().rss;
  const hostile = [
    'a'.repeat(10_000),
    'ab '.repeat(3_400),
    '\u0300'.repeat(10_000),
    'ﷺ'.repeat(10_000),
    '&'.repeat(10_000),
    '-.'.repeat(5_000),
  ];
  return {
    p50Ms: rounded(percentile(times, 0.5), 3),
    p99Ms: atMost(rounded(percentile(times, 0.99), 3), 10),
    hostileMs: atMost(rounded(Math.max(...hostile.map((text) => timed(model, text))), 2), 50),
    modelMb: atMost(rounded(statSync(MODEL_FILE).size / megabyte), 1.5),
    loadMs: atMost(rounded(loadMs, 1), 300),
    memoryMb: atMost(rounded((after - before) / megabyte, 1), 80),
  };
}

function timed(model: Model, text: string): number {
  const began = performance.now();
  predictIndustries(model, [text]);
  return performance.now() - began;
}
