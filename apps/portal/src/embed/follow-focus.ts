/**
 * Tells how far below the frame's top the focus stands when it went where nobody sees it: WebKit lets no frame of another origin scroll the page
 * around it. A frame that nobody is in tells nothing, so that it never pulls a page to itself. Answers how to stop. docs/decisions/0092.
 */
export function followFocus(tell: (topPx: number) => void): () => void {
  let observer: IntersectionObserver | undefined;
  const look = ({ target }: FocusEvent): void => {
    observer?.disconnect();
    if (!(target instanceof Element) || !document.hasFocus()) return;
    observer = new IntersectionObserver((entries, own) => {
      own.disconnect();
      const { isIntersecting = true, boundingClientRect } = entries.at(-1) ?? {};
      if (!isIntersecting) tell(topOf(target.closest('.field')?.getBoundingClientRect() ?? boundingClientRect));
    });
    observer.observe(target);
  };
  document.addEventListener('focusin', look);
  return () => {
    observer?.disconnect();
    document.removeEventListener('focusin', look);
  };
}

/** With a little air above, and the field's label. */
const airPx = 16;

const topOf = (rect: DOMRectReadOnly | undefined): number => Math.max(0, Math.round((rect?.top ?? 0) - airPx));
