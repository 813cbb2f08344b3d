import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';

/**
 * Includes overflowing content such as a suggestion list below the last field. Never the document's
 * height, which equals the frame's.
 */
const heightOf = (content: Element): number =>
  Math.max(Math.ceil(content.getBoundingClientRect().height), content.scrollHeight);

/**
 * False while the frame is hidden or too narrow, as during an opening animation; it then keeps its
 * height.
 */
const isLaidOut = (height: number): boolean =>
  height > 0 && window.innerWidth >= EMBED_LIMITS.heightFromWidthPx;

/**
 * Reports content height changes of at least 1 px after 100 ms without further change; also polls,
 * for changes the ResizeObserver misses. Silent while the frame fills the window. Returns the stop
 * function.
 */
export function followHeight(
  report: (height: number) => void,
  { minHeight = 0, isHeld }: { minHeight?: number; isHeld: () => boolean },
): () => void {
  let reported = 0;
  let seen = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const content = document.querySelector('.app') ?? document.body;
  const look = (): void => {
    const ownHeight = heightOf(content);
    if (isHeld() || !isLaidOut(ownHeight)) return;
    const height = Math.max(minHeight, ownHeight);
    if (Math.abs(height - seen) < EMBED_LIMITS.heightStepPx) return;
    seen = height;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (Math.abs(seen - reported) < EMBED_LIMITS.heightStepPx) return;
      reported = seen;
      report(seen);
    }, EMBED_LIMITS.heightDebounceMs);
  };
  const observer = new ResizeObserver(look);
  observer.observe(content);
  const poll = setInterval(look, EMBED_LIMITS.heightPollMs);
  look();
  return () => {
    observer.disconnect();
    clearInterval(poll);
    clearTimeout(timer);
  };
}

const OVER_PAGE = 'dialog[open], iframe[title="Plaid Link"]';

const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true;

const hasWindowOver = (): boolean => [...document.querySelectorAll(OVER_PAGE)].some(isShown);

/**
 * Reports when an overlay opens, and when none has been open for 180 ms, because one may follow
 * another.
 */
export function fullScreenReporter(report: (isFullScreen: boolean) => void): {
  look: () => void;
  isFull: () => boolean;
  stop: () => void;
} {
  let isFull = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const set = (next: boolean): void => {
    leaving = undefined;
    if (next === isFull) return;
    isFull = next;
    report(next);
  };
  return {
    look: () => {
      if (hasWindowOver()) {
        clearTimeout(leaving);
        set(true);
      } else if (isFull) leaving ??= setTimeout(set, EMBED_LIMITS.fullScreenLeaveMs, false);
    },
    isFull: () => isFull,
    stop: () => clearTimeout(leaving),
  };
}
