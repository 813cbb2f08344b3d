import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { buildIndustryIndex, type IndustryIndex } from '@signet/industries/search/industry-index';
import { isEveryWordKnown } from '@signet/industries/search/search-industries';
import { suggestIndustries } from '@signet/industries/search/suggest-industries';
import { LANGUAGES, languageOf, languagesOfMarket } from '@signet/rulebook/reference/locales';
import { useEffect, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { loadIndustries, useIndustries } from '../load-industries.ts';

const built = new WeakMap<readonly DescribedIndustry[], IndustryIndex>();

/** The index of these industries' words; built at the first need. */
function industryIndex(industries: readonly DescribedIndustry[]): IndustryIndex {
  const index = built.get(industries) ?? buildIndustryIndex(industries);
  built.set(industries, index);
  return index;
}

/** The index of the reader's language; where it does not know every typed word, that of all languages as soon as it is there. */
export function useSearchIndex(text: string): { index: IndustryIndex; isLoading: boolean } {
  const own = industryIndex(useIndustries());
  const language = languageOf(usePortal().boot.locale);
  const [all, setAll] = useState<readonly DescribedIndustry[]>();
  const needsAll = !isEveryWordKnown(own, text);
  useEffect(() => {
    if (needsAll) void loadIndustries([...new Set([language, ...LANGUAGES])]).then(setAll);
  }, [needsAll, language]);
  if (!needsAll) return { index: own, isLoading: false };
  return { index: all ? industryIndex(all) : own, isLoading: all === undefined };
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
