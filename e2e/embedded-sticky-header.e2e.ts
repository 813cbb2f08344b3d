import { test } from '@signet/testing/browser/cross-site';
import { frameOf, inside, openFrame } from '@signet/testing/browser/framed';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect } from '@signet/testing/browser/test';

const headerPx = 90;

test('going back by Shift+Tab, no field hides under a fixed header of the page around the frame', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await openFrame(page, { portal: world.url, referral: 'northwind', path: '/applicant' });
  await expectScreen(inside(page), world, 'applicant');
  await page.evaluate(`document.body.insertAdjacentHTML('afterbegin', '<style>html { scroll-padding-top: ${headerPx}px }</style>' +
    '<header style="position:sticky;top:0;height:${headerPx}px;z-index:1;background:#fff">Northwind</header>')`);
  const submit = inside(page).locator('main .actions button');
  await submit.focus();
  const topPx = async () => {
    const inFrame = await frameOf(page).evaluate<number>(
      'document.activeElement.getBoundingClientRect().top',
    );
    return (
      inFrame +
      (await page.evaluate<number>("document.querySelector('iframe').getBoundingClientRect().top"))
    );
  };
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(topPx).toBeGreaterThanOrEqual(headerPx);
  }
});
