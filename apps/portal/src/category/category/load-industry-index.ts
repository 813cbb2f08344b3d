import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { buildIndustryIndex, type IndustryIndex, indexInPieces } from '@signet/industries/search/industry-index';
import { isEveryWordKnown } from '@signet/industries/search/search-industries';
import { suggestIndustries } from '@signet/industries/search/suggest-industries';
import { LANGUAGES, languageOf, languagesOfMarket } from '@signet/rulebook/reference/locales';
import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { whenIdle } from '../../platform/lazy-load.ts';
import { preloadIndustries, preloadShownIndustries, useIndustries } from '../load-industries.ts';

const built = new WeakMap<readonly DescribedIndustry[], IndustryIndex>();

/** The index of these industries' words; built at the first need, if it was not while the browser was idle. */
export function industryIndex(industries: readonly DescribedIndustry[]): IndustryIndex {
  const index = built.get(industries) ?? buildIndustryIndex(industries);
  built.set(industries, index);
  return index;
}

/** Builds the index piece by piece while the browser is idle. */
function prepareIndex(industries: readonly DescribedIndustry[]): void {
  const pieces = indexInPieces(industries);
  const goOn = () => {
    if (built.has(industries)) return; // somebody needed it before
    const piece = pieces.next();
    if (piece.done) built.set(industries, piece.value);
    else whenIdle(goOn);
  };
  whenIdle(goOn);
}

/**
 * The industries with the words of the reader's language; where it does not know every typed word, with those of all languages as soon as they
 * are there. In a market with several languages these are fetched while the browser is idle and used for every search: "resto" begins an
 * English word too.
 */
export function useSearchedIndustries(text: string): { industries: readonly DescribedIndustry[]; isLoading: boolean } {
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
 * The industries that these names are guessed from: with the words of the reader's language, or of all that are at home in the market where the
 * names mean nothing in it. A business in Montréal may bear a name in either language, and its guesses stand in the first frame.
 */
export function useNamedIndustries(names: readonly string[]): readonly DescribedIndustry[] {
  const { market } = usePortal().boot;
  const own = useIndustries();
  const isMute = names.length > 0 && suggestIndustries(industryIndex(own), names).length === 0;
  return useIndustries(isMute ? languagesOfMarket(market) : []);
}

// Who loads this module is about to search or to be guessed.
void preloadShownIndustries().then((found) => found && prepareIndex(found));
