import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { restoreTypedAnswers, saveTypedAnswers } from './typed-before.ts';

type Kept = Readonly<Record<string, unknown>>;

const placeOf = (name: string): string => `${window.location.pathname}#${name}`;

/** Page state that is neither an answer nor a secret; survives signing in again and reloads. */
export function useKeptState<Value extends Kept | undefined>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, set] = useState(initial);
  const restore = useEffectEvent(() => {
    const kept: Kept = restoreTypedAnswers(placeOf(name));
    if (Object.keys(kept).length > 0) set(kept as Value); // written by keep below
  });
  const keep = useEffectEvent(() => {
    if (value !== undefined) saveTypedAnswers(placeOf(name), value);
  });
  useEffect(() => {
    restore();
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return [value, set];
}
