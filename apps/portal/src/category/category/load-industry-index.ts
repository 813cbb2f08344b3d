import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { buildIndustryIndex, type IndustryIndex } from '@signet/industries/search/industry-index';
import { isEveryWordKnown } from '@signet/industries/search/search-industries';
import { suggestIndustries } from '@signet/industries/search/suggest-industries';
import { LANGUAGES, languageOf, languagesOfMarket } from '@signet/rulebook/reference/locales';
import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { whenIdle } from '../../platform/lazy-load.ts';
import { preloadIndustries, useIndustries } from '../load-industries.ts';

const built = new WeakMap<readonly DescribedIndustry[], IndustryIndex>();

/** The index of these industries' words; built at the first need. */
function industryIndex(industries: readonly DescribedIndustry[]): IndustryIndex {
  const index = built.get(industries) ?? buildIndustryIndex(industries);
  built.set(industries, index);
  return index;
}

/**
 * The index of the reader's language; where it does not know every typed word, that of all languages as soon as it is there. In a market with
 * several languages that one is fetched while the browser is idle and used for every search: "resto" begins an English word too.
 */
export function useSearchIndex(text: string): { index: IndustryIndex; isLoading: boolean } {
  const own = industryIndex(useIndustries());
  const { locale, market } = usePortal().boot;
  const language = languageOf(locale);
  const [all, setAll] = useState<readonly DescribedIndustry[]>();
  const needsAll = !isEveryWordKnown(own, text);
  const hasSeveral = languagesOfMarket(market).length > 1;
  useEffect(() => {
    const load = () => void preloadIndustries([...new Set([language, ...LANGUAGES])]).then(setAll);
    if (needsAll) load();
    else if (hasSeveral) whenIdle(load);
  }, [needsAll, hasSeveral, language]);
  const isAllUsed = needsAll || hasSeveral;
  return { index: isAllUsed && all ? industryIndex(all) : own, isLoading: needsAll && all === undefined };
}

/**
 * The index that guesses from these names: of the reader's language, or of all that are at home in the market where the names mean nothing in
 * it. A business in Montréal may bear a name in either language, and its guesses stand in the first frame.
 */
export function useNameIndex(names: readonly string[]): IndustryIndex {
  const { market } = usePortal().boot;
  const own = industryIndex(useIndustries());
  const isMute = names.length > 0 && suggestIndustries(own, names).length === 0;
  return industryIndex(useIndustries(isMute ? languagesOfMarket(market) : []));
}
