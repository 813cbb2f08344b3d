import { persona } from '@signet/personas/personas';
import { test } from '@signet/testing/browser/cross-site';
import { frameOf, inside, openFrame } from '@signet/testing/browser/framed';
import { inquiryFrame } from '@signet/testing/browser/inquiry';
import { keyboardOnly } from '@signet/testing/browser/keyboard';
import { SIZES } from '@signet/testing/browser/launch';
import { decidedApplication } from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber } from '@signet/testing/browser/test';

test('photo ID in a partner’s page, with the camera, in French, at 320 px and by keyboard alone', async ({
  page,
  world,
}) => {
  await page.setViewportSize(SIZES.narrow);
  const heard = await openFrame(page, {
    portal: world.url,
    referral: 'northwind',
    locale: 'fr-CA',
  });
  const ana = persona('ana', nextPersonaNumber());
  const id = await decidedApplication(inside(page), world, {
    ...ana,
    answers: { ...ana.answers, 'applicant.governmentIdentification.value': '0003' },
  });
  await inside(page).goto(`/${id}/identification`);
  await expectScreen(inside(page), world, 'identification');
  await expect(inside(page).locator('html')).toHaveAttribute('lang', 'fr-CA');
  const isWithin = () =>
    frameOf(page).evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth');
  expect(await isWithin()).toBe(true);
  await expectAccessible(page);

  const keys = keyboardOnly(inside(page), page.keyboard);
  await frameOf(page).evaluate(`document.querySelector('main h1').focus()`);
  await keys.to('main .actions button');
  await expect(inside(page).locator('main .actions button').first()).toHaveText('Commencer');
  await keys.press('Enter');
  await expect(inquiryFrame(inside(page)).getByRole('heading')).toBeVisible();
  expect(await isWithin()).toBe(true);
  await expectAccessible(page);
  expect(
    await inquiryFrame(inside(page))
      .locator('body')
      .evaluate((body) => Reflect.get(body.ownerDocument, 'featurePolicy').allowsFeature('camera')),
  ).toBe(true);
  // Tab moves from our page into the vendor's frame, which is nested two levels deep.
  const pass = inquiryFrame(inside(page)).locator('[data-act="pass"]');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(pass).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expectScreen(inside(page), world, 'success');
  await expect(expectHeading(inside(page))).toHaveText('Vous pouvez accepter des paiements');
  expect(await isWithin()).toBe(true);
  expect(await heard('error')).toEqual([]);
});
