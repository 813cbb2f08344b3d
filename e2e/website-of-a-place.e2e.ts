import { persona } from '@signet/personas/personas';
import { applicationViewFromPage, completedApplication } from '@signet/testing/browser/page-api';
import { expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';

test('the website of the chosen place is taken where it was left empty, and stands among the answers to check', async ({
  page,
  world,
}) => {
  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()), [
    'company.address',
  ]);
  await page.goto(`/${id}/address`);
  await expectScreen(page, world, 'address');
  await page.getByRole('combobox').fill('Juniper Coffee');
  await page.getByRole('option').first().click();
  await expect(page.locator('[name="company.address.city"]')).toHaveValue('Portland');
  await pressContinue(page);
  await expectScreen(page, world, 'check-answers');
  expect((await applicationViewFromPage(page, id)).company.site).toBe('junipercoffee.example');
  await expect(page.getByText('junipercoffee.example')).toBeVisible();
});
