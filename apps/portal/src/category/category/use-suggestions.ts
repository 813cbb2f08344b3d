import type { DescribedIndustry } from '@signet/industries/describe-industries';
import type { IndustryIndex } from '@signet/industries/search/industry-index';
import { fallbackIndustries, relatedIndustries, SUGGESTIONS_MAX, suggestIndustries } from '@signet/industries/search/suggest-industries';
import type { Answers } from '@signet/rulebook/answer-rows';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { fetchPredictions } from './fetch-predictions.ts';
import { useNameIndex } from './load-industry-index.ts';

/** Of three places the local index fills two; the last is the server's. */
const LOCAL_MAX = 2;
const NO_NAMES: readonly string[] = [];

export type IndustrySuggestionState = {
  industries: readonly DescribedIndustry[];
  /** Places reserved for the server's reply, so that the layout does not move. */
  waiting: number;
  /** True when nothing could predict: then the ten common ones. docs/readings.md 58. */
  isFallback: boolean;
  /** True when the name alone told something: the guesses stand before the search then. */
  isFirst: boolean;
};

/** What the business's names and website speak of: at once from the index, then from the server. docs/decisions/0019-category-search.md. */
export function useIndustrySuggestions(initial: Answers, site: string, isTouched: boolean): IndustrySuggestionState {
  const { flags } = usePortal().boot;
  const names = useMemo(() => namesOf(initial, flags.categoryPredictedByDbaEnabled), [initial, flags]);
  const isOn = flags.categoriesPredictEnabled;
  const index = useNameIndex(isOn ? names : NO_NAMES);
  const pausedSite = useDebouncedValue(site);
  const [read, setRead] = useState(pausedSite);
  if (!isTouched && read !== pausedSite) setRead(pausedSite); // who has chosen or typed is not disturbed by new guesses
  const local = useMemo(() => (isOn ? suggestIndustries(index, names, read) : []), [isOn, index, names, read]);
  const [isFirst] = useState(local.length > 0);
  const inputs = isOn ? [...names, read].filter((input) => input.trim() !== '').join('\n') : '';
  const server = useServerGuesses(inputs, isTouched, index);
  const isWaiting = inputs !== '' && server === undefined;
  const industries = useMemo(
    () => (isWaiting ? local.slice(0, LOCAL_MAX) : together(local, server ?? [], index)),
    [isWaiting, local, server, index],
  );
  if (!isOn) return { industries: [], waiting: 0, isFallback: false, isFirst: false };
  const isFallback = industries.length === 0 && !isWaiting;
  return {
    industries: isFallback ? fallbackIndustries(index.industries) : industries,
    waiting: isWaiting ? SUGGESTIONS_MAX - industries.length : 0,
    isFallback,
    isFirst,
  };
}

const namesOf = (answers: Answers, isByDba: boolean): string[] =>
  [isByDba ? answers['company.dba'] : '', answers['company.name']].flatMap((name) => name?.trim() || []);

/** Three: the first two of the index, the server's best, more of the index, then what stands beside them in the list. */
function together(local: readonly DescribedIndustry[], server: readonly DescribedIndustry[], index: IndustryIndex): DescribedIndustry[] {
  const first = local[0] ?? server[0];
  const beside = first === undefined ? [] : relatedIndustries(first, index.industries);
  const all = new Set([...local.slice(0, LOCAL_MAX), ...server, ...local, ...(local.length > 0 ? beside : [])]);
  return [...all].slice(0, SUGGESTIONS_MAX);
}

/** The server's answer to these inputs; undefined until it came, or was no longer waited for: it counts only while nothing was touched. */
function useServerGuesses(inputs: string, isTouched: boolean, index: IndustryIndex): readonly DescribedIndustry[] | undefined {
  const [decided, setDecided] = useState<{ to: string; industries: readonly DescribedIndustry[] }>();
  const isStillUntouched = useEffectEvent(() => !isTouched);
  useEffect(() => {
    if (inputs === '' || !isStillUntouched()) return;
    let isOld = false;
    void fetchPredictions(inputs.split('\n'), index.industries).then((industries) => {
      if (!isOld && isStillUntouched()) setDecided({ to: inputs, industries });
    });
    return () => {
      isOld = true;
    };
  }, [inputs, index]);
  if (decided?.to === inputs) return decided.industries;
  return isTouched ? [] : undefined;
}
