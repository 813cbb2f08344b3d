import type { DescribedIndustry } from '@signet/industries/describe-industries';
import type { IndustryIndex } from '@signet/industries/search/industry-index';
import { suggestIndustries } from '@signet/industries/search/suggest-industries';
import type { Answers } from '@signet/rulebook/answer-rows';
import { type ShownGuesses, shownGuesses, tellingNames } from '@signet/rulebook/category/guesses';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { fetchPredictions } from './fetch-predictions.ts';
import { useNameIndex } from './load-industry-index.ts';

const NO_NAMES: readonly string[] = [];
const NOTHING: ShownGuesses<DescribedIndustry> = { shown: [], isSure: false };

export type IndustrySuggestionState = ShownGuesses<DescribedIndustry> & {
  /** Places reserved for the server's reply, so that the layout does not move. */
  waiting: number;
  /** True when the words of the name themselves speak of a trade: the guesses stand before the search then. */
  isFirst: boolean;
};

/** What the business's names and website speak of; how likely that is only the server can say. docs/decisions/0019-category-search.md. */
export function useIndustrySuggestions(initial: Answers, site: string, isTouched: boolean): IndustrySuggestionState {
  const { flags } = usePortal().boot;
  const names = useMemo(() => tellingNames(initial, { usesDba: flags.categoryPredictedByDbaEnabled }), [initial, flags]);
  const isOn = flags.categoriesPredictEnabled;
  const index = useNameIndex(isOn ? names : NO_NAMES);
  const pausedSite = useDebouncedValue(site);
  const [read, setRead] = useState(pausedSite);
  if (!isTouched && read !== pausedSite) setRead(pausedSite); // who has chosen or typed is not disturbed by new guesses
  const local = useMemo(() => (isOn ? suggestIndustries(index, names, read) : []), [isOn, index, names, read]);
  const [isFirst] = useState(local.length > 0);
  const inputs = isOn ? [...names, read].filter((input) => input.trim() !== '').join('\n') : '';
  const guesses = useServerGuesses(inputs, isTouched, index);
  if (inputs === '') return { ...NOTHING, waiting: 0, isFirst: false };
  // Without an answer the best of the words themselves is offered, and never chosen beforehand.
  if (guesses === 'unanswered') return { shown: local.slice(0, 1), isSure: false, waiting: 0, isFirst };
  return { ...(guesses ?? NOTHING), waiting: guesses === undefined && isFirst ? 1 : 0, isFirst };
}

type Guesses = ShownGuesses<DescribedIndustry> | 'unanswered';

/** The server's answer to these inputs; undefined until it came, or was no longer waited for: it counts only while nothing was touched. */
function useServerGuesses(inputs: string, isTouched: boolean, index: IndustryIndex): Guesses | undefined {
  const [decided, setDecided] = useState<{ to: string; guesses: Guesses }>();
  const isStillUntouched = useEffectEvent(() => !isTouched);
  useEffect(() => {
    if (inputs === '' || !isStillUntouched()) return;
    let isOld = false;
    void fetchPredictions(inputs.split('\n'), index.industries).then((found) => {
      if (isOld || !isStillUntouched()) return;
      setDecided({ to: inputs, guesses: found === undefined ? 'unanswered' : industriesOf(shownGuesses(found)) });
    });
    return () => {
      isOld = true;
    };
  }, [inputs, index]);
  if (decided?.to === inputs) return decided.guesses;
  return isTouched ? NOTHING : undefined;
}

const industriesOf = ({ shown, isSure }: ShownGuesses<{ industry: DescribedIndustry }>): ShownGuesses<DescribedIndustry> => ({
  shown: shown.map(({ industry }) => industry),
  isSure,
});
