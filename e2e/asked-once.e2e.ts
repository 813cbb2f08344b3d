import type { Page } from '@playwright/test';
import { persona } from '@signet/personas/personas';
import { answerForm, answerQuestion } from '@signet/testing/browser/answer-form';
import { openSignUpAt } from '@signet/testing/browser/open-sign-up';
import { completedApplication } from '@signet/testing/browser/page-api';
import {
  continueTo,
  expectHeading,
  expectLoneError,
  expectScreen,
  pressContinue,
} from '@signet/testing/browser/sign-up';
import { expect, expectAccessible, nextPersonaNumber, test } from '@signet/testing/browser/test';

const FIRST = 'applicant.name.firstName';
const LAST = 'applicant.name.lastName';
const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const questionOf = (page: Page, path: string) =>
  page.locator(`#${path.replaceAll('.', '-')}-question`);

test('an unlikely name is questioned once, also after a reload, and again when it changes', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await answerForm(page, 'applicant', person);
  await answerQuestion(page, LAST, 'Test');
  await pressContinue(page);
  await expect(questionOf(page, LAST)).toContainText(
    'Is this your last name as it appears on your ID?',
  );
  await expect(field(page, LAST)).not.toHaveAttribute('aria-invalid');
  await expectLoneError(page, 'Is this your last name as it appears on your ID?');
  await expect(page).toHaveTitle(/^Question: /);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, “Test” is right' }).click();
  await expect(questionOf(page, LAST)).toHaveCount(0);
  await expect(field(page, LAST)).toBeFocused();
  await page.reload();
  await expectScreen(page, world, 'applicant');
  await expect(field(page, LAST)).toHaveValue('Test');
  await pressContinue(page);
  await expectScreen(page, world, 'business');
  await page.goBack();
  await expectScreen(page, world, 'applicant');
  await answerQuestion(page, LAST, 'Owner');
  await pressContinue(page);
  await expect(questionOf(page, LAST)).toBeVisible();
});

test('a mail address with a slip offers what is meant, and takes it with one press', async ({
  page,
  world,
}) => {
  const person = persona('ana', nextPersonaNumber());
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await answerForm(page, 'applicant', person);
  await answerQuestion(page, 'applicant.email.emailAddress', 'ana.ruiz@gmail.con');
  await pressContinue(page);
  await page.getByRole('button', { name: 'Use “ana.ruiz@gmail.com”' }).click();
  await expect(field(page, 'applicant.email.emailAddress')).toHaveValue('ana.ruiz@gmail.com');
  await pressContinue(page);
  await expectScreen(page, world, 'business');
});

test('Somebody with one name in the United States is approved', async ({ page, world }) => {
  const person = persona('ana', nextPersonaNumber());
  await page.goto('/applicant');
  await expectScreen(page, world, 'applicant');
  await answerForm(page, 'applicant', person);
  await answerQuestion(page, FIRST, 'Suharto');
  await page.getByRole('checkbox', { name: 'I have only one name' }).check();
  await expect(field(page, LAST)).toHaveCount(0);
  await expect(page.getByText('Where a last name is required, we’ll send “-”')).toBeVisible();
  await expectAccessible(page);
  await pressContinue(page);
  await continueTo({ page, world, person }, 'check-answers');
  await expect(page.getByText('Suharto', { exact: true })).toBeVisible();
  await continueTo({ page, world, person }, 'success');
  await expect(expectHeading(page)).toHaveText('You’re approved and can take payments');
});

test.describe('in French, in Quebec', () => {
  test.use({ locale: 'fr-CA' });

  test('Une personne qui a un seul nom n’en donne pas d’autre', async ({ page, world }) => {
    const person = persona('chloe', nextPersonaNumber());
    await page.goto('/applicant?market=CA');
    await expectScreen(page, world, 'applicant');
    await answerForm(page, 'applicant', person);
    await page.getByRole('checkbox', { name: 'J’ai un seul nom' }).check();
    await expect(field(page, LAST)).toHaveCount(0);
    await expectAccessible(page);
    await pressContinue(page);
    await expectScreen(page, world, 'business');
  });
});

test('a revealed question keeps its typed answer and its error over a reload', async ({
  page,
  world,
}) => {
  await openSignUpAt(page, world, persona('ana', nextPersonaNumber()), 'business');
  await answerQuestion(page, 'company.registered', 'NO');
  await page.getByRole('button', { name: 'Add a business name' }).click();
  await field(page, 'company.dba').fill('!!!');
  await page.reload();
  await expectScreen(page, world, 'business');
  await expect(field(page, 'company.dba')).toHaveValue('!!!');
  await pressContinue(page);
  await page.locator('[data-error-summary] a[href="#company-dba"]').click();
  await expect(field(page, 'company.dba')).toBeFocused();

  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/owner-identity`);
  await expectScreen(page, world, 'owner-identity');
  await page.getByRole('button', { name: 'Add a separate business phone' }).first().click();
  await field(page, 'company.phone.localPhoneNumber').fill('415 555');
  await page.reload();
  await expectScreen(page, world, 'owner-identity');
  // Grouped as it is read.
  await expect(field(page, 'company.phone.localPhoneNumber')).toHaveValue('(415)\u00a0555');
});

test('no press on any part of the agreement’s dialog agrees to anything', async ({
  page,
  world,
}) => {
  const { id } = await completedApplication(page, persona('ana', nextPersonaNumber()));
  await page.goto(`/${id}/check-answers`);
  await expectScreen(page, world, 'check-answers');
  const box = page.getByRole('checkbox', { name: /I agree/ });
  await page.getByRole('link', { name: 'Merchant Agreement' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const parts = dialog.locator('h2, h3, p, li, td, th, div');
  for (let at = 0; at < (await parts.count()); at += 1) await parts.nth(at).dispatchEvent('click');
  await expect(box).not.toBeChecked();
  await dialog.getByRole('heading').first().click();
  await expect(box).not.toBeChecked();
  expect(await page.locator('label dialog, label [role="dialog"]').count()).toBe(0);
});
