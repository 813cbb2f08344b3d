import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A build writes 140ms as .14s. */
export const milliseconds = (time: string): number =>
  Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000);

/**
 * Fades an element in whenever what it shows has changed; at first it stands at once. The duration
 * is the design's own, which is none for people who want less motion.
 */
export function useFadeIn<Shown extends HTMLElement>(shown: string): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { current } = element;
    if (current === null) return;
    const duration = milliseconds(getComputedStyle(current).getPropertyValue('--t-step'));
    if (duration > 0) current.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
  }, [shown]);
  return element;
}
