type FocusReports = {
  /** Off screen: WebKit doesn't let a cross-origin frame scroll its parent. */
  onHidden: (topPx: number) => void;
  /** On screen, but only the parent knows whether its own header covers it. */
  onShown: (topPx: number) => void;
};

/**
 * Reports the distance of the focused field from the frame's top. Without document focus nothing is
 * reported, so a frame never scrolls the parent to itself. Returns the stop function.
 * docs/decisions/0092.
 */
export function followFocus({ onHidden, onShown }: FocusReports): () => void {
  let observer: IntersectionObserver | undefined;
  let isPressing = false;
  // Focus moves right after `mousedown` (a tap fires one too), before the next task.
  const press = (): void => {
    isPressing = true;
    setTimeout(() => {
      isPressing = false;
    });
  };
  const look = ({ target }: FocusEvent): void => {
    observer?.disconnect();
    if (!(target instanceof Element) || !document.hasFocus()) return;
    // A button that was pressed is in sight, and scrolling back to it would hide what the press
    // brought into view.
    if (isPressing && target.matches('button, a')) return;
    observer = new IntersectionObserver((entries, own) => {
      own.disconnect();
      const { isIntersecting = true, boundingClientRect } = entries.at(-1) ?? {};
      const top = topOf(target.closest('.field')?.getBoundingClientRect() ?? boundingClientRect);
      (isIntersecting ? onShown : onHidden)(top);
    });
    observer.observe(target);
  };
  document.addEventListener('mousedown', press, { capture: true });
  document.addEventListener('focusin', look);
  return () => {
    observer?.disconnect();
    document.removeEventListener('mousedown', press, { capture: true });
    document.removeEventListener('focusin', look);
  };
}

const airPx = 16;

const topOf = (rect: DOMRectReadOnly | undefined): number =>
  Math.max(0, Math.round((rect?.top ?? 0) - airPx));
