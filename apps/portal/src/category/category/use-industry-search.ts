import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { mergeIndustries } from '@signet/industries/search/merge-industries';
import { findIndustries } from '@signet/industries/search/search-industries';
import { fallbackIndustries } from '@signet/industries/search/suggest-industries';
import { languageOf } from '@signet/rulebook/reference/locales';
import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { fetchPredictions } from './fetch-predictions.ts';
import { industryIndex, useSearchedIndustries } from './load-industry-index.ts';

export type SearchResult = {
  industries: readonly DescribedIndustry[];
  /**
   * `index`: matched by words; `server`: nearest in meaning, no word matches; `common`: nothing is
   * close.
   */
  from: 'index' | 'server' | 'common';
  isLoading: boolean;
};

type Prediction = { industry: DescribedIndustry; score: number };

/** Lowest probability of a match by meaning alone: 98 % of random letters stay below it. */
const NEAR_FROM_SCORE = 0.1;
const ASKED_FROM_CHARS = 3;
const NOTHING_FOUND: readonly Prediction[] = [];

/**
 * Searches the local index at once. After a typing pause the server's prediction joins the list,
 * because words alone rank a description worse than the model does. Falls back to the ten common
 * industries. docs/decisions/0194.
 */
export function useIndustrySearch(text: string): SearchResult {
  const { locale } = usePortal().boot;
  const { industries, isLoading } = useSearchedIndustries(text);
  const typed = text.trim();
  const byWords = useMemo(
    () =>
      typed === '' ? [] : findIndustries(industryIndex(industries), typed, languageOf(locale)),
    [industries, typed, locale],
  );
  const predicted = usePredictions(
    isLoading || (byWords.length > 0 && typed.length < ASKED_FROM_CHARS) ? '' : typed,
    industries,
  );
  const merged = useMemo(
    () => mergeIndustries(byWords, predicted ?? NOTHING_FOUND),
    [byWords, predicted],
  );
  if (typed === '') return { industries: [], from: 'index', isLoading: false };
  if (byWords.length > 0) return { industries: merged, from: 'index', isLoading: false };
  if (predicted === undefined) return { industries: [], from: 'server', isLoading: true };
  const near = predicted
    .filter(({ score }) => score >= NEAR_FROM_SCORE)
    .map(({ industry }) => industry);
  if (near.length > 0) return { industries: near, from: 'server', isLoading: false };
  return { industries: fallbackIndustries(industries), from: 'common', isLoading: false };
}

/**
 * The server's predictions for a text, once typing has paused; undefined until then. Nothing when
 * it fails or is off.
 */
function usePredictions(
  typed: string,
  industries: readonly DescribedIndustry[],
): readonly Prediction[] | undefined {
  const { flags } = usePortal().boot;
  const paused = useDebouncedValue(typed);
  const query = typed === paused ? typed : '';
  const [answer, setAnswer] = useState<{ to: string; found: readonly Prediction[] }>({
    to: '',
    found: NOTHING_FOUND,
  });
  useEffect(() => {
    if (query === '') return;
    let isOld = false;
    const answers = flags.categoriesPredictEnabled
      ? fetchPredictions([query], industries)
      : Promise.resolve(NOTHING_FOUND);
    void answers.then((found = NOTHING_FOUND) => {
      if (!isOld) setAnswer({ to: query, found });
    });
    return () => {
      isOld = true;
    };
  }, [query, flags, industries]);
  return answer.to === typed ? answer.found : undefined;
}
