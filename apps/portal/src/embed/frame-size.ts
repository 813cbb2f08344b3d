import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';

/** As high as the content, and as what hangs out of it: a list of suggestions below the last field. Never the document's own height, which is the frame's. */
const heightOf = (content: Element): number => Math.max(Math.ceil(content.getBoundingClientRect().height), content.scrollHeight);

/** False where the frame is hidden, or so narrow that it is just being opened or closed. It keeps the height that it had. */
const isLaidOut = (height: number): boolean => height > 0 && window.innerWidth >= EMBED_LIMITS.heightFromWidthPx;

/**
 * Tells the height of the page's content when it has changed by 1 px, once it has rested for 100 ms; a poll looks where the browser's
 * observer says nothing. Silent while the frame fills the window. Answers how to stop.
 */
export function followHeight(
  tell: (height: number) => void,
  { minHeight = 0, isHeld }: { minHeight?: number; isHeld: () => boolean },
): () => void {
  let told = 0;
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
      if (Math.abs(seen - told) < EMBED_LIMITS.heightStepPx) return;
      told = seen;
      tell(seen);
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

/** A dialog of ours, or the window that the bank's vendor lays over the page. */
const OVER_PAGE = 'dialog[open], iframe[title="Plaid Link"]';

const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true;

const hasWindowOver = (): boolean => [...document.querySelectorAll(OVER_PAGE)].some(isShown);

/** Tells when something opens over the page, and when nothing has been there for 180 ms: one window may follow another. */
export function fullScreenTeller(tell: (isFullScreen: boolean) => void): { look: () => void; isFull: () => boolean; stop: () => void } {
  let isFull = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const set = (next: boolean): void => {
    leaving = undefined;
    if (next === isFull) return;
    isFull = next;
    tell(next);
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
