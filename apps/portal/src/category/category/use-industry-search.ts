import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { searchIndustries } from '@signet/industries/search/search-industries';
import { fallbackIndustries } from '@signet/industries/search/suggest-industries';
import { languageOf } from '@signet/rulebook/reference/locales';
import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { fetchPredictions } from './fetch-predictions.ts';
import { industryIndex, useSearchedIndustries } from './load-industry-index.ts';

export type SearchResult = {
  industries: readonly DescribedIndustry[];
  /** `index`: matched by words, synchronously; `server`: nearest in meaning; `common`: nothing is close. */
  from: 'index' | 'server' | 'common';
  isLoading: boolean;
};

/** Lower than for unprompted suggestions, because a searcher reviews the results. */
const NEAR_FROM_SCORE = 0.05;

/** Searches the local index first, then the server after a typing pause, and falls back to the ten common industries. */
export function useIndustrySearch(text: string): SearchResult {
  const { locale, flags } = usePortal().boot;
  const { industries, isLoading } = useSearchedIndustries(text);
  const local = useMemo(
    () => (text.trim() === '' ? [] : searchIndustries(industryIndex(industries), text, languageOf(locale))),
    [industries, text, locale],
  );
  const lost = text.trim() !== '' && local.length === 0 ? text.trim() : '';
  const paused = useDebouncedValue(lost);
  const [answer, setAnswer] = useState<{ to: string; industries: readonly DescribedIndustry[] }>({ to: '', industries: [] });
  const query = lost === paused && !isLoading ? lost : '';
  useEffect(() => {
    if (query === '') return;
    let isOld = false;
    const answers = flags.categoriesPredictEnabled ? fetchPredictions([query], industries) : Promise.resolve([]);
    void answers.then((found = []) => {
      const near = found.filter(({ score }) => score >= NEAR_FROM_SCORE).map(({ industry }) => industry);
      if (!isOld) setAnswer({ to: query, industries: near });
    });
    return () => {
      isOld = true;
    };
  }, [query, flags, industries]);
  if (lost === '') return { industries: local, from: 'index', isLoading: false };
  if (answer.to !== lost) return { industries: [], from: 'server', isLoading: true };
  if (answer.industries.length > 0) return { industries: answer.industries, from: 'server', isLoading: false };
  return { industries: fallbackIndustries(industries), from: 'common', isLoading: false };
}
