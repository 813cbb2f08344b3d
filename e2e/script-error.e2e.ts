import type { Page } from '@playwright/test';
import { expectHeading } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, test } from '@signet/testing/browser/test';

const SCREENS = '**/assets/sign-up-*.js';

const reportOf = async (page: Page) => {
  const request = await page.waitForRequest('**/api/v2/browser-errors');
  expect((await request.response())?.status()).toBe(200);
  return request.postDataJSON() as Record<string, unknown>; // our own report
};

test('a script error is shown and reported without personal data, and the person can go on', async ({
  page,
}) => {
  await page.route(SCREENS, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new TypeError("Ana Ruiz 123-45-6789 is not a function")',
    }),
  );
  const report = reportOf(page);
  await page.goto('/applicant');
  await expect(expectHeading(page)).toHaveText('Something went wrong on our side');
  await expectAccessible(page);
  const body = await report;
  expect(body).toMatchObject({ release: 'unnamed', page: 'applicant', kind: 'TypeError' });
  expect(JSON.stringify(body)).not.toMatch(/Ana|Ruiz|6789/);
  await page.evaluate('history.pushState(null, "", "/")');
  await expect(expectHeading(page)).toHaveText('Get paid by card, online and in person');
});

test('a fault around the screen says so too, instead of leaving the page blank', async ({
  page,
}) => {
  await page.route('**/assets/help-answers-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(expectHeading(page)).toHaveText('Something went wrong on our side');
  await expectAccessible(page);
  await page.unroute('**/assets/help-answers-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(expectHeading(page)).toHaveText('Get paid by card, online and in person');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('a lost connection is named as one and nothing is reported', async ({ page }) => {
    let reports = 0;
    await page.route('**/api/v2/browser-errors', (route) => {
      reports += 1;
      return route.continue();
    });
    await page.route(SCREENS, (route) => route.abort());
    await page.goto('/applicant');
    await expect(expectHeading(page)).toHaveText('Cette page ne s’est pas chargée');
    await page.unroute(SCREENS);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByLabel('Prénom')).toBeVisible();
    expect(reports).toBe(0);
  });
});
