import type { ToParentFields } from '@signet/rulebook/partners/embed-messages';

const PRIMARY = 'main .actions .btn-primary, main .actions .btn';
const BACK = 'main .back';

/** True on the page that is seen: the last one stays hidden beside it while the next comes. The buttons themselves may be hidden by a setting. */
const isOfShownPage = (element: Element): boolean => (element.closest('.page') ?? element).checkVisibility?.() ?? true;

const onShownPage = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isOfShownPage) ?? null;
const primary = (): HTMLElement | null => onShownPage(PRIMARY);
const back = (): HTMLElement | null => onShownPage(BACK);

const isBusy = (element: Element | null): boolean =>
  element?.getAttribute('aria-busy') === 'true' || element?.getAttribute('aria-disabled') === 'true';
const isDisabled = (element: Element | null): boolean => element === null || isBusy(element) || element.matches(':disabled');

/** What the page's own buttons say, and where it stands among the steps; `isOwnPress` where the parent's button can't press them. */
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

/** The page's own buttons, pressed as a person presses them: what they do on each page stays the page's to say. */
const press = (button: HTMLElement | null): void => {
  if (!isDisabled(button)) button?.click();
};
export const pressNext = (): void => press(primary());
/** Where only the person may press, the message leads them to the button. */
export const focusNext = (): void => primary()?.focus();
export const pressBack = (): void => press(back());
