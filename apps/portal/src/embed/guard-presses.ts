import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import type { RouteId } from '@signet/rulebook/routes';

/** Pages on which a press sends, signs, pays or leaves somebody out. */
const BINDING: readonly RouteId[] = [
  'check-answers',
  'new-store',
  'owners',
  'owners-bank',
  'bank',
  'bank-deposits',
  'order',
  'order-card',
  'cash-advance-redirect',
];

/**
 * Lets no press count that comes within half a second of the frame's becoming visible: a page around it could show it under a press that was
 * meant for something else. Keys are nobody's to misdirect, and count. Answers how to stop.
 */
export function guardPresses(stepNow: () => RouteId): () => void {
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
  const turn = (): void => see(document.visibilityState === 'visible');
  const refuse = (event: MouseEvent): void => {
    const isByPointer = event.isTrusted && event.detail > 0;
    if (!isByPointer || !BINDING.includes(stepNow()) || !(event.target instanceof Element)) return;
    if (event.target.closest('main button') === null || performance.now() - visibleSince >= EMBED_LIMITS.pressAfterMs) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('visibilitychange', turn);
  document.addEventListener('click', refuse, { capture: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', turn);
    document.removeEventListener('click', refuse, { capture: true });
  };
}
