import { useEffect, useEffectEvent } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { restoreTypedAnswers, saveTypedAnswers } from '../../platform/form/typed-before.ts';
import { usePlace } from '../../platform/navigation.ts';

/** What the page shows: the list, the applicant's own share, a partner's answers, or what proves who the partner is. */
export type OwnersView = { view: 'list' } | { view: 'own' } | { view: 'person'; ownerId?: string } | { view: 'details'; ownerId: string };

/** The place within the page, kept in the history, so that Back and a reload do what one expects; the address stays the list's. */
export function useOwnersView(): { at: OwnersView; open: (at: OwnersView, options?: { replace?: boolean }) => void } {
  const [path, navigate] = usePlace();
  const state: { owners?: OwnersView } | null = useHistoryState();
  return {
    at: state?.owners ?? { view: 'list' },
    open: (at, { replace = false } = {}) => navigate(path, { replace, state: at.view === 'list' ? null : { owners: at } }),
  };
}

const PLACE = 'place';
const keptPlace = (): string => `${window.location.pathname}#${PLACE}`;

/** Opens the form again that was open when the person had to leave, for example to sign in: a new document has no history of its own. */
export function useReturnToForm(): void {
  const { at, open } = useOwnersView();
  const restore = useEffectEvent(() => {
    const kept = restoreTypedAnswers(keptPlace()) as unknown as OwnersView; // written below
    if (at.view === 'list' && 'view' in kept) open(kept, { replace: true });
  });
  const keepPlace = useEffectEvent(() => {
    if (at.view !== 'list') saveTypedAnswers(keptPlace(), at);
  });
  useEffect(() => {
    restore();
    const keep = () => keepPlace();
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
}
