import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { pressPlaceOf, pressThroughCover } from '@signet/testing/browser/cover-report';
import { test } from '@signet/testing/browser/cross-site';
import { frameOf, inside, openFrame } from '@signet/testing/browser/framed';
import { IS_INTERACTIVE } from '@signet/testing/browser/launch';
import { openSignUpAt } from '@signet/testing/browser/open-sign-up';
import { expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

async function openPageThatSends(page: Page, world: ProductWorld) {
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' && /onboard/.test(request.url()) && sent.push(request.url()),
  );
  const heard = await openFrame(page, { portal: world.url, referral: 'northwind' });
  await openSignUpAt(inside(page), world, persona('ana', nextPersonaNumber()), 'check-answers');
  await inside(page).locator('[name="applicant.terms.signed"]').check();
  return { sent, heard, send: inside(page).locator('main form .actions button[type="submit"]') };
}

test('no message of the page around it presses where a press binds somebody; it leads to the button', async ({
  page,
  world,
}) => {
  const { sent, heard, send } = await openPageThatSends(page, world);
  await expect
    .poll(async () => (await heard('multistepNavigationChanged')).at(-1))
    .toMatchObject({ isShown: true, isContinueDisabled: true });
  for (let times = 0; times < 3; times += 1) await page.evaluate('onboarding.next()');
  await expect(send).toBeFocused();
  await expectScreen(inside(page), world, 'check-answers');
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expectScreen(inside(page), world, 'otp');
  expect(sent).toHaveLength(1);
});

test('a press through something that lies over the button does not count, and the person reads why', async ({
  page,
  world,
}) => {
  const { sent, send } = await openPageThatSends(page, world);
  await send.scrollIntoViewIfNeeded();
  // A decoy that lets clicks through, as clickjacking would; a chat bubble could do the same by
  // accident.
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend',
    '<div id="decoy" style="position:fixed;inset:0;background:#fff;pointer-events:none">Win a prize: press here</div>')`);
  const note = inside(page)
    .getByRole('status')
    .filter({ hasText: 'Something is covering the button' });
  await pressThroughCover(page, send, note);
  expect(sent).toEqual([]);
  await page.evaluate(`document.getElementById('decoy').remove()`);
  await expectAccessible(page);
  await expect(async () => {
    if (sent.length === 0) {
      await send.scrollIntoViewIfNeeded();
      await pressPlaceOf(page, send);
    }
    await expect.poll(() => sent.length, { timeout: 1_000 }).toBe(1);
  }).toPass();
  await expectScreen(inside(page), world, 'otp');
});

test('a press counts only once the script that guards presses is there', async ({
  page,
  world,
}) => {
  const { sent, send } = await openPageThatSends(page, world);
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/embed-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const answers = () => frameOf(page).evaluate(IS_INTERACTIVE);
  await frameOf(page).evaluate('location.reload()');
  await inside(page).locator('main form').waitFor();
  const terms = inside(page).locator('[name="applicant.terms.signed"]');
  await expect(terms).not.toBeChecked();
  await terms.check();
  const press = async () => {
    await send.scrollIntoViewIfNeeded();
    const box = await send.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  };
  await press();
  await expect(inside(page).locator('html')).toHaveAttribute('aria-busy', 'true');
  expect(await answers()).toBe(false);
  letCome();
  await expect.poll(answers).toBe(true);
  await expect(inside(page).locator('html')).not.toHaveAttribute('aria-busy');
  await expect(terms).toBeChecked();
  expect(sent).toEqual([]);
  await expect(async () => {
    if (sent.length === 0) await press();
    await expect.poll(() => sent.length, { timeout: 1_000 }).toBe(1);
  }).toPass();
  await expectScreen(inside(page), world, 'otp');
});
