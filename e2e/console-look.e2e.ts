import { openConsole } from '@signet/testing/browser/console';
import { openDesk } from '@signet/testing/browser/desk';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';

test('a company sets its color, made legible, and the sites that show sign-up once we allow it', async ({
  browser,
  world,
}) => {
  const { page, close } = await openConsole(browser, world, 'nina', '/look');
  const accent = page.getByRole('textbox', { name: 'Your color', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await accent.fill('yellow');
  await save.click();
  await expect(page.getByText('Enter a color as # and six digits')).toBeVisible();
  await expect(accent).toBeFocused();
  await expectAccessible(page);
  await accent.fill('#ffd21f');
  await expect(page.getByText('#ffd21f is hard to read on light pages')).toBeVisible();
  await save.click();
  await expect(page.getByText('Saved. New pages and emails have these colors.')).toBeVisible();
  const kept = await accent.inputValue();
  expect(kept).toMatch(/^#(?!ffd21f)[\da-f]{6}$/);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  const style = await page.request.get(`${world.url}/brands/northwind/style.css`);
  expect(await style.text()).toContain(`--accent:light-dark(${kept}`);
  await page.reload();
  await expect(accent).toHaveValue(kept);
  await page.getByRole('button', { name: 'Go back to the agreed colors' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Go back to the agreed colors' })).toHaveCount(0);
  await expect(accent).not.toHaveValue(kept);

  await expect(page.getByText('Only we change this for your company.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  const dana = await openDesk(browser, world, 'dana', '/partners/northwind');
  await dana.page.getByRole('button', { name: 'Open to them: Say which websites' }).click();
  await expect(dana.page.getByRole('button', { name: 'Lock: Say which websites' })).toBeVisible();

  await page.reload();
  const site = page.getByRole('textbox', { name: 'Website' });
  await site.fill('*.com');
  await site.press('Enter');
  await expect(page.getByText('Enter the name of a public site')).toBeVisible();
  await expectAccessible(page);
  await site.fill('https://Shop.northwind-bookings.com/start');
  await site.press('Enter');
  await expect(page.getByText('shop.northwind-bookings.com was added.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove shop.northwind-bookings.com' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('shop.northwind-bookings.com was removed.')).toBeVisible();
  await dana.page.getByRole('button', { name: 'Lock: Say which websites' }).click();

  const theo = await openConsole(browser, world, 'theo', '/look');
  await expect(theo.page.getByText('Administrators of your company change this.')).toBeVisible();
  await expect(theo.page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await Promise.all([close(), theo.close(), dana.close()]);
});
