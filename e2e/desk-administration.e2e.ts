import { openDesk } from '@signet/testing/browser/desk';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';

test('an administrator sees that everything runs, and ends the sessions of somebody', async ({
  browser,
  world,
}) => {
  const sam = await openDesk(browser, world, 'sam');
  const { page, close } = await openDesk(browser, world, 'dana', '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  for (const table of ['Staff', 'Retention', 'Flags'])
    await expect(page.getByRole('table', { name: table })).toBeVisible();
  await expect(page.getByText('Text messages')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^End sessions of Sam/ }).click();
  await expect(page.getByText(/^Sessions of Sam .* that ended/)).toBeVisible();
  await sam.page.reload();
  await expect(sam.page.getByRole('link', { name: 'Continue with company sign-in' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await Promise.all([close(), sam.close()]);
});

test('a partner’s endpoint is tried from its page, and the delivery is seen', async ({
  browser,
  world,
}) => {
  const { page, close } = await openDesk(browser, world, 'dana', '/partners');
  await expect(page.getByRole('table', { name: 'Partners by name' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Northwind Bookings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Northwind Bookings' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect(page.getByText('1 delivery is on its way.')).toBeVisible();
  const deliveries = page.getByRole('table', { name: 'Deliveries' });
  await expect(deliveries.getByRole('rowheader', { name: 'endpoint.test' }).first()).toBeVisible();
  await expectAccessible(page);
  const mei = await openDesk(browser, world, 'mei', new URL(page.url()).pathname);
  await expect(mei.page.getByRole('table', { name: 'Deliveries' })).toBeVisible();
  await expect(mei.page.getByRole('button', { name: /Send/ })).toHaveCount(0);
  await Promise.all([close(), mei.close()]);
});
