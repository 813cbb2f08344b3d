import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { e164MobileOf } from '@signet/testing/applications';
import { watchConsole } from '@signet/testing/browser/console-errors';
import { IS_INTERACTIVE, waitUntil } from '@signet/testing/browser/launch';
import {
  continueTo,
  expectHeading,
  expectScreen,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';
import { translatePage } from '@signet/testing/browser/translator';

/** A foreign element that some extension puts first into the page, before React takes over. */
const INTRUDER = `new MutationObserver((_, observer) => {
  const main = document.querySelector('main');
  if (main === null) return;
  observer.disconnect();
  main.prepend(document.createElement('aside'));
}).observe(document, { childList: true, subtree: true });`;

async function showErrors(page: Page): Promise<void> {
  await pressContinue(page);
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
}

test('somebody whose browser translates every page signs up, and no press is lost', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const faults = watchConsole(page);
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await translatePage(page);
  await showErrors(page);
  await continueTo({ page, world, person }, 'otp', translatePage);
  await translatePage(page);
  const { latestCode } = world.phone(e164MobileOf(person));
  const code = await latestCode();
  await page.locator('[name="code"]').fill(code === '000000' ? '111111' : '000000');
  await expect(page.locator('[name="code"][aria-invalid="true"]')).toBeVisible();
  await page.locator('[name="code"]').fill(code);
  await expectScreen(page, world, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
  expect(faults()).toEqual([]);
});

test('a foreign element that stands first in the page leaves it usable', async ({
  page,
  world,
}) => {
  await page.addInitScript(INTRUDER);
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await page.locator('[name="applicant.name.firstName"]').pressSequentially('Ana');
  await expect(page.locator('[name="applicant.name.firstName"]')).toHaveValue('Ana');
  await showErrors(page);
  await continueTo({ page, world, person: persona('ana', nextPersonaNumber()) }, 'category');
});

test('a page translated before its scripts arrive keeps what was typed, and reports no error', async ({
  page,
}) => {
  const faults = watchConsole(page);
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/applicant', { waitUntil: 'commit' });
  const firstName = page.locator('[name="applicant.name.firstName"]');
  await firstName.fill('Anastasia');
  await translatePage(page);
  release();
  await waitUntil(page, IS_INTERACTIVE);
  await expect(firstName).toHaveValue('Anastasia');
  await expect(firstName).toBeFocused();
  await expect(expectHeading(page)).not.toBeEmpty();
  await showErrors(page);
  await expect(firstName).not.toHaveAttribute('aria-invalid', 'true');
  expect(faults()).toEqual([]);
});
