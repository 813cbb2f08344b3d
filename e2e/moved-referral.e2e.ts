import { arriveAt, heading } from '@signet/testing/browser/sign-up';
import { axe, expect, test } from '@signet/testing/browser/test';

test('a referral that has moved leads to its new address', async ({ page, world }) => {
  const answered = page.waitForResponse((response) => response.url().includes('referralUrlId=moved-away'));
  await page.goto('/r/moved-away/get-started');
  expect((await answered).status()).toBe(417);
  await page.waitForURL(`${world.url}/r/moved-here/get-started`);
  await arriveAt(page, world, 'get-started');
  await expect(heading(page)).toHaveCount(1);
  await axe(page);
});
