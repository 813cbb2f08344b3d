import { readFile } from 'node:fs/promises';
import { industryById } from '../industries.ts';
import { brandHashes, READ_LIMITS } from './features.ts';
import { classProbabilities, indexOfHash, type Model, unpackModel } from './packed-model.ts';

/** `score` is the probability among all industries (0 to 1). */
export type Prediction = { industry: number; score: number };

export type Predictor = { predict(parts: readonly string[]): Promise<readonly Prediction[]> };

/** Written by `npm run train-industries`. docs/decisions/0018. */
export const MODEL_FILE = new URL('./model.bin', import.meta.url);
export const PREDICTIONS_MAX = 10;

/**
 * Probability given to a known brand that matches the whole name, or only its beginning; each
 * further word lowers the latter.
 */
const BRAND_SHARES = { whole: 0.9, beginning: 0.4 };

/** Loads the model in the background at startup; a prediction made before that waits for it. */
export function buildPredictor(file: URL = MODEL_FILE): Predictor {
  const model = readFile(file).then(unpackModel);
  model.catch(() => undefined); // predict() still rejects; this only avoids an unhandled rejection
  return { predict: async (parts) => predictIndustries(await model, parts) };
}

/**
 * Top industry for each of the likeliest MCCs, best first: industries share codes, and ten
 * different codes help more than ten of one code.
 */
export function predictIndustries(model: Model, parts: readonly string[]): Prediction[] {
  const shares = classProbabilities(model, parts);
  const brand = brandIn(model, parts);
  if (brand !== undefined) {
    for (const [at, share] of shares.entries())
      shares[at] = share * (1 - brand.share) + (at === brand.at ? brand.share : 0);
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
    .map(({ sum, best }) => ({
      industry: model.industries[best] ?? 0,
      score: Number(sum.toFixed(4)),
    }));
}

function brandIn(
  model: Model,
  parts: readonly string[],
): { at: number; share: number } | undefined {
  for (const part of parts.slice(0, READ_LIMITS.parts)) {
    for (const known of brandHashes(part)) {
      const at = model.brandClasses[indexOfHash(model.brands, known.hash)];
      if (at !== undefined)
        return {
          at,
          share: known.part === 1 ? BRAND_SHARES.whole : BRAND_SHARES.beginning * known.part,
        };
    }
  }
  return undefined;
}
