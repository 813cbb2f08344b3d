import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Watches a spot as the product watches the button, but is told half as often: at the upper left
 * corner of a covered button, left of a free one, which it would cover. It is told twice: of the
 * spot itself, and of a change made after that. By then the product has been told of the button,
 * provided that both were in view all the while.
 */
const REPORTED = `(button, isFree) => new Promise((resolve) => {
  const place = () => JSON.stringify(button.getBoundingClientRect());
  const { top, left } = button.getBoundingClientRect();
  const before = place();
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style = 'position: absolute; width: 9px; height: 9px; top: ' + (top + scrollY) + 'px; left: ' + (left + scrollX - (isFree ? 12 : 0)) + 'px';
  const observer = new IntersectionObserver((entries) => {
    const { isIntersecting, isVisible } = entries.at(-1);
    if (isIntersecting && isVisible === isFree) probe.hidden = true;
    else {
      observer.disconnect();
      probe.remove();
      resolve(!isIntersecting && probe.hidden && place() === before);
    }
  }, { trackVisibility: true, delay: 200 });
  observer.observe(probe);
})`;

/** Out of view nothing is told, so whatever moved meanwhile begins anew. */
const waitForReport = (button: Locator, isFree: boolean): Promise<void> =>
  expect(async () => {
    await button.scrollIntoViewIfNeeded();
    const handle = await button.elementHandle();
    const frame = await handle?.ownerFrame();
    const report =
      await frame?.evaluateHandle<(one: unknown, isFree: boolean) => Promise<boolean>>(REPORTED);
    const told = await report?.evaluate((told, [one, isFree]) => told(one, isFree), [
      handle,
      isFree,
    ] as const);
    expect(told).toBe(true);
  }).toPass();

/** Presses the place of a button by the pointer, whatever lies over it. */
export async function pressPlaceOf(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
}

/**
 * Presses a covered button of a frame until `note` says that something covers it. A press meets
 * nothing while the page around the frame scrolls, so it is made again.
 */
export const pressThroughCover = (page: Page, button: Locator, note: Locator): Promise<void> =>
  expect(async () => {
    await waitForReport(button, false);
    await pressPlaceOf(page, button);
    await expect(note).toBeInViewport({ timeout: 1_000 });
  }).toPass();

/** Only a frame of a browser that reports covers watches its buttons. docs/decisions/0119. */
const isWatched = (): boolean =>
  globalThis.self !== globalThis.top && 'isVisible' in IntersectionObserverEntry.prototype;

/** In a frame, presses as people do: after the browser has reported the button in view. */
export async function pressOnceSeen(button: Locator): Promise<void> {
  if (await button.evaluate(isWatched)) await waitForReport(button, true);
  await button.click();
}
