import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { keptTypedAnswers, saveTypedAnswers } from './typed-before.ts';

type Kept = Readonly<Record<string, unknown>>;

const placeOf = (name: string): string => `${window.location.pathname}#${name}`;

/**
 * Page state that is neither an answer nor a secret; survives signing in again and reloads. Kept
 * with each change, because a page that leaves for the sign-in provider may be replaced before its
 * `pagehide` is heard.
 */
export function useKeptState<Value extends Kept | undefined>(
  name: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, set] = useState(initial);
  useEffect(() => {
    const kept: Kept = keptTypedAnswers(placeOf(name));
    if (Object.keys(kept).length > 0) set(kept as Value); // written below
  }, [name]);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return; // the state that the page begins with
    before.current = value;
    saveTypedAnswers(placeOf(name), value ?? {});
  }, [name, value]);
  return [value, set];
}
