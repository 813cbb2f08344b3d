import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import {
  applicationViewFromPage,
  decidedApplication,
  submittedApplication,
} from '@signet/testing/browser/page-api';
import { expectHeading, expectScreen } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const header = (page: Page) => page.locator('header.header');

test('Ana is approved, sees each figure of the partner’s offers and goes on to the partner', async ({
  page,
  world,
}) => {
  await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  const viewed = page.waitForRequest(
    (request) => request.postData()?.includes('cashAdvance.offersViewed') === true,
  );
  await page.goto('/cashadvanceoffers');
  await expectScreen(page, world, 'cash-advance-offers');
  await expect(expectHeading(page)).toHaveText('Get up to $15,000');
  expect((await viewed).postData()).not.toMatch(/15000|1500000/);
  const first = page.locator('main section.card').first();
  for (const figure of ['12% of each day’s sales', '$1,800', '24.5%', '9 months', 'Liberis'])
    await expect(first).toContainText(figure);
  await expect(page.locator('main section.card').nth(1)).toContainText('Up to $5,000');
  await expect(header(page)).toBeVisible();
  await expectAccessible(page);

  await first.getByRole('link', { name: 'Choose up to $15,000' }).click();
  await expectScreen(page, world, 'cash-advance-redirect');
  await expect(expectHeading(page)).toHaveText('Continue with Liberis');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to Liberis' }).press('Enter');
  await page.waitForURL(`${world.sandboxUrl}/liberis/journey**`);
  await expect(page.getByRole('heading', { name: 'Apply for your cash advance' })).toBeVisible();
});

test('before a decision the page says what is missing and links to the applications', async ({
  page,
  world,
}) => {
  await submittedApplication(page, persona('ana', nextPersonaNumber()));
  await page.goto('/cashadvanceoffers');
  await expect(expectHeading(page)).toHaveText('No cash advance yet');
  await expect(page.getByText('at least 3 months of sales')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Apply for another business' })).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'See your applications' }).click();
  await expectScreen(page, world, 'accounts');
});

test('in mode CAPITAL an ended offer leads back, and an unanswered partner is asked again', async ({
  page,
  world,
}) => {
  const id = await decidedApplication(page, world, persona('ana', nextPersonaNumber()));
  const { businessId } = await applicationViewFromPage(page, id);
  const choose = (choice: string) =>
    page.request.post(`${world.sandboxUrl}/control/lending`, { data: { businessId, choice } });
  await page.goto(`/?mode=CAPITAL&businessId=${businessId}`);
  await expect(page).toHaveURL(
    `${world.url}/cashadvanceoffers?mode=CAPITAL&businessId=${businessId}`,
  );
  await expect(expectHeading(page)).toHaveText('Get up to $15,000');
  await expect(header(page)).toHaveCount(0);
  await expect(page.locator('.rail')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Choose up to $15,000' }).click();
  await expect(expectHeading(page)).toHaveText('Continue with Liberis');
  await expect(header(page)).toHaveCount(0);
  await choose('none');
  await page.getByRole('button', { name: 'Continue to Liberis' }).click();
  await expect(expectHeading(page)).toHaveText('This offer has ended');
  await page.getByRole('link', { name: 'See current offers' }).click();
  await expect(expectHeading(page)).toHaveText('No cash advance offer right now');
  await expect(header(page)).toHaveCount(0);

  await choose('one');
  await world.fault({ vendor: 'liberis', mode: '503', path: '/liberis/v3', times: 1_000 });
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(expectHeading(page)).toHaveText('We can’t show offers right now');
  await expectAccessible(page);
  await world.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(expectHeading(page)).toHaveText('Get up to $15,000');
  await expect(page.getByText('Total cost')).toHaveCount(0);
  await page.goto('/cashadvanceoffers');
  await expect(header(page)).toBeVisible();
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('Chloé voit les offres en dollars canadiens, et le partenaire lui parle français', async ({
    page,
    world,
  }) => {
    await decidedApplication(page, world, persona('chloe', nextPersonaNumber()));
    await page.goto('/cashadvanceoffers');
    await expect(expectHeading(page)).toHaveText('Obtenez jusqu’à 15\u00a0000\u00a0$');
    await expect(page.locator('main section.card').first()).toContainText(
      '12\u00a0% des ventes de chaque jour',
    );
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^Choisir jusqu’à/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Continuer vers Liberis' }).click();
    await expect(
      page.getByRole('heading', { name: 'Demandez votre avance de fonds' }),
    ).toBeVisible();
  });
});
