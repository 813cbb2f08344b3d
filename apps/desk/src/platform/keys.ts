import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

export type KeyBindings = Readonly<Record<string, () => void>>;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The binding of a single key; none with a modifier, or while something is typed. */
export function bindingOf(
  bindings: KeyBindings,
  { key, ctrlKey, metaKey, altKey, isComposing }: Pressed,
  isInField: boolean,
): (() => void) | undefined {
  if (ctrlKey || metaKey || altKey || isComposing || isInField) return undefined;
  const names = key.length === 1 ? [key, key.toLowerCase()] : [key];
  const name = names.find((one) => Object.hasOwn(bindings, one));
  return name === undefined ? undefined : bindings[name];
}

const SETTING = 'desk.keys';

/** Single keys can be turned off, for whoever dictates or reads with keys of their own. */
export const keysAreOn = (): boolean => {
  try {
    return localStorage.getItem(SETTING) !== 'off';
  } catch {
    return true; // no storage, no setting
  }
};

export function useKeySetting(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(keysAreOn);
  const change = (to: boolean) => {
    setOn(to);
    try {
      localStorage.setItem(SETTING, to ? 'on' : 'off');
    } catch {
      return; // it lasts as long as the page, then
    }
  };
  return [isOn, change];
}

const inField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

const areTaken = (): boolean => !keysAreOn() || document.querySelector('dialog[open]') !== null;

const togetherMs = 1500;

/** One key and then another of `bindings`, which no page is told of. */
export function useKeysAfter(first: string, bindings: KeyBindings): void {
  const firstAt = useRef(Number.NEGATIVE_INFINITY);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (areTaken()) return;
    const isSecond = event.timeStamp - firstAt.current < togetherMs;
    firstAt.current = Number.NEGATIVE_INFINITY;
    const waiting = { [first]: () => (firstAt.current = event.timeStamp) };
    const binding = bindingOf(isSecond ? bindings : waiting, event, inField(event));
    if (binding === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    binding();
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

/** Single keys of a page; a dialog over it takes them away. */
export function useKeys(bindings: KeyBindings): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (areTaken()) return;
    const binding = bindingOf(bindings, event, inField(event));
    if (binding === undefined) return;
    event.preventDefault();
    binding();
  });
  // Before the page is painted: a key pressed as soon as a page is seen must not be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
