import { ApiError } from '@signet/web/api';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../platform/application.tsx';
import { type CardField, mountCardField } from '../card-field.ts';

/**
 * Counts the field's state changes and focus visits, and keeps the provider's latest error message.
 */
type Typed = { changes: number; visits: number; problem: string | undefined };

export type CardFieldState = Typed & {
  place: RefObject<HTMLDivElement | null>;
  state: 'loading' | 'ready' | 'failed';
  /** Throws ApiError `card.failed` until the field is ready. */
  field: () => CardField;
};

export function useCardField(): CardFieldState {
  const { locale, cardField } = usePortal().boot;
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<CardField>(undefined);
  const [state, setState] = useState<CardFieldState['state']>('loading');
  const [typed, setTyped] = useState<Typed>({ changes: 0, visits: 0, problem: undefined });
  useEffect(() => {
    if (place.current === null) return;
    let isGone = false;
    const listeners = {
      onChange: (problem: string | undefined) =>
        setTyped(({ changes, visits }) => ({ changes: changes + 1, visits, problem })),
      onFocus: () => setTyped((known) => ({ ...known, visits: known.visits + 1 })),
    };
    mountCardField({ place: place.current, ...cardField, locale }, listeners).then(
      (field) => {
        if (isGone) return field.remove();
        mounted.current = field;
        setState('ready');
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!isGone) setState('failed');
      },
    );
    return () => {
      isGone = true;
      mounted.current?.remove();
      mounted.current = undefined;
    };
  }, [locale, cardField]);
  return {
    place,
    state,
    ...typed,
    field: () => {
      if (mounted.current === undefined) throw new ApiError('card.failed');
      return mounted.current;
    },
  };
}
