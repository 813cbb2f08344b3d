import type { Page } from '@playwright/test';

/** Signs in at the first bank of the vendor's window and chooses its first account. */
export async function linkInPlaidWindow(
  page: Page,
  [name, password]: readonly [string, string] = ['user_good', 'pass_good'],
): Promise<void> {
  const bank = page.frameLocator('iframe[title="Plaid Link"]');
  await bank.locator('button.row').first().click();
  await bank.locator('#username').fill(name);
  await bank.locator('#password').fill(password);
  await bank.locator('button[type="submit"]').click();
  await bank.locator('[name="accountId"]').first().waitFor();
  await bank.locator('button[type="submit"]').click();
}
