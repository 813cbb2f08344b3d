import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { LIMITS } from '@signet/rulebook/core/limits';
import { call } from '../../platform/api.ts';

const SENT_MAX_CHARS = 300;

/** Minimum score for a suggestion. */
const LIKELY_FROM = 0.05;

/** Which of these industries the server guesses, best first; none when it fails or takes longer than 4 s: the local answer stands then. */
export async function fetchPredictions(
  inputs: readonly string[],
  industries: readonly DescribedIndustry[],
): Promise<readonly DescribedIndustry[]> {
  const text = inputs.map((input) => input.slice(0, SENT_MAX_CHARS)).join('\n');
  try {
    const { top10LabelMlType } = await call('predictCategories', { query: { inputs: text }, timeoutMs: LIMITS.predictTimeoutMs });
    const likely = top10LabelMlType.filter(({ score }) => score >= LIKELY_FROM);
    return likely.flatMap(({ id }) => industries.find((one) => one.id === id) ?? []).filter((one) => one.class !== 'SUPER_PROHIBITED');
  } catch {
    return [];
  }
}
