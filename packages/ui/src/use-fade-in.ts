import { type RefObject, useLayoutEffect, useRef } from 'react';

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
    const duration = Number.parseFloat(getComputedStyle(current).getPropertyValue('--t-step'));
    if (duration > 0) current.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
  }, [shown]);
  return element;
}
