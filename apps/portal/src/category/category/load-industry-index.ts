import type { DescribedIndustry } from '@signet/industries/describe-industries';
import {
  buildIndustryIndex,
  type IndustryIndex,
  indexInPieces,
} from '@signet/industries/search/industry-index';
import { isEveryWordKnown } from '@signet/industries/search/search-industries';
import { suggestIndustries } from '@signet/industries/search/suggest-industries';
import { LANGUAGES, languageOf, languagesOfMarket } from '@signet/rulebook/reference/locales';
import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { whenIdle } from '../../platform/lazy-load.ts';
import { preloadIndustries, preloadShownIndustries, useIndustries } from '../load-industries.ts';

const built = new WeakMap<readonly DescribedIndustry[], IndustryIndex>();

export function industryIndex(industries: readonly DescribedIndustry[]): IndustryIndex {
  const index = built.get(industries) ?? buildIndustryIndex(industries);
  built.set(industries, index);
  return index;
}

function prepareIndex(industries: readonly DescribedIndustry[]): void {
  const pieces = indexInPieces(industries);
  const goOn = () => {
    if (built.has(industries)) return; // already built on demand
    const piece = pieces.next();
    if (piece.done) built.set(industries, piece.value);
    else whenIdle(goOn);
  };
  whenIdle(goOn);
}

/**
 * Searches in the reader's language, and in all languages once loaded when a typed word is unknown.
 * Multilingual markets load all languages in idle time and use them for every search, because
 * "resto" also begins an English word.
 */
export function useSearchedIndustries(text: string): {
  industries: readonly DescribedIndustry[];
  isLoading: boolean;
} {
  const own = useIndustries();
  const { locale, market } = usePortal().boot;
  const language = languageOf(locale);
  const [all, setAll] = useState<readonly DescribedIndustry[]>();
  const needsAll = text.trim() !== '' && !isEveryWordKnown(industryIndex(own), text);
  const hasSeveral = languagesOfMarket(market).length > 1;
  useEffect(() => {
    const load = () =>
      void preloadIndustries([...new Set([language, ...LANGUAGES])]).then((found) => {
        if (found !== undefined && !needsAll) prepareIndex(found);
        setAll(found);
      });
    if (needsAll) load();
    else if (hasSeveral) whenIdle(load);
  }, [needsAll, hasSeveral, language]);
  const isAllUsed = needsAll || hasSeveral;
  return { industries: isAllUsed && all ? all : own, isLoading: needsAll && all === undefined };
}

/**
 * All of the market's languages when the reader's has no match: a Montréal business may be named in
 * either one.
 */
export function useNamedIndustries(names: readonly string[]): readonly DescribedIndustry[] {
  const { market } = usePortal().boot;
  const own = useIndustries();
  const isMute = names.length > 0 && suggestIndustries(industryIndex(own), names).length === 0;
  return useIndustries(isMute ? languagesOfMarket(market) : []);
}

// Starts on import: a screen that loads this module is about to search or suggest.
void preloadShownIndustries().then((found) => found && prepareIndex(found));
