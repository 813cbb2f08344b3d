import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';

type Sighted = IntersectionObserverEntry & { isVisible?: boolean };
// The DOM types only cover v1.
const OPTIONS = { trackVisibility: true, delay: 100 } as IntersectionObserverInit;

const isKnown = (): boolean =>
  typeof IntersectionObserverEntry !== 'undefined' &&
  'isVisible' in IntersectionObserverEntry.prototype;

export type CoverWatch = {
  look: (buttons: readonly Element[]) => void;
  /** True for a button that is covered now or was within the last half second. */
  isCovered: (button: Element) => boolean;
  /** True for a button that the browser last reported as out of view. */
  isOutOfView: (button: Element) => boolean;
};

/**
 * Detects elements of any parent page covering a button; browsers without support never report one
 * as covered or out of view. docs/decisions/0119.
 */
export function watchCover(): CoverWatch {
  if (!isKnown())
    return { look: () => undefined, isCovered: () => false, isOutOfView: () => false };
  const coveredUntil = new Map<Element, number>();
  const outOfView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, isVisible = true } of entries as Sighted[]) {
      if (isIntersecting) outOfView.delete(target);
      else outOfView.add(target);
      if (isIntersecting && !isVisible) coveredUntil.set(target, Number.POSITIVE_INFINITY);
      else if (coveredUntil.get(target) === Number.POSITIVE_INFINITY)
        coveredUntil.set(target, performance.now());
    }
  }, OPTIONS);
  let watched: readonly Element[] = [];
  return {
    look: (buttons) => {
      for (const gone of watched.filter((button) => !buttons.includes(button))) {
        observer.unobserve(gone);
        coveredUntil.delete(gone);
        outOfView.delete(gone);
      }
      for (const button of buttons) if (!watched.includes(button)) observer.observe(button);
      watched = buttons;
    },
    isCovered: (button) =>
      performance.now() - (coveredUntil.get(button) ?? Number.NEGATIVE_INFINITY) <
      EMBED_LIMITS.pressAfterMs,
    isOutOfView: (button) => outOfView.has(button),
  };
}
