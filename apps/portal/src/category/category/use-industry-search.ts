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
  /** `index`: by the words themselves, in this frame; `server`: nearest in meaning; `common`: nothing is near. */
  from: 'index' | 'server' | 'common';
  isLoading: boolean;
};

/** Somebody who searches looks through what they are offered, so it may be less likely than a guess. */
const NEAR_FROM_SCORE = 0.05;

/** What the typed words lead to: the index at once; where it knows none of them, the server after a pause; else the ten common ones. */
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
  const asked = lost === paused && !isLoading ? lost : '';
  useEffect(() => {
    if (asked === '') return;
    let isOld = false;
    const answers = flags.categoriesPredictEnabled ? fetchPredictions([asked], industries) : Promise.resolve([]);
    void answers.then((found = []) => {
      const near = found.filter(({ score }) => score >= NEAR_FROM_SCORE).map(({ industry }) => industry);
      if (!isOld) setAnswer({ to: asked, industries: near });
    });
    return () => {
      isOld = true;
    };
  }, [asked, flags, industries]);
  if (lost === '') return { industries: local, from: 'index', isLoading: false };
  if (answer.to !== lost) return { industries: [], from: 'server', isLoading: true };
  if (answer.industries.length > 0) return { industries: answer.industries, from: 'server', isLoading: false };
  return { industries: fallbackIndustries(industries), from: 'common', isLoading: false };
}
