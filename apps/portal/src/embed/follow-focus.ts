/**
 * Reports the distance of the focused field from the frame's top when it is off screen, because WebKit doesn't let a cross-origin frame
 * scroll its parent. Without document focus nothing is reported, so a frame never scrolls the parent to itself. Returns the stop function.
 * docs/decisions/0092.
 */
export function followFocus(report: (topPx: number) => void): () => void {
  let observer: IntersectionObserver | undefined;
  const look = ({ target }: FocusEvent): void => {
    observer?.disconnect();
    if (!(target instanceof Element) || !document.hasFocus()) return;
    observer = new IntersectionObserver((entries, own) => {
      own.disconnect();
      const { isIntersecting = true, boundingClientRect } = entries.at(-1) ?? {};
      if (!isIntersecting) report(topOf(target.closest('.field')?.getBoundingClientRect() ?? boundingClientRect));
    });
    observer.observe(target);
  };
  document.addEventListener('focusin', look);
  return () => {
    observer?.disconnect();
    document.removeEventListener('focusin', look);
  };
}

const airPx = 16;

const topOf = (rect: DOMRectReadOnly | undefined): number => Math.max(0, Math.round((rect?.top ?? 0) - airPx));
