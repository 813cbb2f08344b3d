import type { DescribedIndustry } from '../describe-industries.ts';
import { type FoundIndustry, SHOWN_MAX } from './search-industries.ts';

/**
 * About the score of a label that is typed in full; brings the words' scores to the scale of
 * probabilities.
 */
const WORDS_FULL_SCORE = 2.2;
/**
 * The model reads a whole description better than words do; tuned on descriptions that it had not
 * learned. docs/decisions/0194.
 */
const MODEL_WEIGHT = 2;
const MODEL_MIN_SCORE = 0.02;
/**
 * A prediction stands for its category code, so other industries with that code nearly share it.
 */
const SAME_CODE_SHARE = 0.9;
/**
 * What can't be served, or only after a review, stands behind what can unless its words were typed
 * in full.
 */
const NAMED_FROM = 0.8;
const RESTRICTED_MALUS = { REGULAR: 0, PROHIBITED: 0.1, SUPER_PROHIBITED: 0.3 } as const;

/**
 * One list of what the words match and what the model predicts (`score`: probability), best first.
 * What is closed is never added by a prediction.
 */
export function mergeIndustries(
  byWords: readonly FoundIndustry[],
  predicted: readonly FoundIndustry[],
): DescribedIndustry[] {
  const scores = new Map(byWords.map((found) => [found.industry, wordsScore(found)]));
  const add = (industry: DescribedIndustry, score: number) =>
    scores.set(industry, (scores.get(industry) ?? 0) + MODEL_WEIGHT * score);
  for (const { industry, score } of predicted) {
    if (score < MODEL_MIN_SCORE || industry.class === 'SUPER_PROHIBITED') continue;
    add(industry, score);
    for (const other of byWords) {
      if (other.industry !== industry && other.industry.mcc === industry.mcc)
        add(other.industry, score * SAME_CODE_SHARE);
    }
  }
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN_MAX)
    .map(([industry]) => industry);
}

function wordsScore({ industry, score }: FoundIndustry): number {
  const share = score / WORDS_FULL_SCORE;
  return share >= NAMED_FROM ? share : share - RESTRICTED_MALUS[industry.class];
}
