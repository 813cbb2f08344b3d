import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A build writes 140ms as .14s. */
export const milliseconds = (time: string): number =>
  Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000);

/**
 * Fades an element in whenever what it shows has changed, from `risePx` below its place; at first it
 * stands at once. Duration and easing are the design's own; with less motion there is none.
 */
export function useFadeIn<Shown extends HTMLElement>(
  shown: string,
  risePx = 0,
): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { current } = element;
    if (current === null) return;
    const style = getComputedStyle(current);
    const duration = milliseconds(style.getPropertyValue('--t-step'));
    if (duration > 0)
      current.animate(
        { opacity: [0, 1], translate: [`0 ${risePx}px`, '0'] },
        {
          duration,
          easing: style.getPropertyValue('--ease').trim(),
        },
      );
  }, [shown, risePx]);
  return element;
}
