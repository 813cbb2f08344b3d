import { industryById } from '../industries.ts';
import type { Model } from '../prediction/packed-model.ts';
import { predictIndustries } from '../prediction/predictor.ts';

export type PredictionCase = { text: string; codes: readonly string[] };
type Hits = { asked: number; top1: number; top5: number; top10: number };

/** Zero-based rank of the first prediction with an accepted code; -1 when there is none. */
export function rankOfFirstHit(model: Model, { text, codes }: PredictionCase): number {
  return predictIndustries(model, [text]).findIndex(({ industry }) =>
    codes.includes(industryById(industry)?.mcc ?? ''),
  );
}

export function hitRatePercent(ranks: readonly number[]): Hits {
  const share = (most: number): number =>
    Number(
      ((100 * ranks.filter((rank) => rank >= 0 && rank < most).length) / ranks.length).toFixed(1),
    );
  return { asked: ranks.length, top1: share(1), top5: share(5), top10: share(10) };
}
