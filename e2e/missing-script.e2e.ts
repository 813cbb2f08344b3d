import { IS_INTERACTIVE, waitUntil } from '@signet/testing/browser/launch';
import { expectHeading } from '@signet/testing/browser/sign-up';
import { expect, test } from '@signet/testing/browser/test';

const SCREENS = '**/assets/sign-up-*.js';

test('a page whose script is missing is loaded anew once, and then goes on', async ({ page }) => {
  let pages = 0;
  page.on('domcontentloaded', () => {
    pages += 1;
  });
  await page.route(SCREENS, (route) =>
    pages < 2 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/applicant');
  await expect.poll(() => pages).toBe(2);
  await waitUntil(page, IS_INTERACTIVE);
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(pages).toBe(2);
});

test('a script that stays missing is told after one reload, not asked for without end', async ({
  page,
}) => {
  await page.route(SCREENS, (route) => route.fulfill({ status: 404, body: '' }));
  let pages = 0;
  page.on('domcontentloaded', () => {
    pages += 1;
  });
  await page.goto('/applicant');
  await expect(expectHeading(page)).toHaveText('This page didn’t load');
  await page.waitForTimeout(2_000);
  expect(pages).toBe(2);
});

test('what was typed before the script was missing stays, and reaches the form once it is there', async ({
  page,
}) => {
  let isMissing = true;
  await page.route(SCREENS, async (route) => {
    if (!isMissing) return route.continue();
    await page.getByLabel('First name').fill('Ana');
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/applicant');
  await expect(page.locator('#lost')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  isMissing = false;
  await expect(page.locator('#lost')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
});
