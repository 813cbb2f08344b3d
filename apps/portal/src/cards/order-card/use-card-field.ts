import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { usePortal } from '../../platform/application.tsx';
import { type CardField, mountCardField } from '../card-field.ts';

export type CardFieldState = {
  place: RefObject<HTMLDivElement | null>;
  state: 'loading' | 'ready' | 'failed';
  /** The provider's word about what is typed. */
  problem: string | undefined;
  /** How often it was changed. */
  times: number;
  /** The field once it is ready. */
  field: () => CardField;
};

/** The provider's field on this page, for as long as the part that shows it is there. */
export function useCardField(): CardFieldState {
  const { locale, cardField } = usePortal().boot;
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<CardField>(undefined);
  const [state, setState] = useState<CardFieldState['state']>('loading');
  const [typed, setTyped] = useState<{ times: number; problem: string | undefined }>({ times: 0, problem: undefined });
  useEffect(() => {
    if (place.current === null) return;
    let isGone = false;
    mountCardField({ place: place.current, ...cardField, locale }, (problem) =>
      setTyped(({ times }) => ({ times: times + 1, problem })),
    ).then(
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
