import type { RequestBodyOf } from '@signet/rulebook/endpoints';
import { type SearchKind, soughtOf } from '@signet/rulebook/search/search-kinds';
import { ApiError } from '@signet/web/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../platform/call.ts';
import type { FoundApplications } from './found-applications.ts';

type Sought = RequestBodyOf<'searchApplications'>;

export type SearchFilters = NonNullable<Sought['filters']>;

export type SearchState = {
  found?: FoundApplications;
  error?: ApiError;
  isSearching: boolean;
  /** There is too little to look for. */
  isShort: boolean;
};

/** Long enough that a name being typed is searched once. */
const restMs = 250;

const NO_FILTERS: SearchFilters = {};

const NOTHING: SearchState = { isSearching: false, isShort: true };

/** What a typed text finds, a moment after the last key; an earlier answer never replaces a later one. */
export function useSearch(
  kind: SearchKind,
  text: string,
  filters: SearchFilters = NO_FILTERS,
): SearchState {
  const [state, setState] = useState<SearchState>(NOTHING);
  const search = useEffectEvent(async (body: Sought, isCurrent: () => boolean) => {
    try {
      const found = await call('searchApplications', { body });
      if (isCurrent()) setState({ found, isSearching: false, isShort: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isCurrent()) setState({ error, isSearching: false, isShort: false });
    }
  });
  const begin = useEffectEvent((): boolean => {
    const isShort = soughtOf(kind, text) === undefined;
    setState((before) => (isShort ? NOTHING : { ...before, isSearching: true, isShort }));
    return !isShort;
  });
  useEffect(() => {
    if (!begin()) return;
    let isOver = false;
    const timer = setTimeout(() => void search({ kind, text, filters }, () => !isOver), restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [kind, text, filters]);
  return state;
}
