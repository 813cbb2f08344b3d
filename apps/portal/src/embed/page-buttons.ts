import type { ToParentFields } from '@signet/rulebook/partners/embed-messages';

const PRIMARY = 'main .actions .btn-primary, main .actions .btn';
const BACK = 'main .back';

/** True on the visible page: the previous one stays in the DOM, hidden, while the next loads. */
const isOfShownPage = (element: Element): boolean =>
  (element.closest('.page') ?? element).checkVisibility?.() ?? true;

const onShownPage = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isOfShownPage) ?? null;
const primary = (): HTMLElement | null => onShownPage(PRIMARY);
const back = (): HTMLElement | null => onShownPage(BACK);

const isBusy = (element: Element | null): boolean =>
  element?.getAttribute('aria-busy') === 'true' ||
  element?.getAttribute('aria-disabled') === 'true';
const isDisabled = (element: Element | null): boolean =>
  element === null || isBusy(element) || element.matches(':disabled');

/**
 * Labels and states of the page's own buttons, and the step count; `isOwnPress` means that the
 * parent's button can't press them.
 */
export function buttonsOfPage(
  steps: { maxStep: number; currentStep: number },
  isOwnPress: boolean,
): ToParentFields<'multistepNavigationChanged'> {
  const [next, before] = [primary(), back()];
  return {
    isShown: next !== null || before !== null,
    isBackDisabled: isDisabled(before),
    isContinueDisabled: isOwnPress || isDisabled(next),
    backText: before?.textContent?.trim() ?? '',
    continueText: next?.textContent?.trim() ?? '',
    isLoading: isBusy(next),
    isBackIconHidden: before === null,
    ...steps,
  };
}

/** Clicks the page's own button, so each page keeps deciding what it does. */
const press = (button: HTMLElement | null): void => {
  if (!isDisabled(button)) button?.click();
};
export const pressNext = (): void => press(primary());
/** On binding pages, moves focus to the button instead of pressing it. */
export const focusNext = (): void => primary()?.focus();
export const pressBack = (): void => press(back());
