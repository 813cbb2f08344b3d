import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import type { RouteId } from '@signet/rulebook/routes';
import { isBinding } from './binding-pages.ts';
import { watchCover } from './watch-cover.ts';

type Guarded = {
  stepNow: () => RouteId;
  /** A press was refused because something lies over the button: the person must hear of it, for it may be there by nobody's bad will. */
  onCovered: () => void;
};

/**
 * On pages that bind somebody, lets no press count that comes within half a second of the frame's becoming visible, or through something that lies
 * over the button: a page around it could lead a press there that was meant for something else. Keys are nobody's to misdirect, and count. Answers
 * how to stop. docs/decisions/0107 and 0119.
 */
export function guardPresses({ stepNow, onCovered }: Guarded): () => void {
  let visibleSince = performance.now();
  let isSeen = true;
  const see = (isNow: boolean): void => {
    if (isNow && !isSeen) visibleSince = performance.now();
    isSeen = isNow;
  };
  const content = document.querySelector('.app') ?? document.body;
  // A browser tells of the window itself, across the borders of all frames in between.
  const observer = new IntersectionObserver((entries) => see(entries.at(-1)?.isIntersecting === true));
  observer.observe(content);
  const cover = watchCover();
  const look = (): void => cover.look(isBinding(stepNow()) ? [...document.querySelectorAll('main button')] : []);
  const changes = new MutationObserver(look);
  changes.observe(content, { subtree: true, childList: true });
  look();
  const turn = (): void => see(document.visibilityState === 'visible');
  const refuse = (event: MouseEvent): void => {
    const isByPointer = event.isTrusted && event.detail > 0;
    if (!isByPointer || !isBinding(stepNow()) || !(event.target instanceof Element)) return;
    const button = event.target.closest('main button');
    if (button === null) return;
    const isCovered = cover.isCovered(button);
    if (!isCovered && performance.now() - visibleSince >= EMBED_LIMITS.pressAfterMs) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isCovered) onCovered();
  };
  document.addEventListener('visibilitychange', turn);
  document.addEventListener('click', refuse, { capture: true });
  return () => {
    observer.disconnect();
    changes.disconnect();
    cover.stop();
    document.removeEventListener('visibilitychange', turn);
    document.removeEventListener('click', refuse, { capture: true });
  };
}
