import { readFile } from 'node:fs/promises';
import { industryById } from '../industries.ts';
import { brandHashes, READ_LIMITS } from './features.ts';
import { classProbabilities, indexOfHash, type Model, unpackModel } from './packed-model.ts';

/** An industry that a business may be in, and how likely it is beside the others (0 to 1). */
export type Prediction = { industry: number; score: number };

/** Guesses what a business does from what it is called or how it is described. */
export type Predictor = { predict(parts: readonly string[]): Promise<readonly Prediction[]> };

/** Where the trained model lies; `npm run train-industries` writes it. docs/decisions/0018. */
export const MODEL_FILE = new URL('./model.bin', import.meta.url);
export const PREDICTIONS_MAX = 10;

/** How sure a known brand is that is the whole name, and one that only begins it: the less, the more words follow. */
const BRAND_SHARES = { whole: 0.9, beginning: 0.4 };

/** A predictor whose model is read beside everything else that starts; who asks before that waits for it. */
export function buildPredictor(file: URL = MODEL_FILE): Predictor {
  const model = readFile(file).then(unpackModel);
  model.catch(() => undefined); // who asks is told; nobody need ask
  return { predict: async (parts) => predictIndustries(await model, parts) };
}

/** The best industry of each of the likeliest codes, best first: several industries share a code, and ten codes say more than ten of one. */
export function predictIndustries(model: Model, parts: readonly string[]): Prediction[] {
  const shares = classProbabilities(model, parts);
  const brand = brandIn(model, parts);
  if (brand !== undefined) {
    for (const [at, share] of shares.entries()) shares[at] = share * (1 - brand.share) + (at === brand.at ? brand.share : 0);
  }
  const codes = new Map<string, { sum: number; best: number; share: number }>();
  for (const [at, share] of shares.entries()) {
    const code = industryById(model.industries[at] ?? 0)?.mcc;
    if (code === undefined) continue;
    const known = codes.get(code);
    if (known === undefined) codes.set(code, { sum: share, best: at, share });
    else
      codes.set(code, {
        sum: known.sum + share,
        ...(share > known.share ? { best: at, share } : { best: known.best, share: known.share }),
      });
  }
  return [...codes.values()]
    .sort((one, other) => other.sum - one.sum || one.best - other.best)
    .slice(0, PREDICTIONS_MAX)
    .map(({ sum, best }) => ({ industry: model.industries[best] ?? 0, score: Number(sum.toFixed(4)) }));
}

function brandIn(model: Model, parts: readonly string[]): { at: number; share: number } | undefined {
  for (const part of parts.slice(0, READ_LIMITS.parts)) {
    for (const known of brandHashes(part)) {
      const at = model.brandClasses[indexOfHash(model.brands, known.hash)];
      if (at !== undefined) return { at, share: known.part === 1 ? BRAND_SHARES.whole : BRAND_SHARES.beginning * known.part };
    }
  }
  return undefined;
}
