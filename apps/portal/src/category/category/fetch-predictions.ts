import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { CATEGORY_LIMITS } from '@signet/rulebook/category/limits';
import { call } from '../../platform/api.ts';

const SENT_MAX_CHARS = 300;

export type Prediction = { industry: DescribedIndustry; score: number };

/**
 * The server's predicted industries, best first; undefined when it fails or takes longer than 4 s.
 */
export async function fetchPredictions(
  inputs: readonly string[],
  industries: readonly DescribedIndustry[],
): Promise<readonly Prediction[] | undefined> {
  const text = inputs.map((input) => input.slice(0, SENT_MAX_CHARS)).join('\n');
  try {
    const { top10LabelMlType } = await call('predictCategories', {
      query: { inputs: text },
      timeoutMs: CATEGORY_LIMITS.predictTimeoutMs,
    });
    return top10LabelMlType.flatMap(({ id, score }) => {
      const industry = industries.find((one) => one.id === id && one.class !== 'SUPER_PROHIBITED');
      return industry === undefined ? [] : [{ industry, score }];
    });
  } catch {
    return undefined;
  }
}
