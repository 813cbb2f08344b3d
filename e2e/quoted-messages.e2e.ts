import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { answerForm } from '@signet/testing/browser/answer-form';
import { signInAs, waitForCodeStepUp } from '@signet/testing/browser/page-api';
import { expectScreen, pressContinue } from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const fault = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ code: 'server.error' }),
};
const toast = (page: Page) => page.locator('.toasts-top [role="alert"]');
const growl = (page: Page) => page.locator('.toasts-bottom [role="alert"]');

test.describe('an answer that is missing', () => {
  for (const [locale, message] of [
    ['en-US', 'Please fill or correct required fields.'],
    ['en-CA', 'Please fill or correct required fields.'],
    ['fr-CA', 'Remplissez ou corrigez les champs obligatoires.'],
  ] as const)
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test('is told above the form in the quoted words, with a link to each field', async ({
        page,
        world,
      }) => {
        await page.goto('/applicant');
        await expectScreen(page, world, 'applicant');
        await pressContinue(page);
        await expect(
          page.locator('[data-error-summary]').getByRole('heading', { name: message }),
        ).toBeVisible();
        await expect(page.locator('[data-error-summary]').getByRole('link')).toHaveCount(3);
        await expectAccessible(page);
      });
    });
});

test('a list of businesses that does not come is told, and the page can be asked for again', async ({
  page,
  world,
}) => {
  await page.route(/\/assets\/en-[^/]*\.txt$/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await answerForm(page, 'applicant', persona('ana', nextPersonaNumber()));
  await pressContinue(page);
  await expectScreen(page, world, 'business');
  await answerForm(page, 'business', persona('ana', nextPersonaNumber()));
  await pressContinue(page);
  await expect(toast(page)).toContainText('We couldn’t load the list of business types.');
  await expectAccessible(page);
  await page.unroute(/\/assets\/en-[^/]*\.txt$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectScreen(page, world, 'category');
});

test('a sign-out that failed is a growl, and nobody is told that they are out', async ({
  page,
  world,
}) => {
  await signInAs(page, 'stays@example.com');
  await page.goto('/accounts');
  await expectScreen(page, world, 'accounts');
  await page.route('**/auth/sign-out', (route) => route.fulfill(fault));
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(growl(page)).toContainText(
    'Sorry, an error occurred. Please try again. For questions, contact support.',
  );
  await page.reload();
  await expectScreen(page, world, 'accounts');
});

test('a step that cannot be loaded says so in the quoted words, and that nothing is lost', async ({
  page,
  world,
}) => {
  await waitForCodeStepUp(page, persona('ana', nextPersonaNumber()));
  await page.goto('/accounts');
  await expectScreen(page, world, 'accounts');
  await page.getByRole('link', { name: 'Resume application' }).click();
  await expectScreen(page, world, 'otp');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Your applications' }).click();
  await expectScreen(page, world, 'accounts');
  await page.reload();
  await expectScreen(page, world, 'accounts');
  await page.route('**/api/v2/applications/*', (route) => route.fulfill(fault));
  await page.goBack();
  await expect(toast(page)).toContainText('Application fetch Error, please reload the page.');
  await expect(toast(page)).toContainText('We couldn’t load this step. Your answers are saved.');
  await page.unroute('**/api/v2/applications/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectScreen(page, world, 'otp');
});

test('somebody who has applied already and applies once more is led to their applications, and told why', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await waitForCodeStepUp(page, person);
  await page.goto('/');
  await page.getByRole('link', { name: 'Start another application' }).click();
  await expectScreen(page, world, 'applicant');
  await answerForm(page, 'applicant', person);
  await pressContinue(page);
  await expectScreen(page, world, 'accounts');
  await expect(toast(page)).toContainText(
    'You’ve already signed up. Choose an application to continue.',
  );
  await expectAccessible(page);
});
