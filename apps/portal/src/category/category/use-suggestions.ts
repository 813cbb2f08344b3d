import type { DescribedIndustry } from '@signet/industries/describe-industries';
import { suggestIndustries } from '@signet/industries/search/suggest-industries';
import type { Answers } from '@signet/rulebook/answer-rows';
import { type ShownGuesses, shownGuesses, tellingNames } from '@signet/rulebook/category/guesses';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIsHydrated, usePortal } from '../../platform/application.tsx';
import { whenIdle } from '../../platform/lazy-load.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { fetchPredictions } from './fetch-predictions.ts';
import { industryIndex, useNamedIndustries } from './load-industry-index.ts';

/** How many suggestions stand side by side in the room of one. */
const IN_ONE_PLACE = 2;
const NO_NAMES: readonly string[] = [];
const NOTHING: ShownGuesses<DescribedIndustry> = { shown: [], isSure: false };

export type IndustrySuggestionState = ShownGuesses<DescribedIndustry> & {
  /** Places reserved for the server's reply, so that the layout does not move. */
  waiting: number;
  /**
   * True when the name's own words indicate an industry; suggestions then come before the search.
   */
  isFirst: boolean;
  /**
   * True on a page rendered before the names were known: it reserves the height of one suggestion.
   */
  hasOnePlace: boolean;
  /**
   * True once the user has searched or chosen, so that layout shifts follow from their own action.
   */
  isTouched: boolean;
};

/** Only the server knows how likely each suggestion is. docs/decisions/0019-category-search.md. */
export function useIndustrySuggestions(
  initial: Answers,
  site: string,
  isTouched: boolean,
): IndustrySuggestionState {
  const { flags } = usePortal().boot;
  const names = useMemo(
    () => tellingNames(initial, { usesDba: flags.categoryPredictedByDbaEnabled }),
    [initial, flags],
  );
  const isOn = flags.categoriesPredictEnabled;
  const isHydrated = useIsHydrated();
  const [isDrawn] = useState(!isHydrated);
  // Captured on first render, because a server-rendered page reads the draft only after hydration.
  const [known] = useState(isOn ? names : NO_NAMES);
  const industries = useNamedIndustries(known);
  const pausedSite = useDebouncedValue(site);
  const [read, setRead] = useState(pausedSite);
  // New suggestions must not disturb someone who has chosen or typed.
  if (!isTouched && read !== pausedSite) setRead(pausedSite);
  const [isFirst] = useState(
    () => known.length > 0 && suggestIndustries(industryIndex(industries), known, read).length > 0,
  );
  const inputs = isOn ? [...names, read].filter((input) => input.trim() !== '').join('\n') : '';
  const guesses = useServerGuesses(inputs, isTouched, industries, isDrawn);
  const hasOnePlace = isDrawn && isOn && known.length === 0;
  const places = { hasOnePlace, isTouched };
  if (inputs === '') return { ...NOTHING, ...places, waiting: 0, isFirst: false };
  const { shown, isSure } = guesses ?? NOTHING;
  const isAwaited = guesses === undefined && (isFirst || hasOnePlace);
  return {
    shown: hasOnePlace ? shown.slice(0, IN_ONE_PLACE) : shown,
    isSure,
    ...places,
    waiting: isAwaited ? 1 : 0,
    isFirst,
  };
}

/**
 * Undefined while pending; dropped once the user has searched or chosen. A server-rendered page
 * requests them when idle.
 */
function useServerGuesses(
  inputs: string,
  isTouched: boolean,
  industries: readonly DescribedIndustry[],
  isDrawn: boolean,
): ShownGuesses<DescribedIndustry> | undefined {
  const [decided, setDecided] = useState<{
    to: string;
    guesses: ShownGuesses<DescribedIndustry>;
  }>();
  const isStillUntouched = useEffectEvent(() => !isTouched);
  useEffect(() => {
    let isOld = false;
    const ask = () => {
      if (isOld || inputs === '' || !isStillUntouched()) return;
      void fetchPredictions(inputs.split('\n'), industries).then((found) => {
        if (isOld || !isStillUntouched()) return;
        setDecided({ to: inputs, guesses: industriesOf(shownGuesses(found ?? [])) });
      });
    };
    if (isDrawn) whenIdle(ask);
    else ask();
    return () => {
      isOld = true;
    };
  }, [inputs, industries, isDrawn]);
  if (decided?.to === inputs) return decided.guesses;
  return isTouched ? NOTHING : undefined;
}

const industriesOf = ({
  shown,
  isSure,
}: ShownGuesses<{ industry: DescribedIndustry }>): ShownGuesses<DescribedIndustry> => ({
  shown: shown.map(({ industry }) => industry),
  isSure,
});
