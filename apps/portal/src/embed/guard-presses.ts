import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import { isBinding, type RouteId } from '@signet/rulebook/routes';

import { watchCover } from './watch-cover.ts';

type GuardOptions = {
  stepNow: () => RouteId;
  /**
   * Called when a press was ignored because something covers the button; the applicant must be
   * told, since the cover may be innocent.
   */
  onCovered: () => void;
};

/**
 * Clickjacking protection on binding pages: ignores presses within half a second of the frame
 * becoming visible, or through something that covers the button. Key presses cannot be misdirected,
 * so they count. Returns the stop function. docs/decisions/0107 and 0119.
 */
export function guardPresses({ stepNow, onCovered }: GuardOptions): () => void {
  let visibleSince = performance.now();
  let isSeen = true;
  const see = (isNow: boolean): void => {
    if (isNow && !isSeen) visibleSince = performance.now();
    isSeen = isNow;
  };
  const content = document.querySelector('.app') ?? document.body;
  // The observer's implicit root is the top-level viewport, even across nested frames. A busy page
  // hears of several changes at once: a frame that was hidden in between has to wait again.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) see(isIntersecting);
  });
  observer.observe(content);
  const cover = watchCover();
  const look = (): void =>
    cover.look(isBinding(stepNow()) ? [...document.querySelectorAll('main button')] : []);
  const changes = new MutationObserver(look);
  changes.observe(content, { subtree: true, childList: true });
  look();
  const onVisibilityChange = (): void => see(document.visibilityState === 'visible');
  const blockPress = (event: MouseEvent): void => {
    const isByPointer = event.isTrusted && event.detail > 0;
    if (!isByPointer || !isBinding(stepNow()) || !(event.target instanceof Element)) return;
    const button = event.target.closest('main button');
    if (button === null) return;
    const isCovered = cover.isCovered(button);
    // Not seen although it was pressed: the browser has yet to report that the frame came back.
    const isSettled = isSeen && performance.now() - visibleSince >= EMBED_LIMITS.pressAfterMs;
    if (!isCovered && isSettled) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isCovered) onCovered();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  document.addEventListener('click', blockPress, { capture: true });
  return () => {
    observer.disconnect();
    changes.disconnect();
    cover.stop();
    document.removeEventListener('visibilitychange', onVisibilityChange);
    document.removeEventListener('click', blockPress, { capture: true });
  };
}
