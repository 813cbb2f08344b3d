import { openConsole } from '@signet/testing/browser/console';
import { openDesk } from '@signet/testing/browser/desk';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';

const PATH = '/api/v2/partners/applications';

test('a key is made, works, is replaced and revoked; who may not change keys is told why', async ({
  browser,
  world,
  request,
}) => {
  const asked = async (key: string) =>
    (await request.get(world.url + PATH, { headers: { authorization: `Bearer ${key}` } })).status();
  const { page, close } = await openConsole(browser, world, 'nina', '/keys');
  await page.getByRole('button', { name: 'Create a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText('Choose at least one permission')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Read applicants' }).check();
  await dialog.getByRole('textbox', { name: 'Allowed addresses' }).fill('my server');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText('isn’t an address or network')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Allowed addresses' }).fill('127.0.0.0/8, ::1');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const shown = page.getByText(/^partner_test_[\w-]{43}$/);
  const key = await shown.innerText();
  expect(await asked(key)).toBe(200);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’ve kept it' }).click();
  await expect(shown).toHaveCount(0);

  const row = page.getByRole('listitem').filter({ hasText: key.slice(0, 17) });
  await expect(row).toContainText('127.0.0.0/8, ::1');
  await row.getByRole('button', { name: /^Replace/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }).click();
  const next = await shown.innerText();
  expect(next).not.toBe(key);
  expect(await asked(key)).toBe(200);
  await expect(row).toContainText('Replaced, ends soon');
  await expect(row.getByRole('button', { name: /^Replace/ })).toHaveCount(0);
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(row).toContainText('Revoked');
  expect(await asked(key)).toBe(401);
  expect(await asked(next)).toBe(200);

  const theo = await openConsole(browser, world, 'theo', '/keys');
  await expect(theo.page.getByText('Administrators of your company change this.')).toBeVisible();
  await expect(theo.page.getByRole('button', { name: 'Create a key' })).toHaveCount(0);
  const dana = await openDesk(browser, world, 'dana', '/partners/northwind');
  await dana.page.getByRole('button', { name: /^Lock: Make/ }).click();
  const reopen = dana.page.getByRole('button', { name: /^Open to them: Make/ });
  await expect(reopen).toBeVisible();
  await expectAccessible(dana.page);
  await page.reload();
  await expect(page.getByText('Only we change this for your company.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a key' })).toHaveCount(0);
  await expectAccessible(page);
  await reopen.click();
  await expect(dana.page.getByRole('button', { name: /^Lock: Make/ })).toBeVisible();
  await Promise.all([close(), theo.close(), dana.close()]);
});

test('keys on a phone: nothing beside the screen', async ({ browser, world }) => {
  const { page, close } = await openConsole(browser, world, 'nina', '/keys');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Create a key' })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await close();
});
