import { expect, type Locator } from '@playwright/test';

/**
 * Watches a spot at the upper left corner of the button as the product watches the button, but is
 * told half as often. It is told twice: that the spot is covered, and of a change made after that.
 * By then the product has been told of the button, provided that both were in view all the while.
 */
const REPORTED = `(button) => new Promise((resolve) => {
  const place = () => JSON.stringify(button.getBoundingClientRect());
  const { top, left } = button.getBoundingClientRect();
  const before = place();
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style = 'position: absolute; width: 9px; height: 9px; top: ' + (top + scrollY) + 'px; left: ' + (left + scrollX) + 'px';
  const observer = new IntersectionObserver((entries) => {
    const { isIntersecting, isVisible } = entries.at(-1);
    if (isIntersecting && !isVisible) probe.hidden = true;
    else {
      observer.disconnect();
      probe.remove();
      resolve(!isIntersecting && probe.hidden && place() === before);
    }
  }, { trackVisibility: true, delay: 200 });
  observer.observe(probe);
})`;

/**
 * Brings a button of a frame into view and waits until the browser has told the product that
 * something covers it. Out of view nothing is told, so whatever moved meanwhile begins anew.
 */
export async function waitForCoverReport(button: Locator): Promise<void> {
  await expect(async () => {
    await button.scrollIntoViewIfNeeded();
    const handle = await button.elementHandle();
    const frame = await handle?.ownerFrame();
    const report = await frame?.evaluateHandle<(one: unknown) => Promise<boolean>>(REPORTED);
    expect(await report?.evaluate((told, one) => told(one), handle)).toBe(true);
  }).toPass();
}
