import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import { isBinding, matchPath } from '@signet/rulebook/routes';
import { useSyncExternalStore } from 'react';

import { watchCover } from './watch-cover.ts';

/**
 * Presses ignored because something covers the button: the applicant must be told, since the cover
 * may be innocent.
 */
let coveredPresses = 0;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many presses were ignored so far because something covers the button. */
export const getCoveredPresses = (): number => coveredPresses;

export const useCoveredPresses = (): number =>
  useSyncExternalStore(listen, getCoveredPresses, () => 0);

const isPageBinding = (): boolean => {
  const matched = matchPath(location.pathname);
  return matched !== undefined && isBinding(matched.route);
};

/** Takes a press back that the page collected to replay it once it is hydrated. */
function forgetCollected(button: Element): void {
  const { pressedBefore } = globalThis;
  if (pressedBefore) globalThis.pressedBefore = pressedBefore.filter((one) => one !== button);
}

/**
 * Clickjacking protection on binding pages: ignores presses within half a second of the frame
 * becoming visible, or through something that covers the button. Key presses cannot be misdirected,
 * so they count. Starts before the page hydrates; presses from before are forgotten.
 * docs/decisions/0107 and 0119.
 */
export function guardPresses(): void {
  if (isPageBinding() && globalThis.pressedBefore) globalThis.pressedBefore = [];
  let visibleSince = performance.now();
  let isSeen = true;
  const see = (isNow: boolean): void => {
    if (isNow && !isSeen) visibleSince = performance.now();
    isSeen = isNow;
  };
  // The observer's implicit root is the top-level viewport, even across nested frames. A busy page
  // hears of several changes at once: a frame that was hidden in between has to wait again.
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) see(isIntersecting);
  });
  observer.observe(document.body);
  const cover = watchCover();
  const look = (): void =>
    cover.look(isPageBinding() ? [...document.querySelectorAll('main button')] : []);
  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true });
  look();
  const onVisibilityChange = (): void => see(document.visibilityState === 'visible');
  const blockPress = (event: MouseEvent): void => {
    const isByPointer = event.isTrusted && event.detail > 0;
    if (!isByPointer || !isPageBinding() || !(event.target instanceof Element)) return;
    const button = event.target.closest('main button');
    if (button === null) return;
    const isCovered = cover.isCovered(button);
    // Not seen although it was pressed: the browser has yet to report that the frame came back, or
    // the button, and only then whether something covers it.
    const isInView = isSeen && !cover.isOutOfView(button);
    const isSettled = isInView && performance.now() - visibleSince >= EMBED_LIMITS.pressAfterMs;
    if (!isCovered && isSettled) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    forgetCollected(button);
    if (!isCovered) return;
    coveredPresses += 1;
    for (const tell of listeners) tell();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  document.addEventListener('click', blockPress, { capture: true });
}
