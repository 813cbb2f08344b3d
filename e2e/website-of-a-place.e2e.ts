import { persona } from '@signet/personas/personas';
import { applicationViewFromPage, completedApplication } from '@signet/testing/browser/page-api';
import { expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, nextPersonaNumber, test } from '@signet/testing/browser/test';
import type { ProductWorld } from '@signet/testing/world';

async function collectWebsites(world: ProductWorld, on: boolean): Promise<void> {
  const answered = await fetch(`${world.sandboxUrl}/control/flags`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ portal: 'POYNT', flag: 'enableWebsiteCollection', on }),
  });
  expect(answered.status).toBe(200);
}

test.beforeEach(({ world }) => collectWebsites(world, true));
test.afterEach(({ world }) => collectWebsites(world, false));

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
