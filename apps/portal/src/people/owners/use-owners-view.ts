import { useEffect, useEffectEvent, useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { keptTypedAnswers, saveTypedAnswers } from '../../platform/form/typed-before.ts';
import { usePlace } from '../../platform/navigation.ts';

export type OwnersView =
  | { view: 'list' }
  | { view: 'own' }
  | { view: 'person'; ownerId?: string }
  | { view: 'details'; ownerId: string }
  /**
   * A company that holds a share of the business or of company `of`; with an id, one that is on the
   * list.
   */
  | { view: 'company'; companyId?: string; of?: string }
  /** A person behind a company, somebody on the list behind it, or why they cannot be named. */
  | { view: 'behind' | 'holder' | 'unnamed'; companyId: string };

/**
 * The view is kept in the history state, so that Back and reload work; the address stays the
 * list's.
 */
export function useOwnersView(): {
  at: OwnersView;
  open: (at: OwnersView, options?: { replace?: boolean }) => void;
} {
  const [path, navigate] = usePlace();
  const state: { owners?: OwnersView } | null = useHistoryState();
  return {
    at: state?.owners ?? { view: 'list' },
    open: (at, { replace = false } = {}) =>
      navigate(path, { replace, state: at.view === 'list' ? null : { owners: at } }),
  };
}

const PLACE = 'place';
const keptPlace = (): string => `${window.location.pathname}#${PLACE}`;

/**
 * Reopens the form that was open when the user left, such as to sign in, because a new document has
 * no history state.
 */
export function useReturnToForm(): void {
  const { at, open } = useOwnersView();
  const restore = useEffectEvent(() => {
    const kept = keptTypedAnswers(keptPlace()) as unknown as Partial<OwnersView>; // written below
    if (at.view === 'list' && kept.view !== undefined) open(kept as OwnersView, { replace: true });
  });
  useEffect(() => {
    restore();
    const place = keptPlace();
    return () => saveTypedAnswers(place, {}); // left for another page of ours
  }, []);
  const before = useRef(at.view);
  useEffect(() => {
    if (at.view !== 'list') saveTypedAnswers(keptPlace(), at);
    else if (before.current !== 'list') saveTypedAnswers(keptPlace(), {});
    before.current = at.view;
  }, [at]);
}
