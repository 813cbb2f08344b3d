import { LIMITS } from '@signet/rulebook/core/limits';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../application.tsx';
import { useValidationContext } from '../form/use-form.ts';
import { type AddressSuggester, type AddressSuggestion, loadPlaces } from './google-places.ts';

type Suggestions = {
  isHelping: boolean;
  items: readonly AddressSuggestion[];
  isLoading: boolean;
  hasAnswered: boolean;
};

/** Debounced address suggestions; responses to outdated input are dropped. */
export function useAddressSuggestions(
  typed: string,
  { isRequested, isHome }: { isRequested: boolean; isHome: boolean },
): Suggestions {
  const { boot } = usePortal();
  const { market } = useValidationContext();
  const [places, setPlaces] = useState<AddressSuggester | 'failed'>();
  const [answer, setAnswer] = useState<{ to: string; items: readonly AddressSuggestion[] }>({
    to: '',
    items: [],
  });
  const latest = useRef('');
  const input =
    isRequested && typed.trim().length >= LIMITS.addressSearchMinChars ? typed.trim() : '';
  useEffect(() => {
    loadPlaces({ script: boot.scripts.places, locale: boot.locale, market, isHome }).then(
      setPlaces,
      () => setPlaces('failed'),
    );
  }, [boot, market, isHome]);
  useEffect(() => {
    latest.current = input;
    if (input === '' || places === undefined || places === 'failed') return;
    const timer = setTimeout(() => {
      const take = (items: readonly AddressSuggestion[]) =>
        latest.current === input && setAnswer({ to: input, items });
      places.suggest(input).then(take, () => take([])); // without a response, the address is typed manually
    }, LIMITS.addressSearchMs);
    return () => clearTimeout(timer);
  }, [input, places]);
  const hasAnswered = input !== '' && answer.to === input;
  return {
    isHelping: places !== 'failed',
    items: input === '' ? [] : answer.items,
    isLoading: input !== '' && !hasAnswered,
    hasAnswered,
  };
}
