import { openConsole } from '@signet/testing/browser/console';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';

const URL_OF_OURS = 'https://hooks.northwind-bookings.com/news';

test('a developer adds an endpoint, chooses its events, pauses it, and sends again what it missed', async ({
  browser,
  world,
}) => {
  const { page, close } = await openConsole(browser, world, 'theo', '/endpoints');
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://169.254.169.254/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter an address of your own')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Address' }).fill(URL_OF_OURS);
  await dialog.getByRole('checkbox', { name: /^Started/ }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const secret = page.getByText(/^whsec_/);
  await expect(secret).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’ve kept it' }).click();
  await expect(secret).toHaveCount(0);

  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Signed by' })
    .filter({ hasText: URL_OF_OURS });
  await expect(row).toContainText('Action needed');
  await expect(row).not.toContainText('Started');
  await row.getByRole('button', { name: 'Pause' }).click();
  await expect(row.getByText('Paused')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect(page.getByText(/deliver(y is|ies are) on/)).toBeVisible();
  await page.getByRole('link', { name: 'Not delivered' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('was paused').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Resume' }).click();
  await expect(row.getByText('Paused')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send all that failed again' }).click();
  await expect(page.getByText('1 delivery is on its way.')).toBeVisible();

  await row.getByRole('button', { name: 'New secret' }).click();
  await dialog.getByRole('button', { name: 'New secret' }).click();
  await expect(secret).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);

  const camille = await openConsole(browser, world, 'camille');
  await camille.page.goto('/endpoints');
  await expect(camille.page.getByRole('link', { name: 'Webhooks' })).toHaveCount(0);
  await expect(camille.page.getByRole('heading', { level: 1 })).toHaveText('Il n’y a rien ici');
  await Promise.all([close(), camille.close()]);
});
