import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { IS_INTERACTIVE, waitUntil } from '@signet/testing/browser/launch';
import { openSignUpAt } from '@signet/testing/browser/open-sign-up';
import { callApiFromPage, completedApplication } from '@signet/testing/browser/page-api';
import {
  continueTo,
  expectHeading,
  expectScreen,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const dialog = (page: Page) => page.getByRole('dialog');

test('a change of country says what is kept and dropped, and does nothing until it is confirmed', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await openSignUpAt(page, world, person, 'category');
  const place = page.getByRole('button', { name: 'Country and language' });
  await place.press('Enter');
  await page.getByRole('button', { name: 'Change country' }).press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Start over in Canada?' })).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    'Your name',
    'Your email',
    'Your business details',
  ]);
  await expect(dialog(page)).toContainText('Canadian dollars (CAD)');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(place).toBeFocused();
  await page.reload();
  await expectScreen(page, world, 'category');
  expect((await page.context().cookies()).filter(({ name }) => name === 'market')).toEqual([]);

  await place.click();
  await page.getByRole('button', { name: 'Change country' }).click();
  await dialog(page).getByRole('button', { name: 'Start a new application' }).click();
  await expectScreen(page, world, 'applicant');
  await expect(page).toHaveURL(`${world.url}/applicant`);
  await expect(page.locator('[name="applicant.name.firstName"]')).toHaveValue('Ana');
  await expect(page.locator('[name="applicant.email.emailAddress"]')).toHaveValue(
    person.answers['applicant.email.emailAddress'] ?? '',
  );
  await pressContinue(page);
  await expectScreen(page, world, 'business');
  await expect(page.getByText('Is your business incorporated?')).toBeVisible();
  await expect(page.locator('[name="company.registered"]:checked')).toHaveCount(0);
  expect(
    await page.evaluate('Object.keys(localStorage).filter((key) => key.endsWith("USD"))'),
  ).toEqual([]);
});

test('a press on the country counts although the header’s script comes after it', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/pages-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/get-started');
  await waitUntil(page, IS_INTERACTIVE);
  await page.getByRole('button', { name: 'Country and language' }).click();
  await page.getByRole('button', { name: 'Change country' }).click();
  release();
  // Nothing is typed yet, so nothing has to be asked.
  await expect(page.getByRole('button', { name: 'Country and language, Canada' })).toBeVisible();
});

test('an application that was made stays, and the country’s control leads back to it', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  const { id } = await completedApplication(page, person);
  await page.goto(`/${id}/check-answers`);
  await expectScreen(page, world, 'check-answers');
  await page.getByRole('button', { name: 'Country and language' }).click();
  await page.getByRole('button', { name: 'Change country' }).click();
  await expect(dialog(page)).toContainText('Your mobile number');
  await expect(dialog(page)).toContainText('What won’t carry over');
  await expect(dialog(page)).toContainText('We’ll keep your US application');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Start a new application' }).click();
  await expectScreen(page, world, 'applicant');
  await pressContinue(page);
  await page.waitForURL('**/business');
  const { pathname } = new URL(page.url());
  const made = (await callApiFromPage(page, 'getApplication', { id: pathname.split('/')[1] ?? '' }))
    .body;
  expect([
    made.currency,
    made.applicant.name.firstName,
    made.applicant.phone.localPhoneNumber,
    made.company.name,
  ]).toEqual(['CAD', 'Ana', person.answers['applicant.phone.localPhoneNumber'], undefined]);
  await page.getByRole('button', { name: 'Country and language' }).click();
  await page.getByRole('link', { name: 'Your US application' }).click();
  await expectScreen(page, world, 'check-answers');
  expect(new URL(page.url()).pathname).toContain(id);
});

test('en français, aussi depuis la page de départ : rien à demander tant que rien n’est entré', async ({
  page,
  world,
}) => {
  await page.goto('/?locale=fr-CA&market=CA');
  // The button needs the page's script, and every press changes the country.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Changer de pays' }).last().click();
  await expect(page.getByText('Pays : États-Unis').last()).toBeVisible();
  await expect(page).toHaveURL(`${world.url}/get-started`);
  await expect(expectHeading(page)).toBeVisible();
  await continueTo({ page, world, person: persona('ana', nextPersonaNumber()) }, 'business');
  await page.getByRole('button', { name: 'Pays et langue' }).click();
  await page.getByRole('button', { name: 'Changer de pays' }).click();
  await expect(dialog(page)).toContainText('Recommencer au Canada?');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Rester aux États-Unis' }).click();
  await expect(dialog(page)).toHaveCount(0);
});
