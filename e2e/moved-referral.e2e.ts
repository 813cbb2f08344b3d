import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';

test('a referral that has moved leads to its new address', async ({ page, world }) => {
  const answered = page.waitForResponse((response) =>
    response.url().includes('referralUrlId=northwind-old'),
  );
  await page.goto('/r/northwind-old/get-started');
  expect((await answered).status()).toBe(417);
  await page.waitForURL(`${world.url}/r/northwind/get-started`);
  await expectScreen(page, world, 'get-started');
  await expect(expectHeading(page)).toHaveCount(1);
  await expectAccessible(page);
});
